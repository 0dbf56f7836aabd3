import { expect, it } from 'vitest';
import { carriedOn } from './index.ts';

it.each([
  ['nothing', '', {}],
  ['the promo', '?promoCode=HEMAT', { promoCode: 'HEMAT' }],
  [
    'name, category and extras',
    '?name=abc&category=78&utm_source=wa',
    { name: 'abc', category: '78', utm_source: 'wa' },
  ],
  [
    'not what is the page’s own',
    '?ulasan=2&urutan=asc&bintang=5&error=EVENT_FULL&cart=c-9&category=78',
    { category: '78' },
  ],
  ['nothing empty', '?category=&name=', {}],
  ['what is as long as it may be', `?a=${'x'.repeat(99)}`, { a: 'x'.repeat(99) }],
  ['nothing longer', `?a=${'x'.repeat(100)}`, {}],
])('%s', (_, search, expected) => expect(carriedOn(search)).toEqual(expected));

it('carries ten and no more', () => {
  const many = Array.from({ length: 11 }, (_, at) => `p${at}=1`).join('&');
  expect(Object.keys(carriedOn(many))).toHaveLength(10);
});
