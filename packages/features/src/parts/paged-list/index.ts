export { ListBody } from './ListBody.tsx';
export { QueryProvider } from './QueryProvider.tsx';
export { usePagedList, useWide, type PagedList } from './usePagedList.ts';
