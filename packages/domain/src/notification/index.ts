export * from './dot.ts';
export * from './preference.ts';
export * from './push.ts';
export * from './target.ts';
export * from './topic.ts';
