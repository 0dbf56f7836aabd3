export * from './area.ts';
export * from './guest.ts';
export * from './logout.ts';
export * from './redirect.ts';
export * from './refresh.ts';
export * from './sessionType.ts';
export * from './spend.ts';
