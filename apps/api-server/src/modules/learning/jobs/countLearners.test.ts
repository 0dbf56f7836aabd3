import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../db/index.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { enrolled } from '../../../../test/certificates.ts';
import { manyLearners } from '../../../../test/learners.ts';
import { newLessons } from '../../../../test/lessons.ts';
import { withdraw } from '../../order/enrol.ts';
import { countLearners } from './countLearners.ts';

const { course, enrolment } = schema;
let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const told = async (courseId: number): Promise<number> => {
  const { studentCount } = course;
  const [row] = await test.services.db.select({ studentCount }).from(course).where(eq(course.id, courseId));
  return row!.studentCount;
};

it('counts each learner of a course once, by however many workers, and takes off who gave it back', async () => {
  const { db, now } = test.services;
  const { courseId } = await newLessons(test);
  const taken: string[] = [];
  for (const learner of await manyLearners(test, 3)) taken.push(await enrolled(test, learner, courseId));
  const before = await db.select().from(course).where(eq(course.id, courseId));
  expect(await told(courseId)).toBe(0);
  await Promise.all(Array.from({ length: 8 }, () => countLearners(test.services)));
  expect(await told(courseId)).toBe(3);
  expect(await countLearners(test.services)).toBe(0);
  const [counted] = await db.select().from(course).where(eq(course.id, courseId));
  expect(counted!.version).toBe(before[0]!.version); // whoever edits the course meets no conflict

  const [one] = await db.select().from(enrolment).where(eq(enrolment.id, taken[0]!));
  await db.transaction((tx) => withdraw(tx, one!.orderId, now()));
  expect(await told(courseId)).toBe(2);
});

it('who gave a course back before they were counted is not taken off', async () => {
  const { db, now } = test.services;
  const { courseId } = await newLessons(test);
  const [learner] = await manyLearners(test, 1);
  const [one] = await db
    .select()
    .from(enrolment)
    .where(eq(enrolment.id, await enrolled(test, learner!, courseId)));
  await db.update(course).set({ studentCount: 5 }).where(eq(course.id, courseId));
  await db.transaction((tx) => withdraw(tx, one!.orderId, now()));
  expect(await told(courseId)).toBe(5);
});

it('a card says how many take the course', async () => {
  const listed = async () =>
    (await test.call('GET', '/api/course/filter')).body.data as { id: number; studentCount: number }[];
  const [first] = await listed();
  await test.services.db.update(course).set({ studentCount: 1_204 }).where(eq(course.id, first!.id));
  await expect
    .poll(async () => (await listed()).find(({ id }) => id === first!.id))
    .toMatchObject({ studentCount: 1_204 });
});
