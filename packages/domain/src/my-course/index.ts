export * from './status.ts';
export * from './voucher.ts';
