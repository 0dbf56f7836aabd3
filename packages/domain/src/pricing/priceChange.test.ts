import { describe, expect, it } from 'vitest';
import { priceChanges } from './priceChange.ts';

describe('R13, R409 PRICE_CHANGED names the difference item by item', () => {
  it.each([
    ['the same price is no change', 100, 100, []],
    ['a dearer item', 100, 101, [{ id: 1, fromRupiah: 100, toRupiah: 101 }]],
    ['a cheaper item', 100, 99, [{ id: 1, fromRupiah: 100, toRupiah: 99 }]],
    ['an item that became free', 100, 0, [{ id: 1, fromRupiah: 100, toRupiah: 0 }]],
  ])('%s', (_, seen, current, expected) => {
    expect(
      priceChanges(
        [{ id: 1, priceAfter: seen }],
        [
          { id: 2, priceAfter: 7 },
          { id: 1, priceAfter: current },
        ],
      ),
    ).toEqual(expected);
  });

  it('leaves out what is gone', () => {
    expect(priceChanges([{ id: 1, priceAfter: 100 }], [])).toEqual([]);
  });
});
