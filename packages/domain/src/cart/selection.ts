import { buyButton, type BuyButtonCode, type EventStatus } from '../schedule/index.ts';

/** What decides whether a course of the cart can be ordered. */
export interface CartLine {
  cartId: string;
  haveEvent?: boolean | null;
  event?: { eventStatus: EventStatus; quota?: number | null } | null;
  /** The learner owns it by now. */
  owned?: boolean | null;
  /** The order it waits in to be paid. */
  waitingOrderId?: string | null;
}

/** Why a course of the cart cannot be ordered as it stands: no schedule chosen yet, or one that is not on sale. */
export type ScheduleProblem = 'scheduleMissing' | Exclude<BuyButtonCode, 'owned' | 'open'>;

/** Why a course of the cart is not ordered: it is owned, it waits in an order, or its schedule stands in the way. */
export type LineProblem = 'owned' | 'waiting' | ScheduleProblem;

/**
 * What is wrong with the schedule of a course in the cart, by the states of the schedule card
 * (docs/product/schedule.md#buy-button); null when it can be ordered.
 */
export function scheduleProblem({ haveEvent, event }: Omit<CartLine, 'cartId'>): ScheduleProblem | null {
  if (!event) return haveEvent === true ? 'scheduleMissing' : null;
  const { code } = buyButton({ owned: false, ...event });
  return code === 'open' || code === 'owned' ? null : code;
}

/**
 * What keeps a course of the cart from being ordered, in the order it is told; null when nothing does. A learner has
 * one live order of a course: owned, or waiting to be paid.
 */
export function lineProblem({ owned, waitingOrderId, ...line }: Omit<CartLine, 'cartId'>): LineProblem | null {
  if (owned) return 'owned';
  return waitingOrderId ? 'waiting' : scheduleProblem(line);
}

/**
 * The courses of the cart that are ordered: those asked for, or all when none were named, without those that
 * cannot be.
 * @param asked null when nothing was said; an empty list when everything was unticked.
 */
export function selectedCart<Line extends CartLine>(lines: readonly Line[], asked: readonly string[] | null): Line[] {
  return lines.filter((line) => (asked === null || asked.includes(line.cartId)) && lineProblem(line) === null);
}

/** The selection after a course was ticked or unticked, in the order of the cart. */
export function toggledCart(lines: readonly CartLine[], asked: readonly string[] | null, cartId: string): string[] {
  const selected = new Set(selectedCart(lines, asked).map((line) => line.cartId));
  if (!selected.delete(cartId)) selected.add(cartId);
  return lines.filter((line) => selected.has(line.cartId)).map((line) => line.cartId);
}
