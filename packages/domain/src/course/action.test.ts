import { describe, expect, it } from 'vitest';
import { cardAction, ownedAction } from './action.ts';

describe('action label by kind', () => {
  it.each([
    ['a voucher shows its voucher', { isVoucher: true, coursetype: { id: 'd' } }, 'viewVoucher'],
    ['an offline course shows its e-ticket', { isVoucher: false, coursetype: { id: 'd' } }, 'viewETicket'],
    ['an online course starts', { isVoucher: false, coursetype: { id: 'b' } }, 'start'],
    ['a course without type starts', { coursetype: null }, 'start'],
  ])('%s', (_, course, expected) => {
    expect(ownedAction(course)).toBe(expected);
  });
});

describe('course card labels', () => {
  it.each([
    ['an owned course starts', { owned: true, price: 0 }, 'start'],
    ['a free course registers', { owned: false, price: 0 }, 'register'],
    ['a course without price registers', { owned: false }, 'register'],
    ['a paid course is bought', { owned: false, price: 1 }, 'buy'],
  ])('%s', (_, course, expected) => {
    expect(cardAction(course)).toBe(expected);
  });
});
