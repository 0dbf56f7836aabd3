import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons } from '../../../test/lessons.ts';
import { newStaff } from '../../../test/staff.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());

it('tells how many dates to come are for a programme alone and how many hold a place, to those who reach the course', async () => {
  const { db, now } = test.services;
  const { courseId } = await newLessons(test);
  for (const learner of (await manyLearners(test, 2)) as TestLearner[]) await enrolled(test, learner, courseId);
  const day = (days: number) => new Date(now().getTime() + days * DAY_MS);
  const date = (days: number, more: object = {}) => ({
    courseId,
    batch: `Angkatan ${days}`,
    startAt: day(days),
    endAt: day(days + 1),
    capacity: 9,
    seatsLeft: 9,
    programId: 1 as number | null,
    ...more,
  });
  const [first] = await db
    .insert(schema.event)
    .values([date(5), date(9), date(-9), date(12, { cancelledAt: now() }), date(20, { programId: null })])
    .returning();
  await db.update(schema.enrolment).set({ eventId: first!.id }).where(eq(schema.enrolment.courseId, courseId));
  const of = async (place: object) => {
    const { auth } = await newStaff(test, 'content', place);
    return test.call('GET', `/api/admin/course/${courseId}/own-dates`, { auth });
  };
  expect((await of({})).body.data).toEqual([{ programId: 1, programName: expect.any(String), dates: 2, people: 2 }]);
  expect((await of({ partnerId: 2 })).status).toBe(404);
});
