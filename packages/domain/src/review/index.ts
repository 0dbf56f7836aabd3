export * from './sort.ts';
export * from './standing.ts';
