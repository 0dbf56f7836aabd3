import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { review } = schema;
  for (const rating of [1, 2, 3])
    await test.services.db
      .update(review)
      .set({ createdAt: new Date(`2025-10-0${rating}T00:00:00Z`) })
      .where(eq(review.rating, rating));
});
afterAll(() => test?.stop());

const list = (query = '', auth?: string) =>
  test.call('GET', `/api/rating/${COURSE.excel}${query}`, auth ? { auth } : {});
const starsOf = (data: unknown) => (data as { rating: number }[]).map(({ rating }) => rating);

describe('reviews of a course', () => {
  it('come newest first, or oldest, or of as many stars as asked', async () => {
    expect(starsOf((await list()).body.data)).toEqual([3, 2, 1]);
    expect(starsOf((await list('?sort=asc')).body.data)).toEqual([1, 2, 3]);
    expect(starsOf((await list('?rating=2')).body.data)).toEqual([2]);
  });

  it('come page by page', async () => {
    expect((await list('?page=2')).body).toMatchObject({ data: [], meta: { totalData: 3, totalPage: 1 } });
  });

  it('say which the reader likes, and to a visitor that none is', async () => {
    const auth = await test.bearer('rina');
    const { review, reviewLike, userAccount } = schema;
    const [mine] = await test.services.db
      .select()
      .from(userAccount)
      .where(eq(userAccount.email, 'rina@contoh.example'));
    const [liked] = await test.services.db.select().from(review).where(eq(review.rating, 3));
    await test.services.db.insert(reviewLike).values({ reviewId: liked!.id, userId: mine!.id });
    const likes = async (reader?: string) =>
      ((await list('', reader)).body.data as { isLike: boolean }[]).map(({ isLike }) => isLike);
    expect([await likes(auth), await likes()]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
    const all = JSON.stringify((await list()).body.data);
    expect((await list()).body.data).toMatchObject([{ liked: [expect.stringMatching(/^[0-9a-f]{12}$/)] }, {}, {}]);
    expect(all).not.toContain(mine!.id);
  });

  it('leave out what staff have hidden', async () => {
    await test.services.db.update(schema.review).set({ isHidden: true }).where(eq(schema.review.rating, 2));
    expect(starsOf((await list()).body.data)).toEqual([3, 1]);
  });

  it('of as many stars as asked are counted so, and none are an empty page', async () => {
    expect((await list('?rating=3')).body.meta).toMatchObject({ totalData: 1 });
    expect((await list('?rating=5')).body).toMatchObject({ data: [], meta: { totalData: 0 } });
  });

  it('of one moment keep their order from page to page', async () => {
    const { db } = test.services;
    const createdAt = new Date('2025-09-01T00:00:00Z');
    const written = Array.from({ length: 11 }, (_, at) => ({ fullname: `Serentak ${at}`, rating: 4, comment: '-' }));
    await db.insert(schema.review).values(written.map((row) => ({ ...row, courseId: COURSE.excel, createdAt })));
    const names = async (page: number) =>
      ((await list(`?rating=4&limit=10&page=${page}`)).body.data as { fullname: string }[]).map((row) => row.fullname);
    const all = [...(await names(1)), ...(await names(2))];
    expect(new Set(all).size).toBe(11);
  });

  it.each([['/api/rating/999'], [`/api/rating/${COURSE.hidden}`], [`/api/rating/${COURSE.hidden}/summary`]])(
    'are not there for a course that is not: %s',
    async (path) => {
      expect((await test.call('GET', path)).status).toBe(404);
    },
  );

  it.each(['?rating=6', '?sort=best'])('are not asked for with %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('come to an average of one decimal and a count per star', async () => {
    expect((await test.call('GET', `/api/rating/${COURSE.excel}/summary`)).body.data).toEqual({
      rating: 4.8,
      totalRater: 120,
      breakdown: [5, 4, 3, 2, 1].map((rate, at) => ({ rate, count: [100, 15, 5, 0, 0][at] })),
      highlights: [],
    });
  });
});
