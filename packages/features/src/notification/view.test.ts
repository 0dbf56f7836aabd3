import type { Notification } from '@suluh/api/types';
import { MAIN_ROUTES, type PageAbilities } from '@suluh/domain/address';
import { leadingTo, NOTIFICATION_TOPICS } from '@suluh/domain/notification';
import { describe, expect, test } from 'vitest';
import { notificationView, promoTicketView } from './view.ts';

const NOW = Date.parse('2025-10-17T05:00:00Z');
const message = (changes: Partial<Notification> = {}): Notification => ({
  notifId: 'n-1',
  topic: 'payment',
  status: 'UNPAID',
  title: 'Menunggu Pembayaran',
  message: 'Selesaikan pembayaran.',
  isReaded: false,
  readAt: null,
  createdAt: '2025-10-16T07:30:00Z',
  orderId: 'SLH-1',
  target: null,
  paymentMethod: { productCode: 'VA_BCA', productType: 'VA', paymentUrl: null },
  ...changes,
});
const face = (hasCart: boolean) => ({ routes: MAIN_ROUTES, capabilities: { hasCart } as PageAbilities });
const view = (changes: Partial<Notification>, hasCart = true) =>
  notificationView(message(changes), face(hasCart), '/notification', NOW);

describe('a notification (docs/product/notification.md#dot)', () => {
  test.each([
    ['of a virtual account: how to pay', {}, '/payment-process?order=SLH-1'],
    [
      'of Prakerja: the OTP page',
      { paymentMethod: { productCode: 'pmo_prakerja', productType: 'Prakerja', paymentUrl: null } },
      '/otp-prakerja?order=SLH-1',
    ],
    [
      'of an e-wallet: the provider',
      { paymentMethod: { productCode: 'GOPAY', productType: 'E-wallet', paymentUrl: 'https://bayar.example/1' } },
      'https://bayar.example/1',
    ],
    ['of a paid order: the order’s page', { status: 'PAID' as const }, '/payment-process?order=SLH-1'],
    [
      'of an answer: the lesson',
      { orderId: null, target: leadingTo('lesson', { course: 'batik', lesson: 7 }) },
      '/my-course/batik/materi/7',
    ],
    ['of no order: nowhere else', { status: null, orderId: null, paymentMethod: null }, '/notification'],
  ])('leads, %s', (_, changes, href) => {
    expect(view(changes).href).toBe(href);
  });

  test('stays here where orders have no pages', () => expect(view({}, false).href).toBe('/notification'));

  test.each([
    ['UNPAID, read', { isReaded: true }, true],
    ['PAID, unread', { status: 'PAID' as const }, true],
    ['PAID, read', { status: 'PAID' as const, isReaded: true }, false],
    ['of no order, read', { status: null, isReaded: true }, false],
  ])('%s: the dot', (_, changes, unread) => {
    expect(view(changes).unread).toBe(unread);
  });
});

test('each kind of message has a mark of its own', () => {
  const marks = NOTIFICATION_TOPICS.map((topic) => view({ topic, orderId: null }).icon);
  expect(new Set(marks).size).toBe(NOTIFICATION_TOPICS.length);
});

test.each([
  ['2025-10-17T04:55:00Z', '5 menit lalu · 17 Oktober 2025, 11.55'],
  ['2025-10-15T05:00:00Z', '2 hari lalu · 15 Oktober 2025'],
  ['2025-10-01T05:00:00Z', '1 Oktober 2025'],
])('a message of %s says how long ago that was while it is news', (createdAt, text) => {
  expect(view({ createdAt }).time.text).toBe(text);
});

const PROMO = {
  promoCode: 'HEMAT 10',
  title: 'Potongan 10%',
  minPayment: 0,
  isFirstPurchase: false,
  isMobileOnly: false,
  endPromo: '2025-10-31T10:00:00Z',
};

test('a promo says until when, and leads to its page', () => {
  expect(promoTicketView(PROMO, MAIN_ROUTES)).toEqual({
    code: 'HEMAT 10',
    text: 'Potongan 10%',
    terms: 'Berlaku sampai 31 Oktober 2025',
    href: '/promo/HEMAT%2010',
  });
});

test('a promo says what it asks for', () => {
  expect(
    promoTicketView({ ...PROMO, minPayment: 200_000, isFirstPurchase: true, isMobileOnly: true }, MAIN_ROUTES).terms,
  ).toBe(
    'Berlaku sampai 31 Oktober 2025 · min. Rp200.000 · Hanya untuk pembelian pertama · Berlaku di aplikasi mobile',
  );
});
