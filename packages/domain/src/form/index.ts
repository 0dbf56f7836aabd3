export * from './leaveGuard.ts';
