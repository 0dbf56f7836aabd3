import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const get = (path: string, headers: Record<string, string> = {}) => test.call('GET', path, { headers });
type Options = Record<string, { value: string; count: number }[]>;
/** How many courses a listing's filter counts, by the values of one group; what counts none is left out. */
async function counted(listing: string, group: string, headers: Record<string, string> = {}) {
  const { body } = await get(`/api/course/filter-options${listing}`, headers);
  return Object.fromEntries(
    (body.data as { facets: Options }).facets[group]!.filter(({ count }) => count > 0).map(({ value, count }) => [
      value,
      count,
    ]),
  );
}

describe('the filter of a listing', () => {
  it.each([
    ['the whole catalogue', '', { SKN: 5, SRK: 2 }],
    ['a category', '/category/desain', { SRK: 2 }],
    ['a category without courses', '/category/kosong', {}],
    ['a collection, without what is not published', '/slug/kreatif', { SRK: 1 }],
    ['the best deals', '/best-deal', { SKN: 1 }],
    ['a collection of Prakerja', '/slug/siap-kerja', { SKN: 1 }],
    ['a landing page', '/landing/ukm', { SKN: 1 }],
  ])('counts the courses of %s', async (_, listing, expected) => {
    expect(await counted(listing, 'lp')).toEqual(expected);
  });

  it('says how many courses there are, those of the chosen options alone', async () => {
    const total = async (listing: string) => (await get(`/api/course/filter-options${listing}`)).body.data['totalData'];
    expect([await total('/category/desain'), await total('/category/desain?courseType[]=offline')]).toEqual([2, 1]);
    expect(await total('/category/kosong')).toBe(0);
  });

  it('counts what the programme offers', async () => {
    expect(await counted('', 'lp', { 'x-program': 'janabadra' })).toEqual({ SKN: 1 });
    expect(await counted('/category/desain', 'lp', { 'x-program': 'janabadra' })).toEqual({});
  });

  it('respects every other filter that is set, but not its own', async () => {
    expect(await counted('?lp[]=SRK', 'lp')).toEqual({ SKN: 5, SRK: 2 });
    expect(await counted('?lp[]=SRK', 'category')).toEqual({ 2: 2 });
  });

  it.each([
    '/category/entah',
    '/slug/entah',
    '/slug/naik-kelas', // of small businesses: it is opened by them alone
  ])('is not found for what is no listing: %s', async (listing) => {
    expect((await get(`/api/course/filter-options${listing}`)).status).toBe(404);
  });

  it('is empty, not missing, while there are no best deals', async () => {
    const { collection } = schema;
    const publish = (isPublished: boolean) =>
      test.services.db.update(collection).set({ isPublished }).where(eq(collection.kind, 'best-deal'));
    await publish(false);
    await vi.waitFor(async () => expect(await counted('/best-deal', 'lp')).toEqual({}), 3000);
    expect((await get('/api/collection/best-deal')).body.data).toMatchObject({
      collection: { slug: 'best-deal', title: '', totalCourse: 0 },
      courses: [],
    });
    await publish(true);
  });
});

describe('mistyped words', () => {
  const search = async (q: string, more = '') => {
    const { status, body } = await get(`/api/course/filter?q=${encodeURIComponent(q)}${more}`);
    return { status, corrected: (body.meta as { corrected?: string } | undefined)?.corrected };
  };

  it.each([
    ['are looked for as what was meant, which is said', 'membatk', '', { status: 200, corrected: 'membatik' }],
    ['are looked for as they are when that is asked', 'membatk', '&exact=true', { status: 404, corrected: undefined }],
    ['are none where all is right', 'membatik', '', { status: 200, corrected: undefined }],
  ])('%s', async (_, q, more, expected) => expect(await search(q, more)).toEqual(expected));
});

describe('a listing that finds nothing', () => {
  it('is not found, and brings its filter, so that it can be widened', async () => {
    const { status, body } = await get('/api/course/filter?facets=true&lp[]=SRK&rating=4');
    expect(status).toBe(404);
    const { lp } = (body.data as unknown as { facets: Options }).facets;
    expect(lp!.map(({ value }) => value).sort()).toEqual(['SKN', 'SRK']);
  });

  it.each(['/api/course/filter/landing/internship?lp[]=SRK', '/api/category/desain/course?lp[]=SKN'])(
    'is not found elsewhere either: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('a page of a listing', () => {
  it('says how many there are in all, and has those that come next', async () => {
    const page = async (number: number) => {
      const { body } = await get(`/api/course/filter?sort=1&limit=10&page=${number}`);
      return { ids: (body.data as unknown as { id: number }[])?.map(({ id }) => id), meta: body.meta };
    };
    const first = await page(1);
    expect(first.ids.slice(0, 2)).toEqual([COURSE.paid, COURSE.design]); // by what they cost now, dearest first
    expect(first.meta).toMatchObject({ page: 1, limit: 10, totalData: 7, totalPage: 1 });
  });

  it.each([
    ['/api/course/filter?page=2', 1],
    ['/api/category/desain/course?page=9', 1],
    ['/api/course/filter?lp[]=SRK&rating=4', 0],
  ])('beyond the last is not found, and says which that is: %s', async (path, totalPage) => {
    const { status, body } = await get(path);
    expect([status, body.data]).toMatchObject([404, { totalPage }]);
  });
});
