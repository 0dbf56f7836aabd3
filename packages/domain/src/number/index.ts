export * from './compact.ts';
export * from './duration.ts';
export * from './stars.ts';
