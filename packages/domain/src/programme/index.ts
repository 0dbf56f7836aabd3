export * from './internship.ts';
export * from './partner.ts';
export * from './onJobPlan.ts';
