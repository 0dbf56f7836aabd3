export * from './eventTimes.ts';
export * from './newsType.ts';
export * from './video.ts';
