import type { CourseCard, CourseEvent, CourseIncluded, Ticket } from '@suluh/api/types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../db/index.ts';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { newClass, newDate } from '../../../test/classes.ts';
import { manyLearners, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

/** A programme of the fixture, and another one. */
const [JANABADRA, OTHER] = [1, 2];
const OF_PROGRAM = { 'x-program': 'janabadra' };

let test: TestApp;
let learner: TestLearner;
let member: string;
let course: Awaited<ReturnType<typeof newClass>>;
let own: { id: number };
beforeAll(async () => {
  test = await startTestApp();
  course = await newClass(test, { from: 200, to: 203 });
  const { db } = test.services;
  await db.insert(schema.courseProgram).values({ courseId: course.courseId, programId: JANABADRA });
  own = await newDate(test.services, course.courseId);
  await db.update(schema.event).set({ programId: JANABADRA, city: 'Magelang' }).where(eq(schema.event.id, own.id));
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
  member = await signedInTo(test, learner, JANABADRA);
  const isOffered = async () =>
    (await test.call('GET', `/api/course/${course.courseId}/event`, { headers: OF_PROGRAM })).status === 200;
  await vi.waitFor(async () => expect(await isOffered()).toBe(true), { timeout: 10_000 }); // processes hear of it
});
afterAll(() => test?.stop());

const dates = async (path: string, auth?: string, headers = {}) => {
  const { body } = await test.call('GET', `/api/course/${course.courseId}/${path}`, { auth: auth ?? BASIC, headers });
  return ((body.data ?? []) as CourseEvent[]).map(({ eventId }) => eventId);
};

describe('dates for the people of a programme alone', () => {
  it('are not among those of anybody else, nor on the pages of the programme before one is logged in', async () => {
    for (const [auth, headers] of [
      [undefined, {}],
      [undefined, OF_PROGRAM],
      [learner.auth, {}],
    ] as const)
      expect(await dates('event', auth, headers)).toEqual([course.event.id]);
    expect((await test.call('GET', `/api/course/${course.courseId}/event-b2b`, { auth: BASIC })).status).toBe(401);
    expect(await dates('event-b2b', learner.auth)).toEqual([]);
    expect(await dates('event-b2b', member, OF_PROGRAM)).toEqual([own.id]);
  });

  it('are no place or day of the card, and are found by nobody', async () => {
    const [card] = (await test.services.courseCache.cardsOf([course.courseId])) as unknown as CourseCard[];
    expect(JSON.stringify(card)).not.toContain('Magelang');
    const { body } = await test.call('GET', '/api/course/filter?locationEvent[]=Magelang');
    expect(body.code).toBe(404);
  });

  it('are counted for the programme, whose page leads to them', async () => {
    const counted = async (headers: object) =>
      (
        (await test.call('GET', `/api/course/${course.courseId}/included`, { headers: { ...headers } })).body
          .data as CourseIncluded
      ).datesForOwnPeople;
    expect([await counted({}), await counted(OF_PROGRAM)]).toEqual([0, 1]);
  });

  it('are booked by those people alone, and nobody else waits for a seat', async () => {
    const put = (auth: string) =>
      test.call('POST', '/api/cart', { auth, body: { courseId: course.courseId, eventId: own.id } });
    expect((await put(learner.auth)).status).toBe(404);
    const wait = (auth: string) => test.call('GET', `/api/event/${own.id}/waitlist`, { auth });
    expect([(await wait(learner.auth)).status, (await wait(member)).status]).toEqual([404, 200]);
    const { status, body } = await put(member);
    expect(status).toBeLessThan(300);
    const { cartId } = body.data as { cartId: string };
    const item = async () =>
      ((await test.call('GET', '/api/carts', { auth: member })).body.data as { cartId: string; event: unknown }[])[0]!;
    expect(await item()).toMatchObject({ cartId, event: { eventId: own.id } });
    const { event } = schema;
    await test.services.db.update(event).set({ programId: OTHER }).where(eq(event.id, own.id));
    expect((await item()).event).toBeNull(); // one has to be chosen that is still theirs
    const confirmed = await test.call('POST', '/api/cart/confirm', { auth: member, body: { cartId: [cartId] } });
    expect(confirmed.status).toBeGreaterThanOrEqual(400);
    const changed = await test.call('PATCH', `/api/cart/${cartId}`, { auth: member, body: { eventId: own.id } });
    expect(changed.status).toBe(404);
    await test.services.db.update(event).set({ programId: JANABADRA }).where(eq(event.id, own.id));
    const again = await test.call('PATCH', `/api/cart/${cartId}`, { auth: member, body: { eventId: own.id } });
    expect(again.status).toBe(200);
    expect((await test.call('POST', '/api/cart/confirm', { auth: member, body: { cartId: [cartId] } })).status).toBe(
      201,
    );
  });

  it('are another date for who holds one that is for everybody, logged in there alone', async () => {
    const [holder] = (await manyLearners(test, 1)) as [TestLearner];
    const { courseId, event } = course;
    await enrolled(test, holder, courseId, event.id);
    const other = await newDate(test.services, courseId, { from: 300, to: 303 });
    await test.services.db.update(schema.event).set({ programId: JANABADRA }).where(eq(schema.event.id, other.id));
    const inside = await signedInTo(test, holder, JANABADRA);
    const offered = async (auth: string) => {
      const { body } = await test.call('GET', `/api/my-course/${courseId}/e-ticket`, { auth });
      return (body.data as unknown as Ticket).reschedule.events.map(({ eventId }) => eventId);
    };
    expect(await offered(holder.auth)).not.toContain(other.id);
    expect(await offered(inside)).toContain(other.id);
    const change = (auth: string) =>
      test.call('POST', `/api/my-course/${courseId}/reschedule`, { auth, body: { eventId: other.id } });
    expect([(await change(holder.auth)).status, (await change(inside)).status]).toEqual([404, 200]);
    expect(await offered(holder.auth)).toEqual([]); // it was changed, once
    await test.services.db.update(schema.event).set({ cancelledAt: test.services.now() }).where(eq(schema.event.id, other.id)); // prettier-ignore
  });

  it('are waited for by nobody else any more, once staff make one of a full date', async () => {
    const [outsider, insider] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    const { db } = test.services;
    const { event, waitlist } = schema;
    const full = await newDate(test.services, course.courseId, { capacity: 3 });
    await db.update(event).set({ seatsLeft: 0 }).where(eq(event.id, full.id));
    const wait = (auth: string) => test.call('POST', `/api/event/${full.id}/waitlist`, { auth });
    expect((await wait(outsider.auth)).status).toBe(200);
    expect((await wait(await signedInTo(test, insider, JANABADRA))).status).toBe(200);
    const { auth } = await newStaff(test, 'operator');
    const body = { programId: JANABADRA };
    const headers = { 'if-match': '"1"' };
    expect((await test.call('PATCH', `/api/admin/event/${full.id}`, { auth, body, headers })).status).toBe(200);
    const line = await db.select().from(waitlist).where(eq(waitlist.eventId, full.id));
    expect(line.map(({ userId }) => userId)).toEqual([insider.userId]);
    await db.delete(event).where(eq(event.id, full.id));
  });

  it('are nothing to staff of another programme that offers the course, who make none for it either', async () => {
    const { db } = test.services;
    await db.insert(schema.courseProgram).values({ courseId: course.courseId, programId: OTHER });
    const ours = await newStaff(test, 'organiser', { programId: JANABADRA });
    const theirs = await newStaff(test, 'organiser', { programId: OTHER });
    const theirDate = await newDate(test.services, course.courseId);
    await db.update(schema.event).set({ programId: OTHER }).where(eq(schema.event.id, theirDate.id));
    const path = `/api/admin/event/${theirDate.id}`;
    const seen = async ({ auth }: TestLearner) => (await test.call('GET', path, { auth })).status;
    expect([await seen(ours), await seen(theirs)]).toEqual([404, 200]);
    const { startAt, endAt } = theirDate;
    const facts = { batch: '9', startAt: startAt.toISOString(), endAt: endAt.toISOString(), capacity: 3, price: 0 };
    const make = (programId: number) =>
      test.call('POST', '/api/admin/event', {
        auth: ours.auth,
        body: { ...facts, courseId: course.courseId, programId },
      });
    expect((await make(OTHER)).body).toMatchObject({ code: 400, errors: [{ field: 'programId' }] });
    expect((await make(JANABADRA)).body.data).toMatchObject({ programId: JANABADRA });
    const { event, courseProgram } = schema;
    await db.delete(event).where(and(eq(event.courseId, course.courseId), eq(event.batch, '9')));
    await db.delete(event).where(eq(event.id, theirDate.id));
    await db.delete(courseProgram).where(and(eq(courseProgram.courseId, course.courseId), eq(courseProgram.programId, OTHER))); // prettier-ignore
  });

  it('are what staff make of one, where the programme offers the course', async () => {
    const { auth } = await newStaff(test, 'operator');
    const path = `/api/admin/event/${course.event.id}`;
    const { version } = (await test.call('GET', path, { auth })).body.data as { version: number };
    const change = (programId: number | null, at: number) =>
      test.call('PATCH', path, { auth, body: { programId }, headers: { 'if-match': `"${at}"` } });
    expect((await change(OTHER, version)).body).toMatchObject({ code: 400, errors: [{ field: 'programId' }] });
    expect((await change(JANABADRA, version)).body.data).toMatchObject({ programId: JANABADRA });
    expect(await dates('event')).toEqual([]);
    expect((await change(null, version + 1)).status).toBe(200);
    expect(await dates('event')).toEqual([course.event.id]);
  });
});
