export * from './buyButton.ts';
export * from './eventStatus.ts';
export * from './qrBlock.ts';
export * from './needsSchedule.ts';
export * from './testAccess.ts';
export * from './scheduleFaults.ts';
export * from './series.ts';
