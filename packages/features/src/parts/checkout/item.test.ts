import { mainTenant } from '@suluh/tenant/main';
import { expect, test } from 'vitest';
import { cartItem } from '../../testing/checkout.ts';
import { courseEvent } from '../../testing/courses.ts';
import { cartCheckoutItem } from './item.ts';

const tenant = mainTenant('https://suluh.example');

test('a course without schedule names its institution', () => {
  const item = cartCheckoutItem(cartItem(), tenant);
  expect(item).toMatchObject({
    cartId: 'c-1',
    priceAfter: 412_500,
    event: null,
    caption: 'Cakra Belajar Indonesia',
    schedule: null,
    priceNote: null,
  });
  expect(item.view).toMatchObject({
    href: '/course/membatik-pemula',
    event: null,
    limits: [],
    price: { finalText: 'Rp412.500', originalText: 'Rp550.000', discountText: '25%' },
  });
});

test('a schedule is told with batch, day, time and place', () => {
  const item = cartCheckoutItem(cartItem({ haveEvent: true, event: courseEvent() }), tenant);
  expect(item.view.event).toEqual({
    whenText: 'Batch 2 · 25 – 26 Oktober 2025, 09.00 – 17.00 WIB',
    placeText: 'Balai Latihan Kerja, Bandung',
  });
  expect([item.caption, item.event, item.schedule?.venue]).toEqual([
    'Batch 2 · 25 – 26 Oktober 2025',
    { eventId: 3, eventStatus: 'available', quota: 5 },
    'Balai Latihan Kerja, Bandung',
  ]);
});

test.each([
  ['no limits', {}, []],
  ['an age', { min_age: 18, max_age: 35 }, [{ icon: 'user', text: 'Usia 18–35 Tahun' }]],
  [
    'a lowest age and an education',
    { min_age: 18, education: 'SMA' },
    [
      { icon: 'user', text: 'Usia Min. 18 Tahun' },
      { icon: 'graduation', text: 'Pendidikan SMA' },
    ],
  ],
])('%s', (_, changes, limits) => {
  expect(cartCheckoutItem(cartItem(changes), tenant).view.limits).toEqual(limits);
});

test('a price that moved since it was put in is said (R13)', () => {
  expect(cartCheckoutItem(cartItem({ priceSeen: 400_000 }), tenant).priceNote).toBe(
    'Harga berubah dari Rp400.000 menjadi Rp412.500',
  );
});
