import { expect, it } from 'vitest';
import { filledStep, spacedNumber } from './instruction.ts';

const values = { number: '8077 7081', amount: 'Rp366.500' };

it.each([
  ['a step without openings', 'Masukkan PIN.', [['Masukkan PIN.', false]]],
  [
    'a number in the middle',
    'Masukkan {number}, lalu Ya.',
    [
      ['Masukkan ', false],
      ['8077 7081', true],
      [', lalu Ya.', false],
    ],
  ],
  [
    'both, one at the end',
    'Transfer {amount} ke {number}',
    [
      ['Transfer ', false],
      ['Rp366.500', true],
      [' ke ', false],
      ['8077 7081', true],
    ],
  ],
  ['one that is all there is', '{amount}', [['Rp366.500', true]]],
  ['another word in braces', 'Pilih {bank}', [['Pilih {bank}', false]]],
])('fills %s', (_, step, expected) => {
  expect(filledStep(step, values).map(({ text, isValue }) => [text, isValue])).toEqual(expected);
});

it.each([
  ['8077708123456789', '8077 7081 2345 6789'],
  ['80777', '8077 7'],
  ['8077', '8077'],
  ['70012 123456', '70012 123456'],
  ['', ''],
])('reads %s as %s', (number, expected) => {
  expect(spacedNumber(number)).toBe(expected);
});
