export * from './apply.ts';
export * from './salary.ts';
