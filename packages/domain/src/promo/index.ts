export * from './counted.ts';
export * from './discount.ts';
export * from './failure.ts';
export * from './faults.ts';
export * from './judge.ts';
export * from './panel.ts';
export * from './promo.ts';
export * from './search.ts';
