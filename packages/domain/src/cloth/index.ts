export * from './motif.ts';
