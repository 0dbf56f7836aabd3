export * from './upstreamServer.ts';
export * from './visitor.ts';
