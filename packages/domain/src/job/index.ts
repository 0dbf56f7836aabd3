export * from './salary.ts';
