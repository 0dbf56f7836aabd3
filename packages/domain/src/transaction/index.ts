export * from './card.ts';
export * from './deadline.ts';
export * from './follow.ts';
export * from './heldSeats.ts';
export * from './historyFilter.ts';
export * from './status.ts';
export * from './surplus.ts';
export * from './transition.ts';
