import { expect, test } from 'vitest';
import { PRAKERJA_CODE } from '../course/index.ts';
import { isBalanceShort, methodRefusal, type ToBePaid } from './availability.ts';

const one: ToBePaid = { courseCount: 1, areAllPrakerja: false, promoProductCode: null };
const prakerja: ToBePaid = { ...one, areAllPrakerja: true };

test.each([
  ['a method on offer', 'VA_BCA', true, one, null],
  ['for several courses', 'VA_BCA', true, { ...one, courseCount: 5 }, null],
  ['before any course is known', 'VA_BCA', true, { ...one, courseCount: 0 }, null],
  ['one nobody takes', 'VA_BCA', false, one, 'notOffered'],
  ['Prakerja for one course of its own', PRAKERJA_CODE, true, prakerja, null],
  ['Prakerja for another course', PRAKERJA_CODE, true, one, 'prakerjaOnly'],
  ['Prakerja for two of its own', PRAKERJA_CODE, true, { ...prakerja, courseCount: 2 }, 'prakerjaOnly'],
  ['Prakerja for nothing yet', PRAKERJA_CODE, true, { ...prakerja, courseCount: 0 }, 'prakerjaOnly'],
  ['another method for a course of Prakerja', 'VA_BCA', true, prakerja, null],
  ['the method of the promo', 'VA_BCA', true, { ...one, promoProductCode: 'VA_BCA' }, null],
  ['a promo for any method', 'VA_BCA', true, { ...one, promoProductCode: 'all' }, null],
  ['another method than the promo wants', 'VA_BCA', true, { ...one, promoProductCode: 'VA_BNI' }, 'promoBound'],
  ['what is not offered, first', PRAKERJA_CODE, false, { ...one, promoProductCode: 'VA_BNI' }, 'notOffered'],
  ['the courses before the promo', PRAKERJA_CODE, true, { ...one, promoProductCode: 'VA_BNI' }, 'prakerjaOnly'],
] as const)('whether a method can be chosen: %s', (_, productCode, isOffered, what, expected) => {
  expect(methodRefusal({ productCode, isOffered }, what)).toBe(expected);
});

test.each([
  ['more than is to be paid', 300_000, 250_000, false],
  ['just as much', 250_000, 250_000, false],
  ['a rupiah less', 249_999, 250_000, true],
  ['nothing', 0, 250_000, true],
  ['nothing, for what costs nothing', 0, 0, false],
  ['nobody knows how much', null, 250_000, false],
] as const)('a linked wallet that holds %s', (_, balance, total, expected) => {
  expect(isBalanceShort(balance, total)).toBe(expected);
});
