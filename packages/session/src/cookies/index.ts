export * from './names.ts';
export * from './summary.ts';
export * from './write.ts';
