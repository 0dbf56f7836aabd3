import { chanceFrom } from '../demo/insert/chance.ts';

/** Draws from one repeatable stream: the same seed and row give the same values whatever else is made. */
export interface Draw {
  /** From 0 up to, not including, 1. */
  chance(): number;
  /** True in `share` of all cases. */
  isIn(share: number): boolean;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item extends { weight: number }>(items: readonly Item[]): Item;
}

/** The stream of row `number` under `seed`. */
export function drawFor(seed: number, number: number): Draw {
  const chance = chanceFrom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const between = (least: number, most: number): number => least + Math.floor(chance() * (most - least + 1));
  return {
    chance,
    between,
    isIn: (share) => chance() < share,
    pick: (items) => items[between(0, items.length - 1)]!,
    weighted(items) {
      let left = chance() * items.reduce((sum, { weight }) => sum + weight, 0);
      return items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1)!;
    },
  };
}

/** A uuid of version 4 made of the stream. */
export function uuidFrom({ between }: Draw): string {
  const hex = (digits: number) =>
    between(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[between(0, 3)]}${hex(3)}-${hex(6)}${hex(6)}`;
}
