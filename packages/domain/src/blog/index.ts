export * from './eventType.ts';
