export * from './priceChange.ts';
export * from './total.ts';
