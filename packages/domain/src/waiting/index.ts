export * from './kind.ts';
export * from './offer.ts';
export * from './seats.ts';
