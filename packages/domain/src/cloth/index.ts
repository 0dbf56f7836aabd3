export * from './hash.ts';
export * from './motif.ts';
