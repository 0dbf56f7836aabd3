export * from './confirm.ts';
export * from './freeRegistration.ts';
