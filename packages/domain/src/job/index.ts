export * from './alert.ts';
export * from './apply.ts';
export * from './experience.ts';
export * from './listedValues.ts';
export * from './place.ts';
export * from './salary.ts';
export * from './tellingSearch.ts';
export * from './tellingWords.ts';
