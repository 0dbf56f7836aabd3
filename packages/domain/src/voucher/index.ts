export * from './code.ts';
export * from './judge.ts';
