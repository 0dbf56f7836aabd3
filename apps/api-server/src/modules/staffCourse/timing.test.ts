import { staffText } from '@suluh/i18n-id/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newCourse } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { carryOutNextPlan } from './runPlans.ts';

let test: TestApp;
let operator: TestLearner;
let partner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
  partner = await newStaff(test, 'partner', { partnerId: 2 });
});
afterAll(() => test?.stop());

interface Timing {
  publishAt: string | null;
  unpublishAt: string | null;
  prices: { id: number; price: number; state: string }[];
}
const call = (who: TestLearner, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  test.call(method, `/api/admin/course/${path}`, { auth: who.auth, ...(body === undefined ? {} : { body }) });
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const later = (minutes: number) => ({ ...test.services, now: () => new Date(Date.now() + minutes * 60_000) });
const isPublished = async (id: number) =>
  (await test.services.db.select().from(schema.course).where(eq(schema.course.id, id)))[0]!.isPublished;
const timing = async (id: number) => (await call(operator, 'GET', `${id}/timing`)).body.data as Timing;

describe('a plan to publish', () => {
  const id = COURSE.hidden;

  it('waits until nothing is missing', async () => {
    const plan = { publishAt: inMinutes(10), unpublishAt: null };
    const refused = await call(operator, 'PUT', `${id}/timing`, plan);
    expect([refused.status, refused.body.status]).toEqual([409, 'NOT_PUBLISHABLE']);
  });

  it('is carried out at its minute, comes and goes, and stands in the history', async () => {
    const { db } = test.services;
    await db
      .update(schema.course)
      .set({ summary: 'Rumus', description: 'Rumus dan tabel' })
      .where(eq(schema.course.id, id));
    await db.insert(schema.courseCategory).values({ courseId: id, categoryId: 1 });
    const [part] = await db
      .insert(schema.section)
      .values({ courseId: id, title: 'Awal' })
      .returning({ id: schema.section.id });
    await db
      .insert(schema.lesson)
      .values({ sectionId: part!.id, title: 'Bacaan', kind: 'article', content: '<p>Isi</p>' });
    const plan = { publishAt: inMinutes(10), unpublishAt: inMinutes(20) };
    const { status, body } = await call(operator, 'PUT', `${id}/timing`, plan);
    expect([status, body.data]).toEqual([200, { ...plan, prices: [] }]);
    expect(await carryOutNextPlan(later(9))).toBe(false);
    expect(await carryOutNextPlan(later(10))).toBe(true);
    expect(await isPublished(id)).toBe(true);
    expect(await timing(id)).toMatchObject({ publishAt: null, unpublishAt: plan.unpublishAt });
    expect(await carryOutNextPlan(later(19))).toBe(false);
    expect(await carryOutNextPlan(later(20))).toBe(true);
    expect(await isPublished(id)).toBe(false);
    const history = (await call(operator, 'GET', `${id}/history`)).body.data as { action: string; after: object }[];
    expect(history.slice(0, 3).map(({ action }) => action)).toEqual([
      'course.publish',
      'course.publish',
      'course.plan',
    ]);
  });

  it('is not carried out when something is missing by then, nor twice by two workers', async () => {
    await call(operator, 'PUT', `${id}/timing`, { publishAt: inMinutes(1), unpublishAt: null });
    await test.services.db.update(schema.course).set({ summary: '' }).where(eq(schema.course.id, id));
    const both = await Promise.all([carryOutNextPlan(later(2)), carryOutNextPlan(later(2))]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await isPublished(id)).toBe(false);
    const [last] = (await call(operator, 'GET', `${id}/history`)).body.data as { action: string; after: object }[];
    expect(last).toMatchObject({ action: 'course.planFailed', after: { missing: ['summary'] } });
  });

  it('is told at its field what is wrong with it, and is of who may publish there', async () => {
    const past = await call(operator, 'PUT', `${COURSE.paid}/timing`, { publishAt: null, unpublishAt: inMinutes(-1) });
    expect([past.status, (past.body as unknown as { errors: object[] }).errors]).toEqual([
      400,
      [{ field: 'unpublishAt', message: 'Waktunya harus di depan.' }],
    ]);
    const plan = { publishAt: null, unpublishAt: inMinutes(5) };
    expect((await call(partner, 'PUT', `${COURSE.paid}/timing`, plan)).status).toBe(404);
    expect((await call(partner, 'GET', `${COURSE.paid}/timing`)).status).toBe(404);
    const teacher = await newStaff(test, 'teacher');
    expect((await call(teacher, 'PUT', `${COURSE.paid}/timing`, plan)).status).toBe(403);
  });
});

describe('a price for a time', () => {
  const id = COURSE.marketing;
  const shown = async () =>
    ((await test.call('GET', '/api/course/filter?limit=30')).body.data as { id: number; priceAfter: number }[]).find(
      (each) => each.id === id,
    )?.priceAfter;

  it('holds from its first moment until it is ended, in lists, filters and carts', async () => {
    const coming = { price: 40_000, startAt: inMinutes(60), endAt: inMinutes(120) };
    const running = { price: 50_000, startAt: inMinutes(-1), endAt: inMinutes(30) };
    expect((await call(operator, 'POST', `${id}/price`, coming)).status).toBe(201);
    expect(await shown()).toBe(90_000);
    const { body } = await call(operator, 'POST', `${id}/price`, running);
    const { prices } = body.data as Timing;
    expect(prices.map(({ price, state }) => [price, state])).toEqual([
      [50_000, 'running'],
      [40_000, 'coming'],
    ]);
    await expect.poll(shown, { timeout: 5_000 }).toBe(50_000);
    const auth = await test.bearer('rina');
    expect((await test.call('POST', '/api/cart', { auth, body: { courseId: id } })).status).toBe(201);
    const lines = (await test.call('GET', '/api/carts', { auth })).body.data as { priceAfter: number }[];
    expect(lines.at(-1)).toMatchObject({ priceAfter: 50_000 });
    expect((await call(operator, 'DELETE', `${id}/price/${prices[0]!.id}`)).status).toBe(200);
    await expect.poll(shown, { timeout: 5_000 }).toBe(90_000);
    await call(operator, 'DELETE', `${id}/price/${prices[1]!.id}`);
    expect((await timing(id)).prices.map(({ state }) => state)).toEqual(['over']);
  });

  it('is told as long as it counts, however many are over', async () => {
    const past = Array.from({ length: 55 }, (_, at) => ({
      courseId: COURSE.paid,
      price: 1_000,
      startAt: new Date(Date.UTC(2026, 0, 1 + at)),
      endAt: new Date(Date.UTC(2026, 0, 1 + at, 12)),
    }));
    await test.services.db.insert(schema.coursePrice).values(past);
    const coming = { price: 1_000, startAt: inMinutes(60), endAt: inMinutes(120) };
    expect((await call(operator, 'POST', `${COURSE.paid}/price`, coming)).status).toBe(201);
    const { prices } = await timing(COURSE.paid);
    expect([prices.length, prices.at(-1)!.state]).toEqual([51, 'coming']);
  });

  it('to come stays lower than the own: a new price is refused that leaves it without effect, and nothing else is', async () => {
    const { courseId } = await newCourse(test, { price: 100_000 });
    const save = async (body: object) => {
      const { version } = (await call(operator, 'GET', `${courseId}`)).body.data as { version: number };
      return test.call('PATCH', `/api/admin/course/${courseId}`, {
        auth: operator.auth,
        body,
        headers: { 'if-match': `"${version}"` },
      });
    };
    const coming = { price: 80_000, startAt: inMinutes(60), endAt: inMinutes(120) };
    expect((await call(operator, 'POST', `${courseId}/price`, coming)).status).toBe(201);
    const refused = await save({ priceAfter: 80_000 });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: [{ field: 'priceAfter', message: staffText.course.notAboveLower(80_000) }] },
    ]);
    expect((await save({ priceAfter: 80_001 })).status).toBe(200);
    await test.services.db.update(schema.course).set({ priceAfter: 70_000 }).where(eq(schema.course.id, courseId));
    expect((await save({ summary: 'Lain' })).status).toBe(200);
    expect((await save({ priceAfter: 60_000 })).status).toBe(200);
  });

  it('is lower than the own, and of two at one time the second is refused', async () => {
    const body = { price: 80_000, startAt: inMinutes(10), endAt: inMinutes(20) };
    const refused = await call(operator, 'POST', `${id}/price`, { ...body, price: 90_000 });
    expect([refused.status, (refused.body as unknown as { errors: object[] }).errors]).toEqual([
      400,
      [{ field: 'price', message: 'Harus di bawah harga jual.' }],
    ]);
    const two = await Promise.all([
      call(operator, 'POST', `${id}/price`, body),
      call(operator, 'POST', `${id}/price`, body),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await call(partner, 'POST', `${id}/price`, body)).status).toBe(404);
    expect((await call(operator, 'DELETE', `${id}/price/9999`)).status).toBe(404);
  });
});
