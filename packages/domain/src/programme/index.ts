export * from './internship.ts';
export * from './partner.ts';
