export * from './content.ts';
export * from './drop.ts';
export * from './kind.ts';
export * from './length.ts';
export * from './limits.ts';
export * from './rules.ts';
