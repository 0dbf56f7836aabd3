export * from './buyButton.ts';
export * from './eventDay.ts';
export * from './eventStatus.ts';
export * from './qrBlock.ts';
export * from './needsSchedule.ts';
export * from './testAccess.ts';
export * from './localMoment.ts';
export * from './scheduleFaults.ts';
