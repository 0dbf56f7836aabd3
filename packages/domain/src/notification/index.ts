export * from './dot.ts';
