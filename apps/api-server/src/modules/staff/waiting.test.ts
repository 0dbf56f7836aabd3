import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
let organiser: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  organiser = await newStaff(test, 'organiser', { partnerId: 1 });
});
afterAll(() => test?.stop());

const { waitlist } = schema;

/** A full class with so many in its line, in this order. */
async function fullClass(waiting: number) {
  const { courseId, eventId } = await newCourse(test, { capacity: 1 });
  const [owner, ...line] = (await manyLearners(test, waiting + 1)) as [TestLearner, ...TestLearner[]];
  const [cart] = await fillCarts(test, [owner], { courseId, eventId });
  expect((await confirmCarts(test, owner, [cart!])).status).toBe(201);
  for (const { auth } of line)
    expect((await test.call('POST', `/api/event/${eventId}/waitlist`, { auth })).status).toBe(200);
  return { eventId: eventId!, line };
}
const lineOf = (eventId: number, who = organiser) =>
  test.call('GET', `/api/admin/event/${eventId}/waiting`, { auth: who.auth });
const remove = (eventId: number, userId: string, who = organiser) =>
  test.call('DELETE', `/api/admin/event/${eventId}/waiting/${userId}`, { auth: who.auth });
const idsOf = ({ body }: { body: object }) => (body as { data: { userId: string }[] }).data.map(({ userId }) => userId);

describe('the line of a schedule, to staff,', () => {
  it('is who waits, in their order', async () => {
    const { eventId, line } = await fullClass(3);
    const answer = await lineOf(eventId);
    expect(idsOf(answer)).toEqual(line.map(({ userId }) => userId));
    expect(answer.body.data).toMatchObject(line.map(() => ({ kind: 'seat', state: 'waiting', offerEndsAt: null })));
  });

  it('loses who is taken out of it, once, on record', async () => {
    const { eventId, line } = await fullClass(2);
    const [first, second] = line as [TestLearner, TestLearner];
    expect((await remove(eventId, first.userId)).status).toBe(200);
    expect((await remove(eventId, first.userId)).status).toBe(404);
    expect(idsOf(await lineOf(eventId))).toEqual([second.userId]);
    const { auditLog } = schema;
    const trail = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `event ${eventId}`));
    expect(trail).toMatchObject([
      { actorId: organiser.userId, action: 'event.waitingRemove', before: { userId: first.userId, state: 'waiting' } },
    ]);
  });

  it('offers the seat of who is taken out to the next', async () => {
    const { eventId, line } = await fullClass(2);
    const [first, second] = line as [TestLearner, TestLearner];
    const { db, now } = test.services;
    const offerEndsAt = new Date(now().getTime() + 3_600_000);
    await db
      .update(waitlist)
      .set({ state: 'offered', offerEndsAt })
      .where(and(eq(waitlist.eventId, eventId), eq(waitlist.userId, first.userId)));
    await db.update(schema.event).set({ seatsKept: 1 }).where(eq(schema.event.id, eventId));
    expect((await remove(eventId, first.userId)).status).toBe(200);
    const [event] = await db.select().from(schema.event).where(eq(schema.event.id, eventId));
    expect([event!.seatsKept, event!.seatsLeft]).toEqual([1, 0]); // kept for the next, offered by day
    expect(idsOf(await lineOf(eventId))).toEqual([second.userId]);
  });

  it('is not of those who look after others', async () => {
    const { eventId, line } = await fullClass(1);
    const stranger = await newStaff(test, 'organiser', { partnerId: 2 });
    expect((await lineOf(eventId, stranger)).status).toBe(404);
    expect((await remove(eventId, line[0]!.userId, stranger)).status).toBe(404);
    expect(idsOf(await lineOf(eventId))).toHaveLength(1);
  });
});
