import { expect, it } from 'vitest';
import { accessLasts } from './access.ts';

const own = { lastingLessons: 1, isVoucher: false, externalUrl: null, isClosing: false };

it.each([
  ['lessons of ours', {}, 'unlimited'],
  ['a service that is to end', { isClosing: true }, 'service'],
  ['live sessions alone', { lastingLessons: 0 }, null],
  ['a voucher', { isVoucher: true }, null],
  ['another site', { externalUrl: 'https://kelas.example' }, null],
])('access to %s', (_, facts, expected) => {
  expect(accessLasts({ ...own, ...facts })).toBe(expected);
});
