export * from './given.ts';
export * from './organiser.ts';
export * from './status.ts';
export * from './view.ts';
export * from './how.ts';
export * from './recorded.ts';
export * from './reminder.ts';
export * from './lessons.ts';
