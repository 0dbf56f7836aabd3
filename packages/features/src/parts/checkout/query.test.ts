import { pathTo } from '@suluh/domain/address';
import { mainTenant } from '@suluh/tenant/main';
import { describe, expect, test } from 'vitest';
import { checkoutParams, checkoutQuery } from './query.ts';

const { routes } = mainTenant('https://suluh.example');
const nothing = { cart: null, promoCode: null, fixedPromo: false, method: null, order: null };

describe('the address of a checkout page', () => {
  test.each([
    ['nothing said', {}, {}],
    ['courses with commas', { cart: 'a,b' }, { cart: ['a', 'b'] }],
    ['courses repeated by a form', { cart: ['a', 'b'] }, { cart: ['a', 'b'] }],
    ['everything unticked', { cart: ',' }, { cart: [] }],
    ['a promo, upper-cased', { promoCode: ' hemat ' }, { promoCode: 'HEMAT' }],
    ['an empty promo', { promoCode: '' }, {}],
    [
      'a fixed promo goes before',
      { promoCode: 'HEMAT', fixedPromo: 'mitra' },
      { promoCode: 'MITRA', fixedPromo: true },
    ],
    ['a method', { method: 'VABCA' }, { method: 'VABCA' }],
    ['an order that waits', { order: 'SLH-1' }, { order: 'SLH-1' }],
  ])('%s', (_, search, expected) => {
    expect(checkoutQuery(search)).toEqual({ ...nothing, ...expected });
  });

  test.each([
    [{ cart: ['a', 'b'], promoCode: 'HEMAT', method: 'VABCA' }],
    [{ cart: [], promoCode: 'MITRA', fixedPromo: true }],
    [{ order: 'SLH-1', method: 'QRIS' }],
    [{}],
  ])('%j is read as it was written', (query) => {
    const whole = { ...nothing, ...query };
    const address = new URL(pathTo(routes, 'paymentMethod', checkoutParams(whole)), 'https://suluh.example');
    expect(checkoutQuery(Object.fromEntries(address.searchParams))).toEqual(whole);
  });
});
