export * from './attempt.ts';
export * from './confirm.ts';
export * from './confirmFailure.ts';
export * from './freeRegistration.ts';
export * from './selection.ts';
