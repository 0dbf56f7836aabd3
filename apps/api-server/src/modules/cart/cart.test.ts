import { DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';

interface Item {
  cartId: string;
  courseId: number;
  price: number;
  priceAfter: number;
  priceSeen: number;
  event: { eventId: number; eventStatus: string } | null;
}

let test: TestApp;
let learner: TestLearner;
let other: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  [learner, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
});
afterAll(() => test?.stop());

const add = (body: object, { auth = learner.auth, query = '', headers = {} } = {}) =>
  test.call('POST', `/api/cart${query}`, { auth, body, headers });
const list = async (auth = learner.auth): Promise<Item[]> => (await test.call('GET', '/api/carts', { auth })).body.data;
const change = (cartId: string, eventId: number, auth = learner.auth) =>
  test.call('PATCH', `/api/cart/${cartId}`, { auth, body: { eventId } });
const remove = (cartId: string, auth = learner.auth) => test.call('DELETE', `/api/cart/${cartId}`, { auth });
const idOf = ({ body }: { body: { data: never } }): string => (body.data as { cartId: string }).cartId;
const addEvent = async (row: Partial<typeof schema.event.$inferInsert> & { courseId: number }) => {
  const day = DAY_MS;
  const [made] = await test.services.db
    .insert(schema.event)
    .values({
      batch: 'lain',
      startAt: new Date(Date.now() + 9 * day),
      endAt: new Date(Date.now() + 10 * day),
      capacity: 5,
      seatsLeft: 5,
      ...row,
    })
    .returning({ id: schema.event.id });
  return made!.id;
};

describe('the cart', () => {
  it('holds each course once, newest first, at its price of now', async () => {
    await add({ courseId: COURSE.paid });
    test.advance(1);
    const design = await add({ courseId: COURSE.design });
    expect(design.status).toBe(201);
    expect(idOf(await add({ courseId: COURSE.design }))).toBe(idOf(design));
    const items = await list();
    expect(items.map(({ courseId }) => courseId)).toEqual([COURSE.design, COURSE.paid]);
    expect(items[1]).toMatchObject({
      price: 900_000,
      priceAfter: 500_000,
      priceSeen: 500_000,
      percentage: 44,
      event: null,
      haveEvent: false,
    });
    expect(items[0]).toMatchObject({ min_age: 17, max_age: 30 });
  });

  it('says what a course cost when it was put in, and what it costs now', async () => {
    await test.services.db
      .update(schema.course)
      .set({ priceAfter: 350_000 })
      .where(eq(schema.course.id, COURSE.design));
    expect((await list()).find(({ courseId }) => courseId === COURSE.design)).toMatchObject({
      priceSeen: 400_000,
      priceAfter: 350_000,
    });
  });

  it('gives some of it in the order asked for, and leaves out what is gone or another’s', async () => {
    const [first, second] = await list();
    const stranger = idOf(await add({ courseId: COURSE.paid }, { auth: other.auth }));
    const asked = [second!.cartId, stranger, '0190a1b2-0000-4000-8000-000000000000', first!.cartId];
    const { body } = await test.call('GET', `/api/cart?${asked.map((id) => `cartId[]=${id}`).join('&')}`, {
      auth: learner.auth,
    });
    expect((body.data as Item[]).map(({ cartId }) => cartId)).toEqual([second!.cartId, first!.cartId]);
  });

  it('lets go of a course, twice without harm, and takes it again', async () => {
    const [item] = await list();
    expect([(await remove(item!.cartId)).status, (await remove(item!.cartId)).status]).toEqual([200, 200]);
    expect((await list()).map(({ cartId }) => cartId)).not.toContain(item!.cartId);
    expect(idOf(await add({ courseId: item!.courseId }))).not.toBe(item!.cartId);
  });

  it('keeps what was ordered out, and unpublished courses', async () => {
    const { courseId } = await newCourse(test, { price: 10_000 });
    const cartId = idOf(await add({ courseId }));
    await test.services.db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, courseId));
    expect((await list()).map((item) => item.cartId)).not.toContain(cartId);
    expect(
      (await test.call('POST', '/api/cart/confirm', { auth: learner.auth, body: { cartId: [cartId] } })).status,
    ).toBe(404);
  });
});

describe('schedules in the cart', () => {
  it('may be chosen later, replaced, and have their own price', async () => {
    const { courseId, eventId } = await newCourse(test, { price: 200_000, capacity: 2 });
    const dearer = await addEvent({ courseId, price: 260_000 });
    const cartId = idOf(await add({ courseId }));
    expect((await list()).find((item) => item.cartId === cartId)).toMatchObject({
      event: null,
      haveEvent: true,
      priceAfter: 200_000,
    });
    expect(idOf(await add({ courseId, eventId }))).toBe(cartId);
    expect((await list()).find((item) => item.cartId === cartId)?.event).toMatchObject({
      eventId,
      eventStatus: 'available',
    });
    expect((await change(cartId, dearer)).body.data).toMatchObject({
      cartId,
      priceAfter: 260_000,
      priceSeen: 260_000,
      price: 260_000,
      event: { eventId: dearer },
    });
    expect(idOf(await add({ courseId }))).toBe(cartId);
    expect((await list()).find((item) => item.cartId === cartId)?.event).toMatchObject({ eventId: dearer });
  });

  it('are refused when full, over, not yet on sale, or of another course', async () => {
    const { courseId, eventId } = await newCourse(test, { price: 200_000, capacity: 1 });
    const full = await addEvent({ courseId, seatsLeft: 0 });
    const over = await addEvent({ courseId, startAt: new Date(Date.now() - 2e8), endAt: new Date(Date.now() - 1e8) });
    const soon = await addEvent({ courseId, salesOpenAt: new Date(Date.now() + 1e8) });
    const elsewhere = (await newCourse(test, { capacity: 1 })).eventId;
    const cartId = idOf(await add({ courseId, eventId }));
    for (const put of [(id: number) => add({ courseId, eventId: id }), (id: number) => change(cartId, id)]) {
      expect((await put(full)).body).toMatchObject({ code: 409, status: 'EVENT_FULL' });
      expect((await put(over)).body).toMatchObject({ code: 409, status: 'EVENT_FULL' });
      expect((await put(soon)).body).toMatchObject({
        code: 409,
        status: 'EVENT_REQUIRED',
        message: 'Jadwal ini belum dijual. Pilih jadwal lain.',
      });
      expect((await put(elsewhere!)).status).toBe(404);
    }
    expect((await list()).find((item) => item.cartId === cartId)?.event).toMatchObject({ eventId });
  });

  it('must be chosen before the course is ordered', async () => {
    const { courseId } = await newCourse(test, { price: 200_000, capacity: 1 });
    const cartId = idOf(await add({ courseId }));
    expect(
      (await test.call('POST', '/api/cart/confirm', { auth: learner.auth, body: { cartId: [cartId] } })).body,
    ).toMatchObject({ code: 409, status: 'EVENT_REQUIRED' });
  });
});

describe('what cannot be put into the cart', () => {
  it('is a course that is owned, unpublished or unknown', async () => {
    const { courseId } = await newCourse(test);
    const cartId = idOf(await add({ courseId }));
    await test.call('POST', '/api/cart/confirm', { auth: learner.auth, body: { cartId: [cartId] } });
    expect((await add({ courseId })).body).toMatchObject({
      code: 404,
      status: 'ALREADY_BOUGHT',
      message: 'kursus telah dibeli sebelumnya',
    });
    expect([(await add({ courseId: COURSE.hidden })).status, (await add({ courseId: 2_000_000_000 })).status]).toEqual([
      404, 404,
    ]);
  });

  it('is something for a programme of which the learner is not', async () => {
    for (const named of ['tidak-ada', 'janabadra'])
      expect((await add({ courseId: COURSE.excel }, { query: `?specialProgram=${named}` })).status).toBe(403);
    const auth = await test.bearer('janabadra', 'reguler', 'janabadra');
    const { body } = await test.call('POST', '/api/cart', { auth, body: { courseId: COURSE.excel } });
    expect(
      (
        await test.services.db
          .select({ programId: schema.cart.programId })
          .from(schema.cart)
          .where(eq(schema.cart.id, (body.data as { cartId: string }).cartId))
      )[0],
    ).toEqual({ programId: 1 });
  });

  it('is a second body under the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'tambah-1' };
    const body = { courseId: COURSE.internship };
    const answers = await Promise.all([1, 2, 3].map(() => add(body, { headers })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect((await add({ courseId: COURSE.marketing }, { headers })).body).toMatchObject({
      code: 422,
      status: 'IDEMPOTENCY_MISMATCH',
    });
  });
});

describe('another learner’s cart', () => {
  it('is not found', async () => {
    const { courseId, eventId } = await newCourse(test, { capacity: 1 });
    const cartId = idOf(await add({ courseId, eventId }));
    expect((await list(other.auth)).map((item) => item.cartId)).not.toContain(cartId);
    expect([(await change(cartId, eventId!, other.auth)).status, (await remove(cartId, other.auth)).status]).toEqual([
      404, 404,
    ]);
    expect((await list()).map((item) => item.cartId)).toContain(cartId);
  });
});

describe('once sales are closed', () => {
  it('takes nothing more', async () => {
    await test.services.db
      .insert(schema.setting)
      .values({ key: 'closure', value: { enabled: true, date: '2025-11-06', salesClosed: true } });
    await expect
      .poll(async () => (await add({ courseId: COURSE.marketing })).body)
      .toMatchObject({ code: 409, status: 'SALES_CLOSED' });
  });
});
