export * from './groups.ts';
export * from './method.ts';
export * from './next.ts';
