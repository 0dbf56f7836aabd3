export { ListBody } from './ListBody.tsx';
export { QueryProvider } from './QueryProvider.tsx';
export { useApiClient, usePagedList, useWide, type PagedList } from './usePagedList.ts';
