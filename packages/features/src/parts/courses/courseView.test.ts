import { mainTenant } from '@suluh/tenant/main';
import { describe, expect, test } from 'vitest';
import { courseCard } from '../../testing/courses.ts';
import { courseView } from './courseView.ts';
import { priceView } from './priceView.ts';

const tenant = mainTenant('https://suluh.example');
const view = (changes: Parameters<typeof courseCard>[0] = {}) => courseView(courseCard(changes), tenant);

describe('the price slot (docs/product/course.md#price)', () => {
  test.each([
    ['free', { price: 0, priceAfter: 0 }, { free: true, finalText: 'Gratis', originalText: null, discountText: null }],
    [
      'free from now on',
      { price: 150_000, priceAfter: 0 },
      { free: true, finalText: 'Gratis', originalText: 'Rp150.000', discountText: '100%' },
    ],
    [
      'nothing taken off',
      { price: 412_500, priceAfter: 412_500 },
      { free: false, finalText: 'Rp412.500', originalText: null, discountText: null },
    ],
    [
      'something taken off',
      { price: 500_000, priceAfter: 300_000, percentage: 40 },
      { free: false, finalText: 'Rp300.000', originalText: 'Rp500.000', discountText: '40%' },
    ],
    [
      'less than one percent taken off',
      { price: 500_000, priceAfter: 499_000 },
      { free: false, finalText: 'Rp499.000', originalText: 'Rp500.000', discountText: null },
    ],
    ['no price at all', {}, { free: true, finalText: 'Gratis', originalText: null, discountText: null }],
  ])('%s', (_, price, expected) => {
    expect(priceView(price)).toEqual(expected);
  });
});

describe('a course card', () => {
  test('carries what the API says, in words', () => {
    expect(view()).toMatchObject({
      href: '/course/membatik-pemula',
      title: 'Membatik untuk Pemula',
      partner: 'Cakra Belajar Indonesia',
      typeMark: { code: 'a', name: 'Pembelajaran Mandiri' },
      typeBadge: { tone: 'online', text: 'Kursus Online' },
      rating: { value: 4.75, text: '4.8', countText: '(128 Ulasan)' },
      locationText: null,
      ad: false,
      prakerja: false,
      voucher: false,
    });
  });

  test('leads to slugCourse where there is one', () => {
    expect(view({ slugCourse: 'batik/2025' }).href).toBe('/course/batik%2F2025');
  });

  test.each([
    ['no picture: the motif', null, null],
    [
      'a relative path: under the storage base, in any width',
      'courses/12.webp',
      '/_next/image?url=%2Fstorage%2Fcourses%2F12.webp&q=75&w=',
    ],
    ['a full address: as it is', 'https://cdn.example/12.webp', 'https://cdn.example/12.webp'],
  ])('%s', (_, thumbnail, expected) => {
    expect(view({ thumbnail }).imageUrl).toBe(expected);
  });

  test('without ratings it shows none, with one it does', () => {
    expect(view({ rating: { rating: 0, totalRater: 0 } }).rating).toBeNull();
    expect(view({ rating: { rating: 5, totalRater: 1 } }).rating).toEqual({
      value: 5,
      text: '5.0',
      countText: '(1 Ulasan)',
    });
  });

  test.each([
    ['offline with cities: named once each', 'd', ['Bandung', ' Bandung', 'Solo'], 'Bandung, Solo'],
    ['offline without cities: no line', 'd', [], null],
    ['online with cities: no line', 'b', ['Bandung'], null],
  ] as const)('%s', (_, id, locationEvent, expected) => {
    expect(view({ coursetype: { id, name: '' }, locationEvent: [...locationEvent] }).locationText).toBe(expected);
  });

  test.each([
    ['category 78 among others', { categoryid: [7, 78] }, true],
    ['the code pmo_prakerja', { category: 'pmo_prakerja' }, true],
    ['neither', { categoryid: [7, 8] }, false],
  ])('Prakerja: %s', (_, changes, expected) => {
    expect(view(changes).prakerja).toBe(expected);
  });
});
