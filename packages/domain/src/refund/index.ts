export * from './account.ts';
export * from './policy.ts';
export * from './refund.ts';
