import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
let courses: number[];
const SLUG = 'paket-uji';
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.services;
  courses = [];
  for (const price of [100_000, 50_000]) courses.push((await newCourse(test, { price })).courseId);
  courses.push(COURSE.hidden);
  const [bundle] = await db
    .insert(schema.collection)
    .values({ id: 90, slug: SLUG, title: 'Paket Uji', kind: 'bundle', position: 9 })
    .returning({ id: schema.collection.id });
  await db
    .insert(schema.collectionCourse)
    .values(courses.map((courseId, position) => ({ collectionId: bundle!.id, courseId, position })));
});
afterAll(() => test?.stop());

const newLearner = async (): Promise<TestLearner> => (await manyLearners(test, 1))[0]!;
const put = (auth: string | null, slug = SLUG) =>
  test.call('POST', '/api/cart/bundle', { ...(auth ? { auth } : {}), body: { slug } });
const status = async (auth: string) => (await test.call('GET', '/api/bundle/status', { auth })).body.data;
const own = async ({ userId }: TestLearner, courseId: number, progressPercent = 0) => {
  const { db } = test.services;
  const id = `SLH-P${userId.slice(0, 6)}${courseId}`;
  await db
    .insert(schema.orders)
    .values({ id, invoiceId: id, userId, status: 'PAID', purchaseTotal: 0, paymentTotal: 0 });
  await db.insert(schema.enrolment).values({ userId, courseId, orderId: id, progressPercent });
};

describe('bundles', () => {
  it('are listed with the courses that are sold, and no programme has them', async () => {
    await expect
      .poll(async () => (await test.call('GET', '/api/collection/bundle')).body.data, { timeout: 5_000 })
      .toMatchObject([
        { collection: { slug: SLUG, totalCourse: 2 }, courses: courses.slice(0, 2).map((id) => ({ id })) },
      ]);
    const { body } = await test.call('GET', '/api/collection/bundle?program=janabadra');
    expect(body.data).toEqual([]);
  });

  it('go into the cart with what can be had of them, once', async () => {
    const learner = await newLearner();
    const first = await put(learner.auth);
    expect([first.status, first.body.data]).toMatchObject([
      201,
      { cart: [expect.any(String), expect.any(String)], missing: [COURSE.hidden] },
    ]);
    expect((await put(learner.auth)).body.data).toEqual(first.body.data);
    const { body } = await test.call('GET', '/api/carts', { auth: learner.auth });
    expect((body.data as { priceAfter: number }[]).map(({ priceAfter }) => priceAfter).sort()).toEqual([
      100_000, 50_000,
    ]);
  });

  it('leave out what is owned', async () => {
    const learner = await newLearner();
    await own(learner, courses[0]!);
    expect((await put(learner.auth)).body.data).toMatchObject({
      missing: [courses[0], COURSE.hidden],
      owned: [courses[0]],
      full: [],
    });
  });

  it.each([
    ['an unknown one', 'entah'],
    ['a collection that is none', 'kreatif'],
    ['the collection of small businesses', 'naik-kelas'],
  ])('refuses %s', async (_, slug) => expect((await put((await newLearner()).auth, slug)).status).toBe(404));

  it('of courses that a line does not have are not sold to its learners', async () => {
    const ofLine = await test.bearer('ukm', 'mysooltan');
    expect((await test.call('GET', '/api/collection/bundle', { auth: ofLine })).body.data).toEqual([]);
    expect((await put(ofLine)).status).toBe(404);
  });

  it('refuses a visitor', async () => expect((await put(null)).status).toBe(401));
});

describe('a bundle of a programme', () => {
  it('is shown, sold and owned without a course that has left the programme', async () => {
    const { db, tokens, now } = test.services;
    const { program, courseProgram, collection, collectionCourse, loginSession } = schema;
    const slug = 'kampus-paket';
    const [made] = await db.insert(program).values({ slug, name: 'Kampus Paket' }).returning();
    const programId = made!.id;
    const [kept, left] = [await newCourse(test, { price: 70_000 }), await newCourse(test, { price: 30_000 })].map(
      ({ courseId }) => courseId,
    ) as [number, number];
    await db.insert(courseProgram).values([kept, left].map((courseId) => ({ courseId, programId })));
    await db
      .insert(collection)
      .values({ id: 94, slug: 'paket-kampus', title: 'Kampus', kind: 'bundle', position: 5, programId });
    await db
      .insert(collectionCourse)
      .values([kept, left].map((courseId, position) => ({ collectionId: 94, courseId, position })));
    const shown = async () =>
      (
        (await test.call('GET', `/api/collection/bundle?program=${slug}`)).body.data as {
          collection: { totalCourse: number };
          courses: { id: number }[];
        }[]
      ).map(({ collection: { totalCourse }, courses: each }) => [totalCourse, each.map(({ id }) => id)]);
    const counted = async () => {
      const { body } = await test.call('GET', `/api/collection/paket-kampus?sort=1&program=${slug}`);
      return (body.data as { collection: { totalCourse: number } }).collection.totalCourse;
    };
    await expect.poll(shown, { timeout: 5_000 }).toEqual([[2, [kept, left]]]);
    await db.delete(courseProgram).where(eq(courseProgram.courseId, left));
    await expect.poll(shown, { timeout: 5_000 }).toEqual([[1, [kept]]]);
    expect(await counted()).toBe(1);
    const { userId } = await newLearner();
    const sessionType = 'reguler';
    const [login] = await db.insert(loginSession).values({ userId, sessionType, programId }).returning();
    const { token } = await tokens.sign({ userId, sessionId: login!.id, sessionType, programId }, now());
    const learner = { userId, auth: `Bearer ${token}` };
    expect((await put(learner.auth, 'paket-kampus')).body.data).toMatchObject({
      cart: [expect.any(String)],
      missing: [left],
    });
    await own(learner, kept);
    expect((await test.call('GET', '/api/profile/me', { auth: learner.auth })).body.data).toMatchObject({
      userBundle: true,
    });
    await db.delete(courseProgram).where(eq(courseProgram.courseId, kept));
    await expect.poll(shown, { timeout: 5_000 }).toEqual([]);
    expect((await put(learner.auth, 'paket-kampus')).status).toBe(404);
  });
});

describe('a bundle with classes', () => {
  it('names those that are full, and leaves them out until a seat is free', async () => {
    const { db } = test.services;
    const { courseId, eventId } = await newCourse(test, { price: 80_000, capacity: 1 });
    const seats = (seatsLeft: number) =>
      db.update(schema.event).set({ seatsLeft }).where(eq(schema.event.id, eventId!));
    await db
      .insert(schema.collection)
      .values({ id: 91, slug: 'paket-kelas', title: 'Kelas', kind: 'bundle', position: 8 });
    await db.insert(schema.collectionCourse).values({ collectionId: 91, courseId, position: 0 });
    const listed = async () => {
      const { body } = await test.call('GET', '/api/collection/bundle');
      const rows = body.data as { collection: { slug: string }; full: number[] }[];
      return rows.find(({ collection }) => collection.slug === 'paket-kelas')?.full;
    };
    await expect.poll(listed, { timeout: 5_000 }).toEqual([]);
    await seats(0);
    await expect.poll(listed, { timeout: 5_000 }).toEqual([courseId]);
    const learner = await newLearner();
    expect((await put(learner.auth, 'paket-kelas')).body.data).toEqual({
      cart: [],
      missing: [courseId],
      full: [courseId],
      owned: [],
      order: null,
    });
    await seats(1);
    await expect.poll(listed, { timeout: 5_000 }).toEqual([]);
    expect((await put(learner.auth, 'paket-kelas')).body.data).toMatchObject({ cart: [expect.any(String)], full: [] });
    await db.update(schema.collection).set({ isPublished: false }).where(eq(schema.collection.id, 91));
  });
});

describe('the start of a bundle', () => {
  it('is due of no bundle that nothing is sold of any more', async () => {
    const { db } = test.services;
    const { courseId } = await newCourse(test, { price: 10_000 });
    await db
      .insert(schema.collection)
      .values({ id: 92, slug: 'paket-lama', title: 'Lama', kind: 'bundle', position: 7 });
    await db.insert(schema.collectionCourse).values({ collectionId: 92, courseId, position: 0 });
    await db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, courseId));
    const [learner, owner] = [await newLearner(), await newLearner()];
    await own(owner, courseId);
    for (const { auth } of [learner, owner])
      expect((await test.call('GET', '/api/profile/me', { auth })).body.data).toMatchObject({ userBundle: false });
  });

  it('is due while it is owned whole and something of it is to be begun', async () => {
    const learner = await newLearner();
    expect(await status(learner.auth)).toEqual({ active: false, courses: [] });
    await own(learner, courses[0]!, 40);
    expect(await status(learner.auth)).toMatchObject({ active: false });
    await own(learner, courses[1]!);
    expect(await status(learner.auth)).toMatchObject({ active: true, courses: [{ courseId: courses[1] }] });
    const { body } = await test.call('GET', '/api/profile/me', { auth: learner.auth });
    expect(body.data).toMatchObject({ userBundle: true });
    expect(await status((await newLearner()).auth)).toMatchObject({ active: false });
  });

  it('is not due of a voucher, nor of a class whose day is to come: neither is begun by opening it', async () => {
    const { db } = test.services;
    const { courseId: voucher } = await newCourse(test, { price: 10_000 });
    const { courseId: classed, eventId } = await newCourse(test, { price: 10_000, capacity: 3 });
    await db.update(schema.course).set({ isVoucher: true }).where(eq(schema.course.id, voucher));
    await db
      .insert(schema.collection)
      .values({ id: 93, slug: 'paket-lain', title: 'Lain', kind: 'bundle', position: 6 });
    await db
      .insert(schema.collectionCourse)
      .values([voucher, classed].map((courseId, position) => ({ collectionId: 93, courseId, position })));
    const learner = await newLearner();
    for (const courseId of [voucher, classed]) await own(learner, courseId);
    await db.update(schema.enrolment).set({ eventId }).where(eq(schema.enrolment.courseId, classed));
    const { body } = await test.call('GET', '/api/profile/me', { auth: learner.auth });
    expect([body.data, await status(learner.auth)]).toMatchObject([
      { userBundle: true },
      { active: false, courses: [] },
    ]);
    await db.update(schema.collection).set({ isPublished: false }).where(eq(schema.collection.id, 93));
  });

  it('is not due once each was begun', async () => {
    const learner = await newLearner();
    for (const courseId of courses.slice(0, 2)) await own(learner, courseId, 10);
    expect(await status(learner.auth)).toEqual({ active: false, courses: [] });
  });
});
