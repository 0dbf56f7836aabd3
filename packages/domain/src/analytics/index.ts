export * from './batch.ts';
export * from './event.ts';
