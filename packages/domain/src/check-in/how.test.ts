import { expect, it } from 'vitest';
import { checkInBy } from './how.ts';

it.each([
  ['a webinar', 'b', 'VA_BCA', 'self'],
  ['a course learned alone', 'a', null, 'self'],
  ['a hybrid class', 'c', 'VA_BCA', 'self'],
  ['a class at a place', 'd', 'VA_BCA', 'door'],
  ['a class at a place, by Prakerja', 'd', 'pmo_prakerja', 'prakerja'],
  ['a webinar, by a redeemed voucher', 'b', 'redeem_voucher', 'prakerja'],
])('sessions of %s', (_, courseTypeId, productCode, expected) => {
  expect(checkInBy({ courseTypeId, productCode })).toBe(expected);
});
