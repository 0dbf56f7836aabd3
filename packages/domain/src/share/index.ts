export * from './share.ts';
