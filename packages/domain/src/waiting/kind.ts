import type { EventStatus } from '../schedule/index.ts';

/** What somebody waits for: a seat of a full schedule, or sales of one that is not on sale yet. */
export type WaitingKind = 'seat' | 'opening';

/** How somebody stands with a schedule. `lapsed`: an offer was not taken in time; `told`: sales opened. */
export type WaitingState = 'none' | 'waiting' | 'offered' | 'lapsed' | 'told';

const KIND: Record<EventStatus, WaitingKind | null> = {
  full: 'seat',
  availableSoon: 'opening',
  available: null,
  expired: null,
};

/** What one may wait for at a schedule; null where it is on sale or over (docs/product/waiting.md#joining). */
export const waitingKind = (status: EventStatus): WaitingKind | null => KIND[status];

/** Whether somebody has a place in the line for a seat: such a one can be offered it (docs/product/waiting.md#staff). */
export const isInLine = ({ kind, state }: { kind: WaitingKind; state: WaitingState }): boolean =>
  kind === 'seat' && state === 'waiting';
