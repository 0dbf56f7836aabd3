import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { COURSE } from '../../test/fixture.ts';
import { schema } from '../db/index.ts';

let test: TestApp;
let member: string;
const LINE = { 'x-line': 'ukm' };
beforeAll(async () => {
  test = await startTestApp();
  member = await test.bearer('ukm', 'mysooltan');
  const { db } = test.services;
  await db.insert(schema.collectionCourse).values({ collectionId: 1, courseId: COURSE.excel, position: 9 });
  await vi.waitFor(async () => expect(await idsOf('/api/collection/best-deal')).toHaveLength(2), 5_000);
});
afterAll(() => test?.stop());

const get = (path: string, headers: Record<string, string> = {}, auth?: string) =>
  test.call('GET', path, { headers, ...(auth ? { auth } : {}) });
/** Ids of the courses of an answer, whatever shape it has. */
async function idsOf(path: string, headers: Record<string, string> = {}, auth?: string): Promise<number[]> {
  const { data } = (await get(path, headers, auth)).body;
  const { courses } = data as unknown as { courses?: { id: number }[] };
  return (courses ?? (data as unknown as { id: number }[])).map(({ id }) => id).sort();
}

/** Lists of the catalogue that are narrowed, each with what the whole site has more of. */
const LISTS = [
  '/api/course/filter',
  '/api/course/filter?q=excel',
  '/api/collection/best-deal',
  '/api/course/filter/landing/ukm',
];

describe('a line lists its own courses alone', () => {
  it.each(LISTS)('%s, for a visitor of it and for its members', async (path) => {
    for (const ids of [await idsOf(path, LINE), await idsOf(path, {}, member)])
      expect(ids.filter((id) => id !== COURSE.excel)).toEqual([]);
  });

  it('and the whole site has more', async () => {
    expect(await idsOf('/api/course/filter', LINE)).toEqual([COURSE.excel]);
    expect((await idsOf('/api/course/filter')).length).toBeGreaterThan(3);
    expect(await idsOf('/api/collection/best-deal')).toEqual([COURSE.excel, COURSE.marketing]);
    expect(await idsOf('/api/collection/best-deal', LINE)).toEqual([COURSE.excel]);
  });

  it('counts them in categories, filters and collections', async () => {
    const counts = Object.fromEntries(
      ((await get('/api/category', LINE)).body.data as unknown as { slug: string; totalCourse: number }[]).map(
        ({ slug, totalCourse }) => [slug, totalCourse],
      ),
    );
    expect(counts).toEqual({ pemasaran: 0, desain: 0, kosong: 0, prakerja: 1 });
    expect((await get('/api/course/filter-options', LINE)).body.data['totalData']).toBe(1);
    expect((await get('/api/category/desain/course', LINE)).status).toBe(404);
    const collections = (await get('/api/collection', LINE)).body.data as unknown as { slug: string }[];
    expect(collections.map(({ slug }) => slug).sort()).toEqual(['pilihan-terbaik', 'siap-kerja']);
  });

  it('has those bundles alone all of whose courses are its own', async () => {
    const { db } = test.services;
    const bundle = async (id: number, courseIds: readonly number[]) => {
      await db
        .insert(schema.collection)
        .values({ id, slug: `paket-${id}`, title: 'Paket', kind: 'bundle', position: id });
      await db
        .insert(schema.collectionCourse)
        .values(courseIds.map((courseId, position) => ({ collectionId: id, courseId, position })));
    };
    await bundle(80, [COURSE.excel, COURSE.marketing]);
    await bundle(81, [COURSE.excel, COURSE.hidden]);
    const slugs = async (...asked: [headers?: Record<string, string>, auth?: string]) =>
      ((await get('/api/collection/bundle', ...asked)).body.data as { collection: { slug: string } }[]).map(
        ({ collection }) => collection.slug,
      );
    await expect.poll(() => slugs(), { timeout: 5_000 }).toEqual(['paket-80', 'paket-81']);
    expect([await slugs(LINE), await slugs({}, member)]).toEqual([['paket-81'], ['paket-81']]);
  });

  it('suggests and recommends nothing else', async () => {
    const suggested = (await get('/api/course/suggest?q=desain', LINE)).body.data as unknown as { courses: object[] };
    expect(suggested.courses).toEqual([]);
    expect(await idsOf(`/api/course/${COURSE.excel}/recommendation`, LINE)).toEqual([]);
    expect((await idsOf(`/api/course/${COURSE.excel}/recommendation`)).length).toBeGreaterThan(0);
    const { viewed } = (await get(`/api/course/for-you?viewed[]=${COURSE.design}`, LINE)).body.data as unknown as {
      viewed: object[];
    };
    expect(viewed).toEqual([]);
  });

  it.each([
    ['a word', 'des', 'keywords'],
    ['an institution', 'studio', 'partners'],
  ] as const)('completes %s of its own courses alone', async (_, q, kind) => {
    const found = async (typed: string, headers: Record<string, string> = {}) =>
      ((await get(`/api/course/suggest?q=${typed}`, headers)).body.data as unknown as Record<string, object[]>)[kind];
    expect(await found(q)).not.toEqual([]);
    expect(await found(q, LINE)).toEqual([]);
    expect(await found(kind === 'keywords' ? 'exc' : 'sentra', LINE)).toHaveLength(1);
  });

  it('puts no word right into one that finds nothing here', async () => {
    const keywords = async (headers: Record<string, string> = {}) =>
      ((await get('/api/course/suggest?q=desian', headers)).body.data as unknown as { keywords: string[] }).keywords;
    expect(await keywords()).toContain('desain');
    expect(await keywords(LINE)).toEqual([]);
  });

  it('tells search engines of them alone', async () => {
    const courses = async (headers: Record<string, string>) =>
      ((await get('/api/sitemap', headers)).body.data as unknown as { kind: string; slug: string }[])
        .filter(({ kind }) => kind === 'course')
        .map(({ slug }) => slug);
    expect(await courses(LINE)).toEqual(['excel-dasar']);
    expect((await courses({})).length).toBeGreaterThan(3);
  });

  it('tells them of the collections that hold one, also after a programme that offers the same courses', async () => {
    const collections = async (headers: Record<string, string>) =>
      ((await get('/api/sitemap', headers)).body.data as unknown as { kind: string; slug: string }[])
        .filter(({ kind }) => kind === 'collection')
        .map(({ slug }) => slug);
    const ofProgram = { 'x-program': 'myindibiz' };
    expect(await collections(ofProgram)).toEqual([]);
    const listed = (await get('/api/collection', LINE)).body.data as unknown as { slug: string }[];
    expect(await collections(LINE)).toEqual(listed.map(({ slug }) => slug).sort());
    expect(await collections(ofProgram)).toEqual([]);
  });

  it('opens a course that is not of it, for who has its link', async () => {
    expect((await get(`/api/course/v2/${COURSE.design}`, LINE)).status).toBe(200);
  });
});

describe('which line a call may name', () => {
  it('a line nobody knows is refused', async () => {
    expect((await get('/api/course/filter', { 'x-line': 'lain' })).status).toBe(400);
  });

  it('a session is that of its own area: another is refused, its own changes nothing', async () => {
    const rina = await test.bearer('rina');
    expect((await get('/api/course/filter', LINE, rina)).status).toBe(403);
    expect((await get('/api/course/filter', { 'x-line': 'internship' }, member)).status).toBe(403);
    expect(await idsOf('/api/course/filter', LINE, member)).toEqual([COURSE.excel]);
    expect((await idsOf('/api/course/filter', {}, rina)).length).toBeGreaterThan(3);
  });

  it('a programme that is named comes before it', async () => {
    const headers = { ...LINE, 'x-program': 'internship-ddb' };
    expect(await idsOf('/api/course/filter', headers)).toEqual([COURSE.internship]);
  });

  it('answers that are shared stay apart', async () => {
    for (const headers of [{}, LINE, {}, LINE])
      expect((await idsOf('/api/course/filter', headers)).length === 1).toBe('x-line' in headers);
  });
});
