export { EmptyList } from './EmptyList.tsx';
export { ListBody } from './ListBody.tsx';
export { createQueryClient, QueryProvider } from './QueryProvider.tsx';
export { usePagedList, useWide, type Page, type PagedList } from './usePagedList.ts';
