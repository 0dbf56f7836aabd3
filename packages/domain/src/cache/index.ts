export * from './lifetimes.ts';
