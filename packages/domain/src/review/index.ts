export * from './highlights.ts';
export * from './shownName.ts';
export * from './sort.ts';
export * from './standing.ts';
