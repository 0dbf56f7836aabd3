import { describe, expect, it } from 'vitest';
import { Bitset } from './bitset.ts';

const of = (size: number, ...slots: number[]): Bitset => {
  const set = new Bitset(size);
  for (const slot of slots) set.add(slot);
  return set;
};
const slotsOf = (set: Bitset): number[] => {
  const slots: number[] = [];
  set.forEach((slot) => slots.push(slot));
  return slots;
};

describe('Bitset', () => {
  it.each([0, 1, 31, 32, 33, 64, 100])('holds all of %i slots when full, and none beyond', (size) => {
    expect(Bitset.full(size).count()).toBe(size);
    expect(slotsOf(Bitset.full(size))).toEqual(Array.from({ length: size }, (_, slot) => slot));
  });

  it('keeps the highest bit of a word', () => {
    expect(slotsOf(of(64, 31, 63))).toEqual([31, 63]);
    expect(of(64, 31, 63).count()).toBe(2);
  });

  it('joins, cuts and leaves out', () => {
    const [left, right] = [of(70, 1, 40, 69), of(70, 1, 2, 69)];
    expect(slotsOf(left.and(right))).toEqual([1, 69]);
    expect(slotsOf(left.or(right))).toEqual([1, 2, 40, 69]);
    expect(slotsOf(left.without(right))).toEqual([40]);
    expect(left.has(40) && !left.has(41)).toBe(true);
  });
});
