export * from './age.ts';
export * from './day.ts';
export * from './localMoment.ts';
export * from './offerPeriod.ts';
export * from './span.ts';
export * from './typedYear.ts';
export * from './zone.ts';
