export * from './priceNow.ts';
export * from './priceChange.ts';
export * from './total.ts';
