import { staffText } from '@suluh/i18n-id/staff';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newClass, participant } from '../../../test/classes.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const { auditLog, certificate, completion, enrolment, orders } = schema;
const REASON = 'Hadir penuh, tugas dinilai di kelas';

let test: TestApp;
let partner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  partner = await newStaff(test, 'partner', { partnerId: 2 });
});
afterAll(() => test?.stop());

/** A class that began, of a course that gives a certificate of competence, and so many who have a place in it. */
async function classOf(people: number, hours = { from: -10, to: 100 }) {
  const { courseId, slug, event } = await newClass(test, { ...hours, certificate: 'competence' });
  const guests = [];
  for (let at = 0; at < people; at += 1) guests.push(await participant(test, courseId, event.id));
  return { event, name: slug, ids: guests.map(({ enrolmentId }) => enrolmentId) };
}
const finish = (eventId: number, enrolmentIds: unknown, who = partner, reason = REASON) =>
  test.call('POST', `/api/admin/event/${eventId}/finish`, { auth: who.auth, body: { enrolmentIds, reason } });
const rowsOf = (ids: readonly string[]) =>
  test.services.db
    .select()
    .from(enrolment)
    .where(inArray(enrolment.id, [...ids]));

it('a class is finished for those who are chosen, with evidence, certificate, mail and trail, and once', async () => {
  const { event, ids, name } = await classOf(3);
  const chosen = ids.slice(0, 2);
  const answers = await Promise.all([finish(event.id, chosen), finish(event.id, chosen)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const counts = answers.map(({ body }) => body.data as { finished: number; already: number });
  expect(counts[0]!.finished + counts[1]!.finished).toBe(2);
  expect(counts[0]!.already + counts[1]!.already).toBe(2);
  const rows = await rowsOf(ids);
  expect(
    rows
      .filter(({ completedAt }) => completedAt !== null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...chosen].sort());
  const { db } = test.services;
  const [proof] = await db.select().from(completion).where(eq(completion.enrolmentId, chosen[0]!));
  expect(proof!.evidence).toMatchObject({ byHand: { by: partner.userId, reason: REASON } });
  const given = await db.select().from(certificate).where(inArray(certificate.enrolmentId, chosen));
  expect(
    given.map(({ isCompetence }) => isCompetence),
    'nobody proved it',
  ).toEqual([false, false]);
  const told = (await outboxOf(db, 'courseFinished')).map(({ payload }) => (payload as { course: string }).course);
  expect(told.filter((each) => each === name)).toHaveLength(2);
  const trail = await db.select().from(auditLog).where(eq(auditLog.action, 'event.finish'));
  expect(trail.filter(({ subject }) => subject === `enrolment ${chosen[0]}`)).toMatchObject([
    { actorId: partner.userId, after: { eventId: event.id, reason: REASON } },
  ]);
});

it('who has no paid place is refused by name of the reason, and the others are finished', async () => {
  const { event, ids } = await classOf(2);
  const other = await classOf(1);
  const [row] = await rowsOf([ids[1]!]);
  await test.services.db.update(orders).set({ status: 'CANCEL' }).where(eq(orders.id, row!.orderId));
  const { body } = await finish(event.id, [...ids, ...other.ids]);
  expect(body.data).toEqual({
    finished: 1,
    already: 0,
    refused: [
      { enrolmentId: ids[1], reason: 'cancelled' },
      { enrolmentId: other.ids[0], reason: 'noPlace' },
    ],
  });
  expect((await finish(event.id, other.ids)).status).toBe(404);
});

it('is refused before the first day, once called off, without a reason, and to another partner or a door', async () => {
  const coming = await classOf(1, { from: 48, to: 50 });
  const early = await finish(coming.event.id, coming.ids);
  expect([early.status, early.body]).toMatchObject([
    409,
    { status: 'SESSION_CLOSED', message: staffText.finishTooEarly },
  ]);
  const { event, ids } = await classOf(1);
  expect((await finish(event.id, ids, partner, 'ok')).body).toMatchObject({ errors: [{ field: 'reason' }] });
  expect((await finish(event.id, [])).status).toBe(400);
  expect((await finish(event.id, ids, await newStaff(test, 'partner', { partnerId: 1 }))).status).toBe(404);
  expect((await finish(event.id, ids, await newStaff(test, 'door', { eventId: event.id }))).status).toBe(403);
  await test.services.db.update(schema.event).set({ cancelledAt: new Date() }).where(eq(schema.event.id, event.id));
  expect((await finish(event.id, ids)).body).toMatchObject({ code: 409, status: 'EVENT_CALLED_OFF' });
  expect((await rowsOf(ids))[0]!.completedAt).toBeNull();
});
