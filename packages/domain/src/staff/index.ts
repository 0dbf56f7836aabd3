export * from './permissions.ts';
export * from './reach.ts';
