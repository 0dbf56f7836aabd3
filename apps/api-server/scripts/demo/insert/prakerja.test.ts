import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { checkInStateOf } from '../../../src/modules/attending/sessions.ts';
import { readEnvironment } from '@suluh/config/environment';
import { isDatedByPrakerja } from '../../../src/modules/order/isDatedByPrakerja.ts';
import { readLearning } from '../../../src/modules/learning/readLearning.ts';
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts';
import { demoLessons } from '../data/lessons/index.ts';
import { prakerjaCourse, prakerjaLearner, prakerjaWebinar } from '../data/prakerja.ts';
import { insertCourses } from './courses.ts';
import { insertLessons } from './lessons.ts';
import { insertPrakerja } from './prakerja.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database?.close());

const NOW = new Date('2026-11-21T03:00:00Z');

it('gives the Prakerja learner a course and a webinar with a session to check in to, once, and no mail', async () => {
  const { course, enrolment, event, orders, outbox } = schema;
  const { db } = database;
  const courses = await db.transaction((tx) => insertCourses(tx, NOW));
  await db.transaction((tx) => insertLessons(tx, courses, NOW));
  for (let time = 0; time < 2; time++) await insertPrakerja(db, courses, NOW);
  const owned = await db
    .select({ enrolment, course, event, productCode: orders.productCode, isDatedByPrakerja: isDatedByPrakerja() })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .leftJoin(event, eq(event.id, enrolment.eventId));
  const shown = await Promise.all(
    owned.map(async (each) => {
      const { state } = await checkInStateOf(db, each, NOW);
      return [each.course.fullname, [state.by, ...state.sessions.map(({ status }) => status)]];
    }),
  );
  expect(Object.fromEntries(shown)).toEqual({
    [prakerjaCourse.title]: ['prakerja', 'already_check_in', 'enable', 'disable'],
    [prakerjaWebinar.title]: ['prakerja', 'already_check_in', 'enable', 'disable'],
  });
  const alone = owned.find((each) => each.course.fullname === prakerjaCourse.title)!;
  const learning = await readLearning({ db, now: () => NOW, settings: readEnvironment({}) }, alone);
  expect(learning.doneLessons).toBe(1);
  expect(await db.$count(outbox)).toBe(0);
});

it('has tests, work to hand in and lessons in the course, beside six that can be finished in minutes without a check-in', () => {
  const { parts, tests } = demoLessons.find(({ course }) => course === prakerjaCourse.title)!;
  expect(tests.map(({ kind }) => kind)).toEqual(['pre', 'post']);
  expect(parts.flatMap(({ lessons }) => lessons.map(({ kind }) => kind))).toContain('assignment');
  expect(demoLessons.filter(({ course }) => course !== prakerjaCourse.title)).toHaveLength(6);
});

it('is printed by the start', () => {
  const table = path.join(import.meta.dirname, '../../../../../tooling/stack/src/commands/demoTable.ts');
  expect(readFileSync(table, 'utf8')).toContain(prakerjaLearner.email);
});
