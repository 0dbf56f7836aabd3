import type { MyCourseItem } from '@suluh/api/types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';

/** A programme of the fixture. */
const JANABADRA = 1;

let test: TestApp;
let learner: TestLearner;
let auth: string;
beforeAll(async () => {
  test = await startTestApp();
  const { courseProgram, event } = schema;
  await test.services.db
    .insert(courseProgram)
    .values([
      { courseId: COURSE.batik, programId: JANABADRA },
      { courseId: COURSE.design, programId: JANABADRA },
    ])
    .onConflictDoNothing();
  await test.services.db.update(event).set({ seatsLeft: 0 }).where(eq(event.courseId, COURSE.batik));
});
afterAll(() => test?.stop());
beforeEach(async () => {
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
  auth = await signedInTo(test, learner, JANABADRA);
});

const list = async (query = '', as = auth) => {
  const { body } = await test.call('GET', `/api/my-course${query}`, { auth: as });
  return { items: body.data as MyCourseItem[], meta: body.meta as unknown as { totalData: number } };
};
const slugs = (items: readonly MyCourseItem[]) => items.map(({ owned, slug }) => `${owned ? 'own' : 'offer'} ${slug}`);

describe('My Course of a programme', () => {
  it('has what is owned first, then what can be taken up, in pages that go on from one to the other', async () => {
    const { totalData: before } = (await list()).meta;
    const made = await Promise.all(Array.from({ length: 14 }, () => newCourse(test)));
    await test.services.db
      .insert(schema.courseProgram)
      .values(made.map(({ courseId }) => ({ courseId, programId: JANABADRA })));
    for (const { courseId } of made.slice(0, 11)) await enrolled(test, learner, courseId);
    await expect.poll(async () => (await list()).meta.totalData).toBe(before + made.length); // processes hear of it
    const { items, meta } = await list('?limit=30');
    expect(items.map(({ owned }) => owned)).toEqual(items.map((_, at) => at < 11));
    expect(meta.totalData).toBe(items.length);
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?limit=10&page=${page}`)));
    expect(pages.flatMap((page) => slugs(page.items))).toEqual(slugs(items));
  });

  it('says of an offer that its classes are full, and what it costs', async () => {
    const offer = async (name: string) => (await list('?limit=30')).items.find(({ slug }) => slug === name);
    await expect.poll(() => offer('membatik-tulis')).toBeDefined(); // processes hear of it
    expect(await offer('membatik-tulis')).toMatchObject({
      owned: false,
      classStatus: 'full',
      orderId: null,
      enrolledAt: null,
    });
    expect(await offer('excel-dasar')).toMatchObject({ owned: false, classStatus: 'open' });
  });

  it('offers nothing where one looks for what one learns or has finished, nor what one has hidden', async () => {
    await enrolled(test, learner, COURSE.excel);
    for (const status of ['active', 'finished'])
      expect((await list(`?status=${status}`)).items.every(({ owned }) => owned)).toBe(true);
    await test.call('DELETE', `/api/my-course/${COURSE.excel}`, { auth });
    expect((await list()).items.map(({ slug }) => slug)).not.toContain('excel-dasar');
  });

  it('offers only what is published, and by kind', async () => {
    const { course } = schema;
    expect((await list('?type=offline')).items.every(({ coursetype }) => coursetype.id === 'd')).toBe(true);
    await test.services.db.update(course).set({ isPublished: false }).where(eq(course.id, COURSE.design));
    const { items } = await list();
    await test.services.db.update(course).set({ isPublished: true }).where(eq(course.id, COURSE.design));
    expect(items.map(({ courseId }) => courseId)).not.toContain(COURSE.design);
  });
});

it('the main site lists what is owned alone', async () => {
  expect((await list('', learner.auth)).items).toEqual([]);
});

describe('My Course of an area without programmes', () => {
  it.each([['internship-ddb'], ['mysooltan']])(
    '%s has what it offers and what was bought there',
    async (sessionType) => {
      const { db } = test.services;
      const [ofMain, offered, boughtHere] = [await newCourse(test), await newCourse(test), await newCourse(test)];
      for (const { courseId } of [ofMain, offered, boughtHere]) await enrolled(test, learner, courseId);
      const [line] = await db
        .insert(schema.program)
        .values({ slug: `jalur-${sessionType}`, name: 'Jalur', sessionType })
        .returning({ id: schema.program.id });
      await db.insert(schema.courseProgram).values({ courseId: offered.courseId, programId: line!.id });
      const [bought] = await db
        .select()
        .from(schema.enrolment)
        .where(and(eq(schema.enrolment.userId, learner.userId), eq(schema.enrolment.courseId, boughtHere.courseId)));
      await db.update(schema.orders).set({ sessionType }).where(eq(schema.orders.id, bought!.orderId));
      const idsIn = async (as: string) => (await list('?limit=30', as)).items.map(({ courseId }) => courseId).sort();
      const here = await signedInTo(test, learner, null, sessionType as 'mysooltan');
      expect(await idsIn(here)).toEqual([offered.courseId, boughtHere.courseId].sort());
      expect(await idsIn(await signedInTo(test, learner, null))).toHaveLength(3);
    },
  );
});
