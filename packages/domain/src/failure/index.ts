export * from './answer.ts';
