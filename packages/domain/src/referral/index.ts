export * from './code.ts';
export * from './reward.ts';
