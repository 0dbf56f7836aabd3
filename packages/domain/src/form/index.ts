export * from './errorDisplay.ts';
export * from './leaveGuard.ts';
