export * from './drawer.ts';
