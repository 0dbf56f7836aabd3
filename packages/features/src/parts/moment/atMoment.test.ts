import { DAY_MS } from '@suluh/domain/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMoment } from './atMoment.ts';

let looks: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  vi.stubGlobal('document', {
    addEventListener: (_: string, look: () => void) => (looks = look),
    removeEventListener: () => (looks = () => undefined),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('comes at the instant by the clock of the server, once', () => {
  const come = vi.fn();
  const serverNowMs = Date.now() + 600_000; // the phone is ten minutes behind
  atMoment(serverNowMs + 10_000, serverNowMs, come);
  vi.advanceTimersByTime(9_999);
  expect(come).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(DAY_MS);
  expect(come).toHaveBeenCalledTimes(1);
});

test('a page that slept is served when it is looked at again', () => {
  const come = vi.fn();
  atMoment(Date.now() + 10_000, Date.now(), come);
  vi.setSystemTime(Date.now() + 60_000); // no timer ran meanwhile
  looks();
  expect(come).toHaveBeenCalledTimes(1);
});

test('more days than a timer takes are waited for, and can be left', () => {
  const [waited, left] = [vi.fn(), vi.fn()];
  atMoment(Date.now() + 40 * DAY_MS, Date.now(), left)();
  atMoment(Date.now() + 40 * DAY_MS, Date.now(), waited);
  vi.advanceTimersByTime(41 * DAY_MS);
  expect([waited.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
});
