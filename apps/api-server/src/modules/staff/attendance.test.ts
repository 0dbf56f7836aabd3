import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newClass, newDate, participant, setSessions } from '../../../test/classes.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const { attendance, auditLog, enrolment, orders } = schema;

let test: TestApp;
let organiser: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  organiser = await newStaff(test, 'organiser', { partnerId: 2 });
});
afterAll(() => test?.stop());

type Guest = TestLearner & { enrolmentId: string };

/** A class of two sessions that began, and of later ones, in hours from now; and so many who have a place in it. */
async function classOf(people: number, later: [number, number][] = []) {
  const { courseId, event } = await newClass(test, { from: -10, to: 100 });
  const sessions = await setSessions(test, event, [[-6, -4], [-3, 2], ...later]);
  const guests: Guest[] = [];
  for (let at = 0; at < people; at += 1) guests.push(await participant(test, courseId, event.id));
  return { courseId, event, sessions, guests };
}
const idsOf = (guests: readonly Guest[]) => guests.map(({ enrolmentId }) => enrolmentId);
const record = (
  eventId: number,
  enrolmentIds: unknown,
  { no = 1, who = organiser }: { no?: number; who?: { auth: string | null } } = {},
) =>
  test.call('POST', `/api/admin/event/${eventId}/session/${no}/attendance`, { auth: who.auth, body: { enrolmentIds } });
const attended = (guests: readonly Guest[]) =>
  test.services.db
    .select()
    .from(attendance)
    .where(inArray(attendance.enrolmentId, idsOf(guests)));
const trail = (guests: readonly Guest[]) =>
  test.services.db
    .select({ by: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'attendance.record'),
        inArray(
          auditLog.subject,
          guests.map(({ enrolmentId }) => `enrolment ${enrolmentId}`),
        ),
      ),
    );
const orderOf = async ({ enrolmentId }: Guest) =>
  (await test.services.db.select().from(enrolment).where(eq(enrolment.id, enrolmentId)))[0]!.orderId;

describe('attendance of many at once', () => {
  it('writes thirty down in one call, each on record, and ends no course that asks for more', async () => {
    const { event, sessions, guests } = await classOf(30);
    const { status, body } = await record(event.id, idsOf(guests));
    expect([status, body.data]).toEqual([200, { recorded: 30, already: 0, refused: [] }]);
    const rows = await attended(guests);
    expect(rows).toHaveLength(30);
    expect(new Set(rows.map(({ sessionId, source, by }) => `${sessionId} ${source} ${by}`))).toEqual(
      new Set([`${sessions[0]!.id} staff ${organiser.userId}`]),
    );
    expect(await trail(guests)).toHaveLength(30);
    const done = await test.services.db
      .select()
      .from(enrolment)
      .where(inArray(enrolment.id, idsOf(guests)));
    expect(done.every(({ completedAt }) => completedAt === null)).toBe(true);
    expect((await record(event.id, idsOf(guests))).body.data).toEqual({ recorded: 0, already: 30, refused: [] });
    expect(await attended(guests)).toEqual(rows);
    expect(await trail(guests)).toHaveLength(30);
  });

  it('leaves who was there already as they were, also when two say it at the same moment', async () => {
    const { event, sessions, guests } = await classOf(4);
    const [first] = guests;
    await test.services.db.insert(attendance).values({
      enrolmentId: first!.enrolmentId,
      sessionId: sessions[0]!.id,
      checkedInAt: new Date('2020-01-01T02:00:00Z'),
      source: 'self',
    });
    const answers = await Promise.all([record(event.id, idsOf(guests)), record(event.id, idsOf(guests).reverse())]);
    const counts = answers.map(({ body }) => body.data as { recorded: number; already: number });
    expect(counts[0]!.recorded + counts[1]!.recorded).toBe(3);
    expect(counts[0]!.already + counts[1]!.already).toBe(5);
    expect(await attended(guests)).toHaveLength(4);
    expect(await attended([first!])).toMatchObject([{ source: 'self', checkedInAt: new Date('2020-01-01T02:00:00Z') }]);
  });

  it('counts somebody named twice once', async () => {
    const { event, guests } = await classOf(1);
    const { enrolmentId } = guests[0]!;
    expect((await record(event.id, [enrolmentId, enrolmentId])).body.data).toMatchObject({ recorded: 1, already: 0 });
  });

  it('names who is refused and why, and writes the others down', async () => {
    const { db } = test.services;
    const { courseId, event, guests } = await classOf(3);
    const [stays, moved, cancelled] = guests as [Guest, Guest, Guest];
    const later = await newDate(test.services, courseId);
    await db.update(enrolment).set({ eventId: later.id }).where(eq(enrolment.id, moved.enrolmentId));
    await db
      .update(orders)
      .set({ status: 'CANCEL' })
      .where(eq(orders.id, await orderOf(cancelled)));
    const { status, body } = await record(event.id, idsOf(guests));
    expect([status, body.data]).toEqual([
      200,
      {
        recorded: 1,
        already: 0,
        refused: [
          { enrolmentId: moved.enrolmentId, reason: 'noPlace' },
          { enrolmentId: cancelled.enrolmentId, reason: 'cancelled' },
        ],
      },
    ]);
    expect((await attended(guests)).map(({ enrolmentId }) => enrolmentId)).toEqual([stays.enrolmentId]);
    expect(await trail(guests)).toHaveLength(1);
  });

  it('of a date for everybody is a matter of each programme for its own learners', async () => {
    const { courseId, event, guests } = await classOf(2);
    const [own, foreign] = guests as [Guest, Guest];
    const { db } = test.services;
    await db.insert(schema.courseProgram).values({ courseId, programId: 1 }).onConflictDoNothing();
    await db.insert(schema.membership).values({ userId: own.userId, sessionType: 'reguler', programId: 1 });
    const coordinator = await newStaff(test, 'programme', { programId: 1 });
    const { body } = await test.call('GET', `/api/admin/event/${event.id}/participant`, { auth: coordinator.auth });
    expect(body.data).toMatchObject([{ id: own.enrolmentId }]);
    const keeper = await newStaff(test, 'organiser', { programId: 1 });
    const sheet = await test.call('GET', `/api/admin/event/${event.id}/attendance`, { auth: keeper.auth });
    expect(sheet.body.data).toMatchObject([{ enrolmentId: own.enrolmentId }]);
    expect((await record(event.id, idsOf(guests), { who: keeper })).body.data).toEqual({
      recorded: 1,
      already: 0,
      refused: [{ enrolmentId: foreign.enrolmentId, reason: 'noPlace' }],
    });
    await record(event.id, [foreign.enrolmentId]);
    const taken = await test.call(
      'DELETE',
      `/api/admin/event/${event.id}/session/1/attendance/${foreign.enrolmentId}`,
      {
        auth: keeper.auth,
      },
    );
    expect(taken.status).toBe(404);
  });

  it('waits for the day of the session, and is not written down for a class that was called off', async () => {
    const { event, guests } = await classOf(1, [[72, 74]]);
    const tooEarly = await record(event.id, idsOf(guests), { no: 3 });
    expect([tooEarly.status, tooEarly.body.status, tooEarly.body.message]).toEqual([409, 'SESSION_CLOSED', staffText.attendanceTooEarly]); // prettier-ignore
    await test.services.db.update(schema.event).set({ cancelledAt: new Date() }).where(eq(schema.event.id, event.id));
    expect((await record(event.id, idsOf(guests))).body.status).toBe('EVENT_CALLED_OFF');
    expect(await attended(guests)).toEqual([]);
  });

  it('ends the course of who thereby has all it asks for, as any attendance does', async () => {
    const { event, guests } = await classOf(2);
    await record(event.id, idsOf(guests));
    await record(event.id, [guests[0]!.enrolmentId], { no: 2 });
    const rows = await test.services.db
      .select()
      .from(enrolment)
      .where(inArray(enrolment.id, idsOf(guests)));
    const isDone = new Map(rows.map(({ id, completedAt }) => [id, completedAt !== null]));
    expect(idsOf(guests).map((id) => isDone.get(id))).toEqual([true, false]);
  });

  it.each([
    ['nobody', []],
    ['no enrolment', ['rani']],
    ['more than two hundred', Array.from({ length: 201 }, () => crypto.randomUUID())],
  ])('of %s is refused', async (_, ids) => {
    const { event } = await classOf(0);
    expect((await record(event.id, ids)).status).toBe(400);
  });

  it('is of a session and a schedule there are, and of people who have a place there', async () => {
    const [{ event, guests }, other] = [await classOf(1), await classOf(1)];
    expect((await record(event.id, idsOf(guests), { no: 3 })).status).toBe(404);
    expect((await record(2_000_000_000, idsOf(guests))).status).toBe(404);
    expect((await record(event.id, idsOf(other.guests))).status).toBe(404);
    expect(await attended([...guests, ...other.guests])).toEqual([]);
  });

  it('is not of those whose grant does not reach the schedule, or holds no such right', async () => {
    const { event, guests } = await classOf(1);
    const [stranger, elsewhere, finance, content] = [
      await newStaff(test, 'organiser', { partnerId: 1 }),
      await newStaff(test, 'organiser', { eventId: (await classOf(0)).event.id }),
      await newStaff(test, 'finance', { partnerId: 2 }),
      await newStaff(test, 'content'),
    ];
    for (const who of [stranger, elsewhere]) expect((await record(event.id, idsOf(guests), { who })).status).toBe(404);
    for (const who of [finance, content]) expect((await record(event.id, idsOf(guests), { who })).status).toBe(403);
    expect((await record(event.id, idsOf(guests), { who: { auth: null } })).status).toBe(401);
    expect(await attended(guests)).toEqual([]);
    const own = await newStaff(test, 'organiser', { eventId: event.id });
    expect((await record(event.id, idsOf(guests), { who: own })).body.data).toMatchObject({ recorded: 1 });
  });
});
