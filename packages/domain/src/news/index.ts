export * from './newsType.ts';
