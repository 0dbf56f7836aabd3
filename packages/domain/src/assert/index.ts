export * from './assertNever.ts';
