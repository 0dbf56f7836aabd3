export * from './refund.ts';
