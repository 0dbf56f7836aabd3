export * from './dot.ts';
export * from './preference.ts';
