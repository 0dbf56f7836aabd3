export * from './keptAddress.ts';
export * from './pages.ts';
export * from './pathTo.ts';
export * from './rootPaths.ts';
export * from './routes.ts';
export * from './site.ts';
export * from './tables.ts';
export * from './zones.ts';
