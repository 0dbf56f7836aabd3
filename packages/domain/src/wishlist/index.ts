export * from './priceDrop.ts';
export * from './toggle.ts';
