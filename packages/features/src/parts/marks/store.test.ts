import { describe, expect, test, vi } from 'vitest';
import { NONE, MarksStore } from './store.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('marks of wished and owned courses', () => {
  test('all cards of a page are asked for in one request, each once', async () => {
    const load = vi.fn(async () => ({
      wishlisted: [2],
      owned: [3],
      ownedEvents: [31],
      waiting: [{ courseId: 1, orderId: 'SLH-1' }],
      reviews: ['r-1'],
      likedReviews: ['r-2'],
    }));
    const store = new MarksStore(load);
    for (const id of [1, 2, 3, 2]) store.request(id);
    await settled();
    store.request(1);
    await settled();
    expect(load.mock.calls).toEqual([[[1, 2, 3]]]);
    expect([[...store.ownReviews], [...store.likedReviews]]).toEqual([['r-1'], ['r-2']]);
    expect([store.marksOf(1), store.marksOf(2), store.marksOf(3)]).toEqual([
      { ...NONE, waitingOrderId: 'SLH-1' },
      { ...NONE, wished: true },
      { ...NONE, owned: true, ownedEventIds: [31] },
    ]);
  });

  test('who has no mark is told of nothing new', async () => {
    const store = new MarksStore(async () => ({
      wishlisted: [2],
      owned: [],
      ownedEvents: [],
      waiting: [],
      reviews: [],
      likedReviews: [],
    }));
    const before = [store.marksOf(1), store.marksOf(2)];
    for (const id of [1, 2]) store.request(id);
    await settled();
    expect([store.marksOf(1) === before[0], store.marksOf(2) === before[1]]).toEqual([true, false]);
  });

  test('201 courses are asked for in two requests', async () => {
    const load = vi.fn(async () => ({
      wishlisted: [],
      owned: [],
      ownedEvents: [],
      waiting: [],
      reviews: [],
      likedReviews: [],
    }));
    const store = new MarksStore(load);
    for (let id = 1; id <= 201; id += 1) store.request(id);
    await settled();
    expect(load.mock.calls.map(([ids]: unknown[]) => (ids as number[]).length)).toEqual([200, 1]);
  });

  test('a change of a heart is told to those who listen, until they stop', () => {
    const store = new MarksStore(async () => ({
      wishlisted: [],
      owned: [],
      ownedEvents: [],
      waiting: [],
      reviews: [],
      likedReviews: [],
    }));
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.setWished(7, true);
    stop();
    store.setWished(7, false);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.marksOf(7).wished).toBe(false);
  });

  test('nothing is said of a wish before its answer, and after none that came', async () => {
    const answer = { wishlisted: [2], owned: [], ownedEvents: [], waiting: [], reviews: [], likedReviews: [] };
    const store = new MarksStore(async ([id]) => (id === 3 ? null : answer));
    store.request(2);
    expect(store.wishOf(2)).toBeUndefined();
    await settled();
    store.request(3);
    await settled();
    expect([store.wishOf(2), store.wishOf(3)]).toEqual([true, null]);
  });
});
