export * from './recap.ts';
