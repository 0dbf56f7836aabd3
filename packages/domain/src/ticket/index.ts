export * from './organiserChange.ts';
export * from './reschedule.ts';
export * from './shortCode.ts';
export * from './token.ts';
export * from './calendarLinks.ts';
export * from './placeOnMap.ts';
