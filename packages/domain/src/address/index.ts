export * from './roots.ts';
export * from './site.ts';
