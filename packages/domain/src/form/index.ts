export * from './errorDisplay.ts';
