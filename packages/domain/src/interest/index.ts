export * from './interest.ts';
