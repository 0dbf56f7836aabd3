import { describe, expect, it } from 'vitest';
import { confirmFailure } from './confirmFailure.ts';

describe('a refused order (docs/product/errors.md; R13)', () => {
  it.each([
    [409, 'EVENT_FULL', 'eventFull'],
    [409, 'EVENT_REQUIRED', 'chooseSchedule'],
    [409, 'PRICE_CHANGED', 'priceChanged'],
    [409, 'PROMO_UNUSABLE', 'promo'],
    [409, 'ORDER_WAITING', 'orderWaiting'],
    [409, 'SEATS_HELD', 'message'],
    [409, 'SALES_CLOSED', 'message'],
    [422, 'EVENT_FULL', 'message'],
    [404, 'NOT_FOUND', 'cartGone'],
    [401, 'UNAUTHORIZED', 'login'],
    [500, 'error', 'message'],
  ])('%i %s', (code, status, expected) => {
    expect(confirmFailure({ code, status })).toBe(expected);
  });
});
