import { describe, expect, it } from 'vitest';
import { lineProblem, scheduleProblem, selectedCart, toggledCart } from './selection.ts';

const open = { eventStatus: 'available', quota: 3 } as const;

describe('schedule card states in the cart', () => {
  it.each([
    ['a course without schedules', { haveEvent: false, event: null }, null],
    ['an event course without its schedule', { haveEvent: true, event: null }, 'scheduleMissing'],
    ['a schedule with seats', { haveEvent: true, event: open }, null],
    ['the last seat gone', { haveEvent: true, event: { eventStatus: 'available', quota: 0 } }, 'soldOut'],
    ['full', { haveEvent: true, event: { eventStatus: 'full', quota: 2 } }, 'soldOut'],
    ['over', { haveEvent: true, event: { eventStatus: 'expired', quota: 2 } }, 'expired'],
    ['not yet on sale', { haveEvent: true, event: { eventStatus: 'availableSoon', quota: 2 } }, 'availableSoon'],
    ['seats not counted', { haveEvent: true, event: { eventStatus: 'available' } }, null],
  ] as const)('%s', (_, line, expected) => {
    expect(scheduleProblem(line)).toBe(expected);
  });
});

describe('one live order per learner and course: what keeps a course from being ordered', () => {
  it.each([
    ['nothing', { haveEvent: true, event: open }, null],
    ['it is owned', { owned: true }, 'owned'],
    ['it waits in an order', { waitingOrderId: 'SLH-1' }, 'waiting'],
    ['owned comes before waiting', { owned: true, waitingOrderId: 'SLH-1' }, 'owned'],
    ['and waiting before its schedule', { waitingOrderId: 'SLH-1', haveEvent: true, event: null }, 'waiting'],
    ['its schedule', { owned: false, waitingOrderId: null, haveEvent: true, event: null }, 'scheduleMissing'],
  ] as const)('%s', (_, line, expected) => {
    expect(lineProblem(line)).toBe(expected);
  });

  it('leaves such courses out of what is ordered, also when they were asked for', () => {
    const lines = [{ cartId: 'a', owned: true }, { cartId: 'b', waitingOrderId: 'SLH-1' }, { cartId: 'c' }];
    expect(selectedCart(lines, ['a', 'b', 'c'])).toEqual([{ cartId: 'c' }]);
  });
});

describe('the courses that are ordered', () => {
  const lines = [
    { cartId: 'a' },
    { cartId: 'b', haveEvent: true, event: open },
    { cartId: 'c', haveEvent: true, event: null },
  ];
  const ids = (asked: string[] | null) => selectedCart(lines, asked).map(({ cartId }) => cartId);

  it.each([
    ['nothing said: all that can be ordered', null, ['a', 'b']],
    ['everything unticked', [], []],
    ['one of them', ['b'], ['b']],
    ['the order is the cart’s', ['b', 'a'], ['a', 'b']],
    ['one without a schedule, and one that is gone', ['c', 'z'], []],
  ])('%s', (_, asked, expected) => {
    expect(ids(asked)).toEqual(expected);
  });

  it.each([
    ['unticks one of all', null, 'a', ['b']],
    ['ticks another', ['b'], 'a', ['a', 'b']],
    ['unticks the last', ['b'], 'b', []],
    ['a course that is gone is not added', ['b'], 'z', ['b']],
  ])('%s', (_, asked, cartId, expected) => {
    expect(toggledCart(lines, asked, cartId)).toEqual(expected);
  });
});
