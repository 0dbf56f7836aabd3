export * from './status.ts';
export * from './view.ts';
