import { describe, expect, it } from 'vitest';
import { followDelayMs, type Following } from './follow.ts';

const waiting: Following = { status: 'UNPAID', watchedMs: 0, failures: 0, leftMs: null };
const MINUTE = 60_000;

describe('following a payment without reloading the page', () => {
  it.each([
    ['quickly at first', {}, 3000],
    ['quickly up to two minutes', { watchedMs: 2 * MINUTE - 1 }, 3000],
    ['slower from two minutes', { watchedMs: 2 * MINUTE }, 10_000],
    ['slowest from ten minutes', { watchedMs: 10 * MINUTE }, 30_000],
    ['slowest however long it was watched', { watchedMs: Infinity }, 30_000],
    ['twice as slowly after a failure', { failures: 1 }, 6000],
    ['twice as slowly again after the next', { failures: 2 }, 12_000],
    ['a minute apart at most', { failures: 40, watchedMs: 20 * MINUTE }, MINUTE],
    ['a second after the deadline when that is sooner', { watchedMs: 20 * MINUTE, leftMs: 5000 }, 6000],
    ['as usual when the deadline is far', { leftMs: MINUTE }, 3000],
    ['as usual when the deadline has passed and nobody has said so', { leftMs: -1 }, 3000],
    ['not any more once it is paid', { status: 'PAID' }, null],
    ['not any more once it has expired', { status: 'EXPIRED' }, null],
    ['not any more once it is cancelled', { status: 'CANCEL' }, null],
  ] as const)('asks %s', (_, changes, expected) => {
    expect(followDelayMs({ ...waiting, ...changes })).toBe(expected);
  });
});
