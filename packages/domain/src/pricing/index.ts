export * from './cartPrice.ts';
export * from './priceNow.ts';
export * from './flashPrice.ts';
export * from './priceChange.ts';
export * from './total.ts';
export * from './bundleOffer.ts';
