export * from './popup.ts';
