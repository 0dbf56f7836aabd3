import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const get = (path: string, auth?: string, headers: Record<string, string> = {}) =>
  test.call('GET', path, { ...(auth ? { auth } : {}), headers });
const idsOf = (data: unknown) => (data as { id: number }[]).map(({ id }) => id);

describe('topics of a category', () => {
  const { category } = schema;
  const topics = async (headers = {}) => (await get('/api/category/desain/topic', undefined, headers)).body.data;
  beforeAll(() =>
    test.services.db
      .update(category)
      .set({ topics: ['Batik', 'Perahu', 'Desain'] })
      .where(eq(category.slug, 'desain')),
  );

  it('are those that find a course of it, with how many, in their order', async () => {
    await expect
      .poll(topics, { timeout: 5_000 })
      .toEqual([{ title: 'Batik', totalCourse: 1 }, expect.objectContaining({ title: 'Desain' })]);
  });

  it('are none where a programme offers none of its courses, and not found of a category that is not there', async () => {
    expect(await topics({ 'x-program': 'janabadra' })).toEqual([]);
    expect((await get('/api/category/entah/topic')).status).toBe(404);
  });
});

describe('categories', () => {
  const counts = async (headers = {}) =>
    ((await get('/api/category', undefined, headers)).body.data as { slug: string; totalCourse: number }[]).map(
      ({ slug, totalCourse }) => [slug, totalCourse],
    );

  it('come in their order with the number of their courses, empty ones too', async () => {
    expect(await counts()).toEqual([
      ['pemasaran', 1],
      ['desain', 2],
      ['kosong', 0],
      ['prakerja', 1],
    ]);
  });

  it('count what the programme offers', async () => {
    expect(Object.fromEntries(await counts({ 'x-program': 'janabadra' }))).toMatchObject({ desain: 0, prakerja: 1 });
  });

  it('list their courses; an empty one and an unknown one are not found', async () => {
    expect(idsOf((await get('/api/category/desain/course')).body.data).sort()).toEqual([COURSE.design, COURSE.batik]);
    expect((await get('/api/category/kosong/course')).status).toBe(404);
    expect((await get('/api/category/entah/course')).status).toBe(404);
  });
});

describe('collections', () => {
  it('are listed with the number of courses that are published, but for those of small businesses', async () => {
    const all = (await get('/api/collection')).body.data as { slug: string; totalCourse: number }[];
    expect(Object.fromEntries(all.map(({ slug, totalCourse }) => [slug, totalCourse]))).toEqual({
      'pilihan-terbaik': 1,
      'siap-kerja': 1,
      kreatif: 1,
    });
  });

  it.each([
    ['/api/collection/kreatif', COURSE.design],
    ['/api/collection/best-deal', COURSE.marketing],
    ['/api/collection/siap-kerja', COURSE.excel],
  ])('%s has its courses', async (path, course) => {
    expect(idsOf((await get(path)).body.data['courses'])).toEqual([course]);
  });

  it('say how many of their courses have a date to come', async () => {
    const { db } = test.services;
    await db.insert(schema.collection).values({ id: 97, slug: 'berjadwal', title: 'Berjadwal' });
    await db.insert(schema.collectionCourse).values([
      { collectionId: 97, courseId: COURSE.batik },
      { collectionId: 97, courseId: COURSE.excel },
    ]);
    const said = { slug: 'berjadwal', totalCourse: 2, datedCourse: 1 };
    await expect
      .poll(async () => (await get('/api/collection')).body.data, { timeout: 5_000 })
      .toEqual(expect.arrayContaining([expect.objectContaining(said)]));
    expect((await get('/api/collection/berjadwal')).body.data).toMatchObject({ collection: said });
    expect((await get('/api/collection/siap-kerja')).body.data).toMatchObject({ collection: { datedCourse: 0 } });
    const dated = (await get('/api/collection/event/berjadwal')).body.data['courses'];
    expect(idsOf(dated)).toEqual([COURSE.batik]);
    await db.delete(schema.collection).where(eq(schema.collection.id, 97));
  });

  it('of a programme are its own, and the one it is given by name', async () => {
    const slugs = async () =>
      ((await get('/api/collection', undefined, { 'x-program': 'janabadra' })).body.data as { slug: string }[]).map(
        ({ slug }) => slug,
      );
    expect(await slugs()).not.toContain('kreatif');
    const { program } = schema;
    const statusOf = async (program: string) =>
      (await get('/api/collection/kreatif', undefined, { 'x-program': program })).status;
    expect(await statusOf('janabadra')).toBe(404);
    await test.services.db.update(program).set({ collectionSlug: 'kreatif' }).where(eq(program.slug, 'janabadra'));
    await expect.poll(slugs, { timeout: 5_000 }).toEqual(['kreatif']);
    expect([await statusOf('janabadra'), await statusOf('fordigi')]).toEqual([200, 404]);
  });

  it('of a programme open on its own site alone', async () => {
    const { db } = test.services;
    const [janabadra] = await db.select().from(schema.program).where(eq(schema.program.slug, 'janabadra'));
    const owned = { programId: janabadra!.id, title: 'Khusus', position: 0 };
    await db.insert(schema.collection).values([
      { ...owned, id: 95, slug: 'khusus-janabadra' },
      { ...owned, id: 96, slug: 'promo-janabadra', kind: 'best-deal' },
    ]);
    const statusOf = async (slug: string, program?: string) =>
      (await get(`/api/collection/${slug}`, undefined, program ? { 'x-program': program } : {})).status;
    await expect.poll(() => statusOf('khusus-janabadra', 'janabadra'), { timeout: 5_000 }).toBe(200);
    expect([await statusOf('khusus-janabadra'), await statusOf('khusus-janabadra', 'fordigi')]).toEqual([404, 404]);
    expect((await get('/api/collection/event/khusus-janabadra')).status).toBe(404);
    expect((await get('/api/course/filter-options/slug/khusus-janabadra')).status).toBe(404);
    expect((await get('/api/collection/best-deal')).body.data).not.toMatchObject({
      collection: { slug: 'promo-janabadra' },
    });
    const { body } = await get('/api/sitemap');
    expect((body.data as { slug: string }[]).map(({ slug }) => slug)).not.toContain('khusus-janabadra');
    await db.delete(schema.collection).where(eq(schema.collection.programId, janabadra!.id));
  });

  it('of Prakerja are previewed together', async () => {
    const [first, ...more] = (await get('/api/prakerja/collection')).body.data as {
      collection: object;
      courses: object[];
    }[];
    expect(first).toMatchObject({
      collection: { slug: 'siap-kerja', totalCourse: 1 },
      courses: [{ id: COURSE.excel }],
    });
    expect(more).toEqual([]);
  });

  it('are not found by a name they do not have, nor those of members', async () => {
    for (const path of ['/api/collection/entah', '/api/collection/naik-kelas'])
      expect((await get(path)).status, path).toBe(404);
  });

  it('of small businesses are for them alone', async () => {
    const path = '/api/collection/mysooltan';
    expect(idsOf((await get(path, await test.bearer('ukm', 'mysooltan'))).body.data['courses'])).toEqual([
      COURSE.excel,
    ]);
    expect((await get(path, await test.bearer('rina'))).status).toBe(403);
    expect((await get(path)).status).toBe(401);
  });

  it('of small businesses are seen on the main site by an account that is a member of theirs, nowhere else', async () => {
    const path = '/api/collection/mysooltan';
    const { membership, userAccount } = schema;
    const [rina] = await test.services.db
      .select({ id: userAccount.id })
      .from(userAccount)
      .innerJoin(membership, eq(membership.userId, userAccount.id))
      .where(like(userAccount.email, 'rina@%'));
    const joined = { userId: rina!.id, sessionType: 'mysooltan' };
    const auth = await test.bearer('rina');
    await test.services.db.insert(membership).values(joined);
    expect(idsOf((await get(path, auth)).body.data['courses'])).toEqual([COURSE.excel]);
    await test.services.db
      .delete(membership)
      .where(and(eq(membership.userId, joined.userId), eq(membership.sessionType, joined.sessionType)));
    expect((await get(path, auth)).status).toBe(403);
    for (const [who, type, program] of [
      ['janabadra', 'reguler', 'janabadra'],
      ['magang', 'internship-ddb', 'internship-ddb'],
    ] as const)
      expect((await get(path, await test.bearer(who, type, program))).status, who).toBe(403);
  });
});

describe('the flash sale', () => {
  it('names its end and its courses while it runs, and is empty after', async () => {
    expect((await get('/api/flash-sale')).body.data).toMatchObject({
      title: 'Flash Sale',
      courses: [{ id: COURSE.paid, promoPrice: 500_000 }],
    });
    test.advance(86_400 + 60);
    expect((await get('/api/flash-sale')).body.data).toEqual({ title: null, startAt: null, endAt: null, courses: [] });
    test.advance(-86_400 - 60);
  });

  it('of a programme is no other’s', async () => {
    await test.services.db.update(schema.flashSale).set({ programId: 1 }).where(eq(schema.flashSale.id, 1));
    await new Promise((resolve) => setTimeout(resolve, 400)); // the change is announced
    expect((await get('/api/flash-sale')).body.data).toMatchObject({ title: null });
    expect((await get('/api/flash-sale', undefined, { 'x-program': 'janabadra' })).body.data).toMatchObject({
      title: 'Flash Sale',
      courses: [], // the programme does not offer the course
    });
  });
});
