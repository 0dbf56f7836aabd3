import { DAY_MS } from '@suluh/domain/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterSaleEnd } from './atMoment.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

const calls = () => ({ end: vi.fn(), refresh: vi.fn() });
const timesOf = ({ end, refresh }: ReturnType<typeof calls>) => [end.mock.calls.length, refresh.mock.calls.length];

test('the sale ends at the instant itself, and the page is asked for again when no answer tells of it any more', () => {
  const told = calls();
  afterSaleEnd(Date.now() + 10_000, told);
  vi.advanceTimersByTime(9_999);
  expect(timesOf(told)).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(timesOf(told)).toEqual([1, 0]);
  vi.advanceTimersByTime(6_000);
  expect(timesOf(told)).toEqual([1, 1]);
});

test('a sale that ends after more days than a timer takes is waited for too, and can be left', () => {
  const [waited, left] = [calls(), calls()];
  afterSaleEnd(Date.now() + 40 * DAY_MS, waited);
  afterSaleEnd(Date.now() + 40 * DAY_MS, left)();
  vi.advanceTimersByTime(41 * DAY_MS);
  expect([timesOf(waited), timesOf(left)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});
