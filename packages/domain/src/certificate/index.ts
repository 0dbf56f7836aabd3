export * from './kind.ts';
export * from './number.ts';
