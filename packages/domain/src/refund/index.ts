export * from './account.ts';
export * from './courseRefunds.ts';
export * from './policy.ts';
export * from './refund.ts';
