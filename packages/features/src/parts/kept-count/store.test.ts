import { CACHE_MS } from '@suluh/domain/cache';
import { describe, expect, test, vi } from 'vitest';
import { KeptCountStore } from './store.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 1));
function keeper(text: string | null = null) {
  return {
    text,
    read() {
      return this.text;
    },
    write(next: string) {
      this.text = next;
    },
  };
}
const kept = (userId: string, count: number, atMs = 0) => keeper(JSON.stringify({ userId, count, atMs }));

describe('the number at the cart in the header (docs/product/display.md#cache, carts 12 h; R13)', () => {
  test.each([
    ['young', kept('u-1', 3), 'u-1', CACHE_MS.carts - 1, 0, 3],
    ['12 hours old', kept('u-1', 3), 'u-1', CACHE_MS.carts, 1, 7],
    ['of another learner', kept('u-2', 3), 'u-1', 1, 1, 7],
    ['none', keeper(), 'u-1', 1, 1, 7],
    ['broken', keeper('{'), 'u-1', 1, 1, 7],
  ])('a kept count that is %s', async (_, place, userId, nowMs, asked, count) => {
    const load = vi.fn(async () => 7);
    const store = new KeptCountStore(place, load, CACHE_MS.carts);
    store.open(userId, nowMs);
    await settled();
    expect([load.mock.calls.length, store.count]).toEqual([asked, count]);
  });

  test('a change of the cart asks again, once at a time, and tells those who listen', async () => {
    const load = vi.fn(async () => 2);
    const store = new KeptCountStore(kept('u-1', 1), load, CACHE_MS.carts);
    const listener = vi.fn();
    store.open('u-1', 1);
    store.subscribe(listener);
    store.ask('u-1', 2);
    store.ask('u-1', 2);
    await settled();
    expect([load.mock.calls.length, listener.mock.calls.length, store.count]).toEqual([1, 1, 2]);
  });

  test('a change on the way to another page is asked for there', async () => {
    const place = kept('u-1', 1);
    const left = new KeptCountStore(place, () => new Promise(() => undefined), CACHE_MS.carts);
    left.open('u-1', 1);
    left.ask('u-1', 2);
    const next = new KeptCountStore(place, async () => 0, CACHE_MS.carts);
    next.open('u-1', 3);
    await settled();
    expect(next.count).toBe(0);
    expect(JSON.parse(place.text ?? '')).toEqual({ userId: 'u-1', count: 0, atMs: 3 });
  });

  test('without an answer the count stays', async () => {
    const store = new KeptCountStore(kept('u-1', 1), async () => null, CACHE_MS.carts);
    store.open('u-1', 1);
    store.ask('u-1', 2);
    await settled();
    expect(store.count).toBe(1);
  });
});
