export * from './sort.ts';
