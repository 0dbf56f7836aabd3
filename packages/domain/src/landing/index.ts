export * from './landing.ts';
