import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { schema } from '../../db/index.ts';

const SLUGS = ['artikel-lama', 'video-tengah', 'artikel-baru', 'artikel-tertutup', 'bazar', 'lokakarya'];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  await test.services.db.insert(schema.news).values([
    { slug: SLUGS[0]!, kind: 'artikel', title: 'Artikel lama', publishedAt: at(1) },
    { slug: SLUGS[1]!, kind: 'video', title: 'Video tengah', file: 'dQw4', publishedAt: at(2) },
    { slug: SLUGS[2]!, kind: 'artikel', title: 'Artikel baru', author: 'Laras Wening', publishedAt: at(3) },
    { slug: SLUGS[3]!, kind: 'artikel', title: 'Tertutup', publishedAt: at(4), isPublished: false },
  ]);
});
afterAll(async () => {
  await test.services.db.delete(schema.news).where(inArray(schema.news.slug, SLUGS));
  await test.stop();
});

const slugsOf = async (path: string): Promise<string[]> =>
  ((await test.call('GET', path)).body.data as { slug: string }[]).map(({ slug }) => slug);

describe('events', () => {
  const event = { kind: 'acara', title: 'Acara', publishedAt: new Date(Date.UTC(2026, 8, 1)) };
  beforeAll(async () => {
    await test.services.db.insert(schema.news).values([
      { ...event, slug: 'lokakarya', startAt: new Date('2026-12-01T02:00:00Z'), place: 'Sleman' },
      { ...event, slug: 'bazar', startAt: new Date('2026-12-09T02:00:00Z'), endAt: new Date('2026-12-09T05:00:00Z') },
    ]);
  });
  afterAll(() => test.services.db.delete(schema.news).where(inArray(schema.news.slug, ['bazar', 'lokakarya'])));

  it('events are listed by when they are, apart from what else the blog has', async () => {
    await expect.poll(() => slugsOf('/api/blog/event?type=acara'), { timeout: 5_000 }).toEqual(['bazar', 'lokakarya']);
    expect(await slugsOf('/api/blog/event?type=acara&limit=10&page=2')).toEqual([]);
    expect(await slugsOf('/api/blog/news')).not.toContain('bazar');
  });

  it('say when and where they are, on a page of the same section', async () => {
    expect((await test.call('GET', '/api/blog/event/lokakarya')).body.data).toMatchObject({
      eventType: 'acara',
      startAt: '2026-12-01T02:00:00.000Z',
      endAt: null,
      place: 'Sleman',
    });
    expect((await test.call('GET', '/api/blog/news/lokakarya')).status).toBe(404);
  });
});

describe('articles and videos', () => {
  it.each([
    ['who wrote it', 'artikel-baru', 'Laras Wening'],
    ['nobody where nobody is named', 'artikel-lama', ''],
  ])('name %s', async (_name, slug, author) =>
    expect((await test.call('GET', `/api/blog/event/${slug}`)).body.data).toMatchObject({ author }),
  );

  it.each([
    ['all', '/api/blog/event', ['artikel-baru', 'video-tengah', 'artikel-lama', 'cara-belajar']],
    ['articles', '/api/blog/event?type=artikel', ['artikel-baru', 'artikel-lama', 'cara-belajar']],
    ['videos', '/api/blog/event?type=video', ['video-tengah']],
    ['news without them', '/api/blog/news', ['lima-langkah']],
  ])('%s are listed, newest first', async (_name, path, slugs) => expect(await slugsOf(path)).toEqual(slugs));

  it('are read in their section alone, one that is not published nowhere', async () => {
    const status = async (path: string) => (await test.call('GET', path)).status;
    expect(await status('/api/blog/event/artikel-baru')).toBe(200);
    expect(await status('/api/blog/news/artikel-baru')).toBe(404);
    expect(await status('/api/blog/event/lima-langkah')).toBe(404);
    expect(await status('/api/blog/event/artikel-tertutup')).toBe(404);
  });

  it.each([
    ['artikel-baru', 'video-tengah'],
    ['video-tengah', 'artikel-lama'],
    ['artikel-lama', 'cara-belajar'],
    ['cara-belajar', 'artikel-baru'],
  ])('after %s comes %s', async (slug, next) => {
    const { body } = await test.call('GET', `/api/blog/event/${slug}`);
    expect((body.data as { next: { slug: string } }).next.slug).toBe(next);
  });

  it('have others below them, the same each time, themselves left out', async () => {
    const first = await slugsOf('/api/blog/event/random?except=video-tengah');
    expect(new Set(first)).toEqual(new Set(['artikel-baru', 'artikel-lama', 'cara-belajar']));
    expect(await slugsOf('/api/blog/event/random?except=video-tengah')).toEqual(first);
    expect(await slugsOf('/api/blog/news/random?except=lima-langkah')).toEqual([]);
  });

  it('a kind nobody knows is refused', async () => {
    expect((await test.call('GET', '/api/blog/event?type=berita')).status).toBe(400);
  });

  it('the sitemap tells each where it is read', async () => {
    const { body } = await test.call('GET', '/api/sitemap');
    const found = (body.data as { kind: string; slug: string }[]).filter(({ slug }) =>
      ['artikel-baru', 'lima-langkah'].includes(slug),
    );
    expect(Object.fromEntries(found.map(({ slug, kind }) => [slug, kind]))).toEqual({
      'artikel-baru': 'blogEvent',
      'lima-langkah': 'news',
    });
  });
});

it('a collection tells which of its courses have a date to come', async () => {
  const { body, status } = await test.call('GET', '/api/collection/event/pilihan-terbaik');
  expect(status).toBe(200);
  expect((body.data as { courses: { id: number }[] }).courses.every(({ id }) => id === 2)).toBe(true);
  expect((await test.call('GET', '/api/collection/event/tidak-ada')).status).toBe(404);
});
