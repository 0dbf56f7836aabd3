export * from './expiry.ts';
export * from './kind.ts';
export * from './name.ts';
export * from './number.ts';
export * from './standing.ts';
