export * from './carriedOn.ts';
export * from './withQuery.ts';
