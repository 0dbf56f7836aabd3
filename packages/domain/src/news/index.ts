export * from './newsType.ts';
export * from './video.ts';
