import { expect, it } from 'vitest';
import { flashPriceFault } from './index.ts';

it.each([
  ['lower', 99_999, 100_000, null],
  ['a single rupiah', 1, 100_000, null],
  ['nothing', 0, 100_000, 'free'],
  ['the same', 100_000, 100_000, 'notLower'],
  ['higher', 100_001, 100_000, 'notLower'],
  ['nothing, of what costs nothing', 0, 0, 'free'],
] as const)('a price that is %s', (_, price, usual, expected) => expect(flashPriceFault(price, usual)).toBe(expected));
