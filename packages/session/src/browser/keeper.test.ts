import { INTERNSHIP_ROUTES, MAIN_ROUTES } from '@suluh/domain/address';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type Page } from '../testing/page.ts';
import { scope, summary } from '../testing/visitor.ts';
import { keepSession, refreshSession } from './keeper.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let page: Page;
let status: number;
const sent = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const onOver = vi.fn();

/** A session whose access token ends after so long. */
const endingIn = (ms: number) => summary({ tokenExpiredAt: new Date(Date.now() + ms).toISOString() });

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  status = 204;
  onOver.mockReset();
  sent.mockReset().mockImplementation(async () => {
    if (status === 204) page.tell(endingIn(15 * MINUTE));
    return new Response(null, { status });
  });
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = () => keepSession(scope.id, MAIN_ROUTES, onOver);

describe('a page keeps its session fresh (docs/product/session.md; docs/product/display.md#times)', () => {
  test('the first check comes 30 s before the token ends', async () => {
    page.tell(endingIn(15 * MINUTE));
    const stop = keep();
    await vi.advanceTimersByTimeAsync(15 * MINUTE - 30 * SECOND - 1);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.mock.calls).toEqual([['/api/session/refresh', { method: 'POST' }]]);
    stop();
  });

  test('then every 14 minutes, each time with less than 70 s left', async () => {
    page.tell(endingIn(15 * MINUTE));
    const stop = keep();
    await vi.advanceTimersByTimeAsync(15 * MINUTE - 30 * SECOND);
    await vi.advanceTimersByTimeAsync(14 * MINUTE - 1);
    expect(sent).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(2);
    stop();
  });

  test.each([
    ['70 s left: another tab was first, nothing is asked', 70 * SECOND, 0],
    ['a moment less: asked', 70 * SECOND - 1, 1],
  ])('%s', async (_, leftMs, expected) => {
    page.tell(endingIn(10 * MINUTE));
    const stop = keep();
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 30 * SECOND - 1);
    page.tell(endingIn(leftMs + 1));
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(expected);
    stop();
  });

  test('a token that has ended is refreshed at once', async () => {
    page.tell(endingIn(-MINUTE));
    const stop = keep();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveBeenCalledTimes(1);
    stop();
  });

  test.each([
    ['403 ends the session', 403, 1],
    ['503 does not', 503, 0],
  ])('%s', async (_, answer, expected) => {
    status = answer;
    page.tell(endingIn(MINUTE));
    const stop = keep();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(onOver).toHaveBeenCalledTimes(expected);
    stop();
  });

  test('after 503 it is tried again 14 minutes later', async () => {
    status = 503;
    page.tell(endingIn(MINUTE));
    const stop = keep();
    await vi.advanceTimersByTimeAsync(30 * SECOND + 14 * MINUTE);
    expect(sent).toHaveBeenCalledTimes(2);
    stop();
  });

  test('a session that another tab ended is over at the next check, without asking', async () => {
    page.tell(endingIn(MINUTE));
    keep();
    page.tell(null);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([onOver.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
  });

  test('an anonymous visitor is left alone', async () => {
    keep();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect([onOver.mock.calls.length, sent.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0, 0]);
  });

  test('stopped, it checks no more, not even when stopped while an answer was on its way', async () => {
    page.tell(endingIn(MINUTE));
    let answer: (response: Response) => void = () => undefined;
    sent.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const stop = keep();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    stop();
    answer(new Response(null, { status: 403 }));
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect([onOver.mock.calls.length, sent.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1, 0]);
  });
});

describe('tabs take turns', () => {
  test('the second one finds a fresh token and asks no more', async () => {
    page.tell(endingIn(MINUTE));
    expect(await Promise.all([refreshSession(scope.id, MAIN_ROUTES), refreshSession(scope.id, MAIN_ROUTES)])).toEqual([
      'renewed',
      'renewed',
    ]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('a browser without Web Locks refreshes all the same', async () => {
    page = openPage({ locks: false });
    page.tell(endingIn(MINUTE));
    expect(await refreshSession(scope.id, INTERNSHIP_ROUTES)).toBe('renewed');
    expect(sent.mock.calls[0]?.[0]).toBe('/internship-ddb/api/session/refresh');
  });

  test('offline it failed and did not end', async () => {
    page.tell(endingIn(MINUTE));
    sent.mockRejectedValue(new TypeError('offline'));
    expect(await refreshSession(scope.id, MAIN_ROUTES)).toBe('failed');
  });
});
