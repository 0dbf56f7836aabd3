export * from './carousel.ts';
