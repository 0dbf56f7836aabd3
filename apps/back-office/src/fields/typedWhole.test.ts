import { expect, it } from 'vitest';
import { typedWhole } from './typedWhole.ts';

it.each([
  ['150.000', 150_000],
  [' Rp150.000 ', 150_000],
  ['0', 0],
  ['', null],
  ['  ', null],
  [null, null],
  ['-3', '-3'],
  ['1,5', '1,5'],
  ['150.00', '150.00'],
])('%j is sent as %j', (typed, sent) => expect(typedWhole(typed)).toBe(sent));
