import { EMPTY_LISTING_QUERY, type ListingQuery } from '@suluh/domain/listing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceMeant } from './ListingResults.tsx';

const drawn = (q: string, changes: Partial<ListingQuery> = {}) =>
  renderToStaticMarkup(<PriceMeant path="/search-course" query={{ ...EMPTY_LISTING_QUERY, q, ...changes }} />);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

it.each([
  ['kursus gratis', 'Hanya kursus yang gratis.'],
  ['kursus murah masak', 'Diurutkan dari harga terendah. Lihat semua harga'],
  ['batik di bawah 100 ribu', 'Hanya kursus dengan harga sampai Rp100.000. Lihat semua harga'],
  ['di atas 1 juta', 'Hanya kursus dengan harga mulai Rp1.000.000.'],
  ['las 100-200 ribu', 'Hanya kursus dengan harga Rp100.000 sampai Rp200.000. Lihat semua harga'],
  ['murah 500rb', 'Hanya kursus dengan harga sampai Rp500.000. Diurutkan dari harga terendah.'],
])('a search for %j says what its price was taken for', (q, said) => expect(textOf(drawn(q))).toBe(said));

it('leads to the other words at any price', () =>
  expect(drawn('masak murah')).toContain('href="/search-course?q=masak"'));

it('says nothing without words of price, of words as they were typed, and of an order somebody chose', () => {
  expect(drawn('batik')).toBe('');
  expect(drawn('kursus gratis', { exact: true })).toBe('');
  expect(drawn('kursus murah', { sort: 4 })).toBe('');
});
