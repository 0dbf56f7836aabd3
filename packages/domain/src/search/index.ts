export * from './colloquialBases.ts';
export * from './fillerWords.ts';
export * from './history.ts';
