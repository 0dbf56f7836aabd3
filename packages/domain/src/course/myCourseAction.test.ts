import { describe, expect, it } from 'vitest';
import { CLASS_STATUS_FULL, myCourseAction, type MyCourseAction, type MyCourseCard } from './myCourseAction.ts';

const card: MyCourseCard = {
  classStatus: null,
  haveEvent: false,
  coursetype: { id: 'a' },
  price: 100,
  priceAfter: 100,
};

describe('My Course card action', () => {
  it('knows the status that closes a class', () => {
    expect(CLASS_STATUS_FULL).toBe('full');
  });

  it.each([
    ['a full class is closed', { classStatus: 'full', haveEvent: true }, { action: 'classFull', as: 'disabled' }],
    [
      'a full class is closed even when free',
      { classStatus: 'full', price: 0 },
      { action: 'classFull', as: 'disabled' },
    ],
    ['another status is not closed', { classStatus: 'open' }, { action: 'buy', as: 'button' }],
    ['an event links to the course page', { haveEvent: true, price: 0 }, { action: 'buy', as: 'link' }],
    ['any type but a links to the course page', { coursetype: { id: 'b' }, price: 0 }, { action: 'buy', as: 'link' }],
    ['a missing type links to the course page', { coursetype: null }, { action: 'buy', as: 'link' }],
    ['price 0 registers', { price: 0 }, { action: 'register', as: 'button' }],
    ['priceAfter 0 registers', { priceAfter: 0 }, { action: 'register', as: 'button' }],
    ['price 1 is bought on the spot', { price: 1, priceAfter: 1 }, { action: 'buy', as: 'button' }],
  ] as [string, Partial<MyCourseCard>, MyCourseAction][])('%s', (_, facts, expected) => {
    expect(myCourseAction({ ...card, ...facts })).toEqual(expected);
  });

  it.each([
    ['an owned online course starts', {}, 'start'],
    ['an owned voucher shows it', { isVoucher: true }, 'viewVoucher'],
    ['an owned offline course shows its e-ticket', { coursetype: { id: 'd' } }, 'viewETicket'],
    ['an owned course starts although its class is full', { classStatus: 'full' }, 'start'],
  ] as [string, Partial<MyCourseCard>, string][])('R14, %s', (_, facts, expected) => {
    expect(myCourseAction({ ...card, ...facts, owned: true })).toEqual({ action: expected, as: 'button' });
  });
});
