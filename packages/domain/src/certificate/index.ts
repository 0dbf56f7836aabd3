export * from './expiry.ts';
export * from './kind.ts';
export * from './name.ts';
export * from './number.ts';
export * from './paperFile.ts';
export * from './paperWords.ts';
export * from './scanned.ts';
export * from './standing.ts';
