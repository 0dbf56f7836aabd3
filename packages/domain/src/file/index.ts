export * from './limits.ts';
export * from './rules.ts';
