export * from './address.ts';
export * from './signed.ts';
