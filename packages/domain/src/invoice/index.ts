export * from './number.ts';
export * from './seller.ts';
export * from './standing.ts';
export * from './tax.ts';
