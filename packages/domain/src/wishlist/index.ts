export * from './toggle.ts';
