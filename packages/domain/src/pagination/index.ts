export * from './listState.ts';
export * from './pageLinks.ts';
export * from './pageNumber.ts';
export * from './pageSize.ts';
