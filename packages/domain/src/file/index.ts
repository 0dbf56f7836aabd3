export * from './content.ts';
export * from './limits.ts';
export * from './rules.ts';
