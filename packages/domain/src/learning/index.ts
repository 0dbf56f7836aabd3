export * from './completion.ts';
export * from './done.ts';
export * from './handIn.ts';
export * from './live.ts';
export * from './percent.ts';
export * from './score.ts';
export * from './watched.ts';
