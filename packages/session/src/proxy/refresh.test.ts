import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokens } from '../testing/visitor.ts';
import { refreshOnce, type RefreshResult } from './refresh.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let count = 0;
const newToken = () => `token-${(count += 1)}`;
const answering = (result: RefreshResult) => vi.fn(async () => result);

describe('one refresh per refresh token', () => {
  test.each([
    ['renewed', { kind: 'renewed', tokens: tokens('baru') }],
    ['revoked', { kind: 'revoked' }],
  ] as const)(
    'an answer %s serves tabs whose cookies are a moment behind for 10 s, and no longer',
    async (_, result) => {
      const token = newToken();
      const send = answering(result);
      expect(await refreshOnce(token, send)).toEqual(result);
      vi.advanceTimersByTime(9999);
      expect(await refreshOnce(token, send)).toEqual(result);
      expect(send).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1);
      await refreshOnce(token, send);
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  test('no answer is not kept: the next one asks again', async () => {
    const token = newToken();
    const send = answering({ kind: 'unavailable' });
    await refreshOnce(token, send);
    await refreshOnce(token, send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('an attempt that breaks is told to all who wait and not kept', async () => {
    const token = newToken();
    const broken = vi.fn(() => Promise.reject(new Error('putus')));
    const both = await Promise.allSettled([refreshOnce(token, broken), refreshOnce(token, broken)]);
    expect([both.map(({ status }) => status), broken.mock.calls.length]).toEqual([['rejected', 'rejected'], 1]);
    expect(await refreshOnce(token, answering({ kind: 'revoked' }))).toEqual({ kind: 'revoked' });
  });

  test('two persons do not share an answer', async () => {
    const send = answering({ kind: 'revoked' });
    await Promise.all([refreshOnce(newToken(), send), refreshOnce(newToken(), send)]);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
