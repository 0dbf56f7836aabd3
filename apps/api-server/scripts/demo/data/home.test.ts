import { expect, it } from 'vitest';
import { collections, flashSale } from './home.ts';

it('no course stands in two of the shelves that the home begins with', () => {
  const first = (kind: string) => collections.find((each) => each.kind === kind)?.titles ?? [];
  const shelves = [flashSale.map(([title]) => title), first('prakerja'), first('best-deal')];
  for (const shelf of shelves) expect(shelf.length).toBeGreaterThan(5);
  const shown = shelves.flat();
  expect(shown.filter((title, at) => shown.some((other, n) => n !== at && other.startsWith(title)))).toEqual([]);
});
