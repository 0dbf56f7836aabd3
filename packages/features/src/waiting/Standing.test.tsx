import type { WaitingPlace } from '@suluh/api/types';
import { cartText } from '@suluh/i18n-id/cart';
import { waitingText } from '@suluh/i18n-id/waiting';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show, tenant } from '../testing/island.tsx';
import { Standing } from './Standing.tsx';

const place = (more: Partial<WaitingPlace>): WaitingPlace => ({
  event: {
    eventId: 7,
    batch: '1',
    city: 'Klaten',
    venue: 'Sanggar Tenun Cawas',
    url: null,
    startEvent: '2031-10-25T02:00:00.000Z',
    endEvent: '2031-10-26T10:00:00.000Z',
    timeEvent: '',
    timeZone: 'Asia/Jakarta',
    priceEvent: 300_000,
    quota: 0,
    capacity: 1,
    eventStatus: 'full',
  },
  courseId: 12,
  courseFullname: 'Menenun Lurik',
  slug: 'menenun-lurik',
  state: 'none',
  kind: 'seat',
  place: null,
  offerEndsAt: null,
  salesOpenAt: null,
  isOwned: false,
  waitingOrderId: null,
  ...more,
});
const over = { event: { ...place({}).event, eventStatus: 'expired' as const }, kind: null };
const open = { event: { ...place({}).event, eventStatus: 'available' as const }, kind: null };

test.each([
  ['outside a full date', {}, waitingText.full, [waitingText.join]],
  ['in line', { state: 'waiting', place: 3 }, waitingText.place(3), [waitingText.leave]],
  [
    'with a seat that is kept',
    { state: 'offered', offerEndsAt: '2031-10-01T07:00:00.000Z' },
    waitingText.offered,
    ['Beli Sekarang', waitingText.refuse],
  ],
  ['after an offer that ended', { state: 'lapsed' }, waitingText.full, [waitingText.join]],
  [
    'outside a date that opens',
    { kind: 'opening', salesOpenAt: '2031-10-01T02:00:00.000Z' },
    waitingText.soon,
    [waitingText.follow],
  ],
  ['following one', { kind: 'opening', state: 'waiting' }, waitingText.following, [waitingText.unfollow]],
  ['told that it opened', { ...open, state: 'told' }, waitingText.onSale, []],
  ['at one that is over, still in line', { ...over, state: 'waiting' }, waitingText.over, []],
  ['who owns the course', { isOwned: true, state: 'waiting' }, waitingText.owned, []],
  ['whose order waits', { waitingOrderId: 'SLH-1' }, cartText.waiting, []],
] as const satisfies readonly (readonly [string, Partial<WaitingPlace>, string, readonly string[]])[])(
  '%s one reads how one stands, and what can be done',
  async (_name, more, heading, buttons) => {
    await show(<Standing place={place(more)} tenant={tenant} />, { screen: 'phone' });
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(
      page
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(buttons);
    await expectReadable();
  },
);
