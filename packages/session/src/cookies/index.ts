export * from './names.ts';
export * from './read.ts';
export * from './summary.ts';
export * from './write.ts';
