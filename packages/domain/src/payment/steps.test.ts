import { expect, it } from 'vitest';
import { repeatedChannels, unknownFillings } from './index.ts';

it.each([
  ['none', [], []],
  ['different ones', ['ATM', 'Aplikasi'], []],
  ['one twice', ['ATM', 'Aplikasi', 'ATM'], [2]],
  ['one in other letters and with more blanks', ['ATM BCA', ' atm  bca'], [1]],
  ['one three times', ['ATM', 'atm', 'Atm'], [1, 2]],
])('channels: %s', (_, channels, places) => expect(repeatedChannels(channels)).toEqual(places));

it.each([
  ['none', ['Buka aplikasi.'], []],
  ['those that are filled in', ['Masukkan {number}.', 'Bayar {amount}.'], []],
  ['others, once each', ['{nomor} lalu {number}', '{nomor} {Amount} {}'], ['{nomor}', '{Amount}', '{}']],
])('in braces: %s', (_, steps, found) => expect(unknownFillings(steps)).toEqual(found));
