export * from './credit.ts';
export * from './line.ts';
export * from './month.ts';
export * from './share.ts';
