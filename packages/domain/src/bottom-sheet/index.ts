export * from './drag.ts';
