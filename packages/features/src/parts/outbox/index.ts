export { reportsWaiting, type OutboxState } from './outbox.ts';
export type { Taken } from './send.ts';
export { outboxOf, useSending, useWaiting } from './useOutbox.ts';
export { answerId, type Message } from './waiting.ts';
