export * from './dot.ts';
export * from './preference.ts';
export * from './push.ts';
export * from './topic.ts';
