export * from './method.ts';
export * from './next.ts';
