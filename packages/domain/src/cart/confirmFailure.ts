/** What a refused order leads to. `message` shows what the server said. */
export type ConfirmFailure =
  | 'eventFull'
  | 'chooseSchedule'
  | 'priceChanged'
  | 'promo'
  | 'cartGone'
  | 'orderWaiting'
  | 'login'
  | 'message';

const OF_STATUS: Readonly<Record<string, ConfirmFailure>> = {
  EVENT_FULL: 'eventFull',
  EVENT_REQUIRED: 'chooseSchedule',
  PRICE_CHANGED: 'priceChanged',
  PROMO_UNUSABLE: 'promo',
  ORDER_WAITING: 'orderWaiting',
};

/**
 * What follows a refused confirm: the event-full dialog, the schedule that is missing, the changed prices, the promo's
 * failure, a cart that is gone, the order that waits already, login, or the message (docs/product/errors.md; R13).
 */
export function confirmFailure({ code, status }: { code: number; status: string }): ConfirmFailure {
  if (code === 401) return 'login';
  if (code === 404) return 'cartGone';
  return (code === 409 && OF_STATUS[status]) || 'message';
}
