import { describe, expect, it } from 'vitest';
import { convertCourse } from './convertCourse.ts';

const NOW = new Date('2025-11-01T00:00:00Z');

const convert = (fields: Record<string, unknown>) => {
  const converted = convertCourse({ id: 1, source: 'contoh', title: 'Kelas Contoh', ...fields }, NOW);
  if ('problems' in converted) throw new Error(JSON.stringify(converted.problems));
  return converted;
};

const problems = (fields: Record<string, unknown>) => {
  const converted = convertCourse({ id: 1, source: 'contoh', title: 'Kelas Contoh', ...fields }, NOW);
  return 'problems' in converted ? converted.problems : [];
};

describe('the price of an imported course', () => {
  it.each([
    ['rupiah stay as they are', { price: 149_999 }, 149_999, 149_999],
    ['a normal price is the one before the discount', { price: 200_000, price_normal: 300_000 }, 300_000, 200_000],
    ['a normal price below the price is none', { price: 200_000, price_normal: 100_000 }, 200_000, 200_000],
    ['only the original price is known', { price_original: 1280, currency: 'INR' }, 239_000, 239_000],
    ['dollars', { price: 19.99, currency: 'USD' }, 332_000, 332_000],
    ['Egyptian pounds with discount', { price: 199.99, price_original: 229.99, currency: 'EGP' }, 81_000, 70_000],
    ['an unknown currency is read as Egyptian pounds', { price: 399.99, currency: 'unknown' }, 141_000, 141_000],
    ['five times the dollars are a discount', { price: 20, price_original: 100, currency: 'USD' }, 1_663_000, 333_000],
    ['more than that is another currency', { price: 20, price_original: 101, currency: 'USD' }, 333_000, 333_000],
    ['a cost in dollars', { cost: '$25' }, 416_000, 416_000],
    ['a free course', { cost: 'Free Online Course' }, 0, 0],
    ['no price at all is free (R2)', {}, 0, 0],
    ['text as CSV has it', { price: '50000' }, 50_000, 50_000],
    ['the greatest price', { price: 1_000_000_000 }, 1_000_000_000, 1_000_000_000],
  ])('%s', (_, fields, price, priceAfter) => {
    expect(convert(fields).row).toMatchObject({ price, price_after: priceAfter });
  });

  it('is noted when it is missing, of unknown currency, or beside one of another', () => {
    expect(
      [{}, { price: 1, currency: 'unknown' }, { price: 20, price_original: 1280, currency: 'USD' }, { price: 1 }].map(
        (fields) => convert(fields).notes,
      ),
    ).toEqual([
      ['no price: free'],
      ['unknown currency: read as Egyptian pounds'],
      ['price before discount in another currency: left out'],
      [],
    ]);
  });
});

describe('a row is rejected', () => {
  it.each([
    ['for a negative price', { price: -1 }, 'price', 'must not be negative'],
    [
      'for a price above a billion rupiah',
      { price: 1_000_000_001 },
      'price',
      'must not be more than 1000000000 rupiah',
    ],
    ['for a price in words', { price: 'mahal' }, 'price', 'must be a number'],
    ['for a currency without a rate', { price: 10, currency: 'XYZ' }, 'currency', 'has no rate: XYZ'],
    ['for a title of 256 characters', { title: 'a'.repeat(256) }, 'title', 'must not be longer than 255 characters'],
    ['for a title of invisible signs', { title: ' \u200c ' }, 'title', 'must not be empty'],
    ['for NUL in a text', { summary: 'a\0b' }, 'summary', 'must not contain NUL'],
    ['for a rating above 5', { rating: 5.1 }, 'rating', 'must not be more than 5'],
    ['for half a rater', { raters: 1.5 }, 'raters', 'must be a whole number'],
    ['without an id', { id: null }, 'id', 'must be given'],
    ['for an id that is a list', { id: [1] }, 'id', 'must be an identifier'],
    ['without a title', { title: undefined }, 'title', 'must be given'],
    ['without a source', { source: undefined }, 'source', 'must be given (source or platform)'],
    ['for a day that does not exist', { date: '2025-02-30' }, 'date', 'must be a day like 2025-10-31'],
  ])('%s', (_, fields, field, reason) => {
    expect(problems(fields)).toEqual([expect.objectContaining({ field, reason })]);
  });

  it('not for a title of 255 characters', () => {
    expect(problems({ title: 'a'.repeat(255) })).toEqual([]);
  });
});

describe('the category of an imported course', () => {
  it.each([
    ['by its own category', { category: 'Web Development', title: 'Bootcamp' }, 'teknologi-informasi'],
    [
      'by its title when the category is wide',
      { category: 'Business', title: 'Investing in stocks' },
      'keuangan-akuntansi',
    ],
    [
      'by the wide category when the title says nothing',
      { category: 'Business', title: 'Zero to One' },
      'bisnis-manajemen',
    ],
    ['by a title alone', { title: 'Watercolor painting' }, 'desain-kreatif'],
    ['by Indonesian words', { title: 'Belajar Membuat Kue dan Roti' }, 'kuliner-perhotelan'],
    ['by skills', { title: 'Zero to One', skills: ['Nutrition'] }, 'kesehatan'],
    ['else by default', { title: 'Zero to One' }, 'pengembangan-diri'],
  ])('%s', (_, fields, slug) => {
    expect(convert(fields).row.category_slugs).toEqual([slug]);
  });

  it('is Prakerja too for courses of Prakerja', () => {
    expect(convert({ title: 'Barista', prakerja: true }).row.category_slugs).toEqual([
      'kuliner-perhotelan',
      'prakerja',
    ]);
  });
});

describe('other fields', () => {
  it('keep rows apart that two collections number alike', () => {
    const ids = [
      convert({ source: 'udemy', id: 7 }),
      convert({ source: undefined, platform: 'udemy', src: 'S9', id: 7 }),
    ].map(({ row }) => [row.source, row.source_id]);
    expect(ids).toEqual([
      ['udemy', '7'],
      ['udemy', 'S9-7'],
    ]);
  });

  it.each([
    [{ hours: 2.5 }, 150],
    [{ duration: '11 hours' }, 660],
    [{ duration: '1h 20m' }, 80],
    [{ duration: '45m' }, 45],
    [{ duration: '3 - 6 Months' }, 0],
  ])('take %o as %i minutes', (fields, minutes) => {
    expect(convert(fields).row.duration_minutes).toBe(minutes);
  });

  it('name institution, provider, or else the platform as partner', () => {
    const names = [
      { institution: 'IBM', provider: 'A' },
      { provider: 'A' },
      { institution: '\u200c', source: 'udemy' },
    ].map((fields) => convert(fields).row.partner_name);
    expect(names).toEqual(['IBM', 'A', 'Udemy']);
  });

  it('keep only addresses of the web', () => {
    expect(convert({ url: 'javascript:alert(1)', image: 'data:image/svg+xml,x' }).row).toMatchObject({
      external_url: null,
      thumbnail: null,
    });
    expect(convert({ url: 'https://contoh.example/k' }).row.external_url).toBe('https://contoh.example/k');
  });

  it('spread stars around the mean', () => {
    expect(convert({ rating: 4.5, raters: 10 }).row.star_counts).toEqual([0, 0, 0, 5, 5]);
    expect(convert({ rating: 5, raters: 3 }).row.star_counts).toEqual([0, 0, 0, 0, 3]);
  });
});
