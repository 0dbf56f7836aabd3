export * from './withQuery.ts';
