export * from './judge.ts';
export * from './times.ts';
