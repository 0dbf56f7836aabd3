import { DAY_MS } from '@suluh/domain/time';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let organiser: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  organiser = await newStaff(test, 'organiser', { partnerId: 1 });
});
afterAll(() => test?.stop());

interface Preview {
  mark: string;
  requestKey: string;
  dates: { startAt: string; endAt: string; batch: string; collisions: { reason: string; title: string | null }[] }[];
}
const DAILY = { unit: 'day', every: 7, count: 3 } as const;
const post = (id: number, path: string, body: unknown, who = organiser) =>
  test.call('POST', `/api/admin/event/${id}/${path}`, { auth: who.auth, body });
const look = async (id: number, body: unknown = DAILY) =>
  (await post(id, 'series/preview', body)).body.data as unknown as Preview;
const make = (id: number, { mark, requestKey }: Preview, more: object = {}, who = organiser) =>
  post(id, 'series', { ...DAILY, mark, requestKey, ...more }, who);
const rowsOf = (courseId: number) =>
  test.services.db.select().from(schema.event).where(eq(schema.event.courseId, courseId)).orderBy(schema.event.startAt);

/** A schedule in a hall of its own. */
async function classIn(venue: string) {
  const { courseId, eventId } = await newCourse(test, { capacity: 5 });
  await test.services.db.update(schema.event).set({ venue, city: 'Solo' }).where(eq(schema.event.id, eventId!));
  return { courseId, eventId: eventId! };
}

describe('a series', () => {
  it('is shown first and makes nothing, then is made as the first is, each with its own hours, name and seats', async () => {
    const { courseId, eventId } = await classIn('Aula A');
    await test.services.db
      .update(schema.event)
      .set({ seatsLeft: 2, bring: ['Kain'] })
      .where(eq(schema.event.id, eventId));
    const preview = await look(eventId);
    expect(await rowsOf(courseId)).toHaveLength(1);
    const { status, body } = await make(eventId, preview);
    expect([status, (body.data as { ids: number[] }).ids.length]).toEqual([201, 3]);
    const [first, ...more] = await rowsOf(courseId);
    expect(more.map(({ startAt }) => (startAt.getTime() - first!.startAt.getTime()) / DAY_MS)).toEqual([7, 14, 21]);
    for (const [at, row] of more.entries())
      expect(row).toMatchObject({
        venue: 'Aula A',
        bring: ['Kain'],
        batch: preview.dates[at]!.batch,
        capacity: 5,
        seatsLeft: 5,
        seatsKept: 0,
        version: 1,
      });
    const history = await test.call('GET', `/api/admin/event/${more[0]!.id}/history`, { auth: organiser.auth });
    expect(history.body.data).toMatchObject([{ action: 'event.series', after: { from: eventId } }]);
    const edited = await test.call('PATCH', `/api/admin/event/${more[1]!.id}`, {
      auth: organiser.auth,
      body: { batch: 'Lain' },
      headers: { 'if-match': '"1"' },
    });
    expect(edited.status).toBe(200);
  });

  it('is made once by its key, also when it is sent twice at once', async () => {
    const { courseId, eventId } = await classIn('Aula B');
    const preview = await look(eventId);
    const answers = await Promise.all([make(eventId, preview), make(eventId, preview)]);
    answers.push(await make(eventId, preview));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await rowsOf(courseId)).toHaveLength(4);
  });

  it('leaves out the days that are taken away', async () => {
    const { courseId, eventId } = await classIn('Aula C');
    const preview = await look(eventId);
    const [first, second, third] = preview.dates.map(({ startAt }) => startAt);
    expect((await make(eventId, preview, { except: [second] })).status).toBe(201);
    expect((await rowsOf(courseId)).slice(1).map(({ startAt }) => startAt.toISOString())).toEqual([first, third]);
    const again = await look(eventId);
    const none = await make(eventId, again, { except: again.dates.map(({ startAt }) => startAt) });
    expect(none.body).toMatchObject({ code: 400, errors: [{ field: 'except' }] });
  });

  it('is not made a second time: dates the course has already are named and refused, and are free once called off', async () => {
    const { courseId, eventId } = await classIn('Aula H');
    expect((await make(eventId, await look(eventId))).status).toBe(201);
    const again = await look(eventId);
    expect(again.dates.map(({ collisions }) => collisions)).toMatchObject(
      [1, 2, 3].map(() => [{ reason: 'same', title: expect.any(String) }]),
    );
    const refused = await make(eventId, again);
    expect(refused.body).toMatchObject({ code: 400, errors: [{ field: 'except', message: staffText.event.exists }] });
    expect(await rowsOf(courseId)).toHaveLength(4);
    const { db } = test.services;
    const [, second] = await rowsOf(courseId);
    await db.update(schema.event).set({ cancelledAt: new Date() }).where(eq(schema.event.id, second!.id));
    const free = await look(eventId);
    const except = free.dates.slice(1).map(({ startAt }) => startAt);
    expect((await make(eventId, free, { except })).status).toBe(201);
  });

  it('names what takes place there or with the teacher, without the name of what is not theirs', async () => {
    const { db } = test.services;
    const [mine, ours, foreign] = [await classIn('Aula D'), await classIn('  aula d '), await classIn('Aula D')];
    await db.update(schema.course).set({ partnerId: 2 }).where(eq(schema.course.id, foreign.courseId));
    await db
      .update(schema.course)
      .set({ teacherName: '' })
      .where(inArray(schema.course.id, [mine.courseId, ours.courseId]));
    const [row] = await rowsOf(mine.courseId);
    const at = (days: number) => ({
      startAt: new Date(row!.startAt.getTime() + days * DAY_MS),
      endAt: new Date(row!.endAt.getTime() + days * DAY_MS),
    });
    await db.update(schema.event).set(at(7)).where(eq(schema.event.id, ours.eventId));
    await db.update(schema.event).set(at(14)).where(eq(schema.event.id, foreign.eventId));
    const shown = (await look(mine.eventId)).dates.map(({ collisions }) => collisions);
    expect(shown).toMatchObject([
      [{ reason: 'venue', title: expect.any(String) }],
      [{ reason: 'venue', title: null }],
      [],
    ]);
    await db
      .update(schema.course)
      .set({ teacherName: 'Bu Sari' })
      .where(inArray(schema.course.id, [mine.courseId, ours.courseId]));
    await db.update(schema.event).set({ venue: 'Lain' }).where(eq(schema.event.id, ours.eventId));
    expect((await look(mine.eventId)).dates[0]!.collisions).toMatchObject([{ reason: 'teacher' }]);
  });
});

describe('a series is refused', () => {
  it('once it would be another than was shown, with what it would be', async () => {
    const { courseId, eventId } = await classIn('Aula E');
    const preview = await look(eventId);
    const other = await classIn('Aula E');
    const { startAt, endAt } = preview.dates[1]!;
    const then = { startAt: new Date(startAt), endAt: new Date(endAt) };
    await test.services.db.update(schema.event).set(then).where(eq(schema.event.id, other.eventId));
    const { status, body } = await make(eventId, preview);
    expect([status, body]).toMatchObject([
      409,
      { status: 'CONFLICT', data: { dates: [{}, { collisions: [{}] }, {}] } },
    ]);
    expect(await rowsOf(courseId)).toHaveLength(1);
    expect((await make(eventId, await look(eventId))).status).toBe(201);
  });

  it.each([
    ['weekdays', { unit: 'week', every: 1, count: 2 }],
    ['count', { unit: 'day', every: 1 }],
    ['count', { unit: 'day', every: 1, count: 53 }],
    ['until', { unit: 'day', every: 1, until: '2020-01-01' }],
    ['every', { unit: 'day', every: 0, count: 1 }],
  ])('at %s for %j', async (field, pattern) => {
    const { eventId } = await classIn('Aula F');
    expect((await post(eventId, 'series/preview', pattern)).body).toMatchObject({ code: 400, errors: [{ field }] });
  });

  it('for a class that is called off, to another partner, and to who may not edit', async () => {
    const { eventId } = await classIn('Aula G');
    const preview = await look(eventId);
    const stranger = await newStaff(test, 'organiser', { partnerId: 2 });
    const ofOne = await newStaff(test, 'organiser', { eventId });
    for (const who of [stranger, ofOne]) {
      expect((await post(eventId, 'series/preview', DAILY, who)).status).toBe(404);
      expect((await make(eventId, preview, {}, who)).status).toBe(404);
    }
    const door = await newStaff(test, 'door', { partnerId: 1 });
    expect((await make(eventId, preview, {}, door)).status).toBe(403);
    await test.services.db.update(schema.event).set({ cancelledAt: new Date() }).where(eq(schema.event.id, eventId));
    const refused = await make(eventId, preview);
    expect([refused.status, refused.body.status]).toEqual([409, 'EVENT_CALLED_OFF']);
  });
});
