import { and, eq, isNotNull } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newLessons } from '../../../test/lessons.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { applyPlan } from '../work/apply.ts';
import { courseSubject } from '../work/subjects/course.ts';
import { finishNext, runFinishing } from './finishDue.ts';

const { certificate, courseFinishing, enrolment, lesson, lessonProgress } = schema;
const HALF_DONE = 20;

/** A busy machine gets the time it needs. */
vi.setConfig({ testTimeout: 120_000 });

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

/** A course of so many learners who did all but its first lesson, and some who did one alone. */
async function courseOf(count: number) {
  const { db, now } = test.services;
  const { courseId, lesson: lessons } = await newLessons(test);
  const learners = await manyLearners(test, count + HALF_DONE);
  const first = await enrolled(test, learners[0]!, courseId);
  const [own] = await db.select().from(enrolment).where(eq(enrolment.id, first));
  const { orderId } = own!;
  const others = await db
    .insert(enrolment)
    .values(learners.slice(1).map(({ userId }) => ({ userId, courseId, orderId, allowAccess: true })))
    .returning({ id: enrolment.id });
  const due = [first, ...others.slice(0, count - 1).map(({ id }) => id)];
  const [missing, ...rest] = Object.values(lessons);
  await db
    .insert(lessonProgress)
    .values([
      ...due.flatMap((enrolmentId) => rest.map((lessonId) => ({ enrolmentId, lessonId, doneAt: now() }))),
      ...others.slice(count - 1).map(({ id }) => ({ enrolmentId: id, lessonId: rest[0]!, doneAt: now() })),
    ]);
  return { courseId, missing: missing! };
}

const ask = (method: 'GET' | 'PUT', path: string, body?: unknown, version?: number) =>
  test.call(method, `/api/admin/course/${path}`, {
    auth: operator.auth,
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });

/** Takes a lesson out of a course by its outline. @returns how many milliseconds the save took */
async function ease({ courseId, missing }: { courseId: number; missing: number }): Promise<number> {
  type Outline = { version: number; sections: { id: number; title: string; lessons: { id: number }[] }[] };
  const { version, sections } = (await ask('GET', `${courseId}/outline`)).body.data as Outline;
  const asked = sections.map(({ id, title, lessons }) => ({
    id,
    title,
    lessons: lessons
      .filter((each) => each.id !== missing)
      .map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => name !== 'learners'))),
  }));
  const began = performance.now();
  const { status, body } = await ask('PUT', `${courseId}/outline`, { sections: asked }, version);
  expect(status, JSON.stringify(body)).toBe(200);
  return performance.now() - began;
}

const finished = (courseId: number) =>
  test.services.db.$count(enrolment, and(eq(enrolment.courseId, courseId), isNotNull(enrolment.completedAt)));
const certificates = async (courseId: number) =>
  (
    await test.services.db
      .select({ id: certificate.id })
      .from(certificate)
      .innerJoin(enrolment, eq(enrolment.id, certificate.enrolmentId))
      .where(eq(enrolment.courseId, courseId))
  ).length;
const left = async (courseId: number) =>
  ((await ask('GET', `${courseId}/finishing`)).body.data as { left: number }).left;

it('of a course with 500 who are due the save answers at once, and all are finished, once', async () => {
  const made = await courseOf(500);
  const { courseId } = made;
  expect(await ease(made)).toBeLessThan(2_000); // one after the other took many times as long
  expect([await left(courseId), await finished(courseId)]).toEqual([500, 0]);
  const stopping = new AbortController();
  const two = [1, 2].map(() => runFinishing(test.services, { idleMs: 10, stopping: stopping.signal }));
  const seen = new Set<number>();
  while ((await left(courseId)) > 0) {
    seen.add(await left(courseId));
    await delay(50);
  }
  stopping.abort();
  await Promise.all(two);
  expect([await finished(courseId), await certificates(courseId), await left(courseId)]).toEqual([500, 500, 0]);
  expect(seen.size).toBeGreaterThan(1); // it was told on the way
});

it('goes on where a worker died, a minute later, and nobody is finished twice', async () => {
  const { db } = test.services;
  const made = await courseOf(12);
  await ease(made);
  // A worker that is killed: the fifth transaction never comes back, and neither does what follows it.
  let begun = 0;
  const dying = new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' && (begun += 1) > 5 ? () => new Promise(() => undefined) : Reflect.get(target, name),
  });
  void finishNext({ ...test.services, db: dying });
  await expect.poll(() => finished(made.courseId), { timeout: 30_000 }).toBe(5);
  expect([await finishNext(test.services), await finished(made.courseId)]).toEqual([false, 5]); // still the other's
  test.advance(61);
  while (await finishNext(test.services));
  test.advance(-61);
  expect([await finished(made.courseId), await certificates(made.courseId)]).toEqual([12, 12]);
  expect(await left(made.courseId)).toBe(0);
});

it('asked for once more while it runs, it begins anew and misses nobody', async () => {
  const { db } = test.services;
  const made = await courseOf(3);
  await ease(made);
  await db
    .update(courseFinishing)
    .set({ afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', left: 0 })
    .where(eq(courseFinishing.courseId, made.courseId)); // as far as a worker may be
  const { version } = (await ask('GET', String(made.courseId))).body.data as { version: number };
  const changed = await test.call('PATCH', `/api/admin/course/${made.courseId}`, {
    auth: operator.auth,
    body: { certificate: null },
    headers: { 'if-match': `"${version}"` },
  });
  expect(changed.status).toBe(200);
  expect(await left(made.courseId)).toBe(3);
  while (await finishNext(test.services));
  expect(await finished(made.courseId)).toBe(3);
});

it('is asked for by a table that comes, too', async () => {
  const { db, now } = test.services;
  const made = await courseOf(2);
  await db.update(lesson).set({ isRequired: false }).where(eq(lesson.id, made.missing)); // as the outline says by then
  const { version } = (await ask('GET', String(made.courseId))).body.data as { version: number };
  const changes = { certificate: { before: 'completion', after: 'competence', from: '', to: '' } };
  const plan = { action: 'update' as const, subjectId: String(made.courseId), version, changes };
  const who = { kind: 'staff' as const, userId: operator.userId, reach: 'everything' as const };
  await db.transaction((tx) => applyPlan(tx, courseSubject, plan, { who, now: now() }));
  while (await finishNext(test.services));
  expect(await finished(made.courseId)).toBe(2);
});

it('is not asked for where nobody is due, nor by a save that was refused', async () => {
  const made = await courseOf(1);
  const { version } = (await ask('GET', `${made.courseId}/outline`)).body.data as { version: number };
  expect((await ask('PUT', `${made.courseId}/outline`, { sections: [] }, version + 1)).status).toBe(409);
  expect(await left(made.courseId)).toBe(0);
  expect(await finishNext(test.services)).toBe(false);
});

it('a stranger is not told of it', async () => {
  const { courseId } = await newLessons(test);
  const stranger = await newStaff(test, 'partner', { partnerId: 2 });
  const owner = await newStaff(test, 'support');
  const status = async ({ auth }: TestLearner) =>
    (await test.call('GET', `/api/admin/course/${courseId}/finishing`, { auth })).status;
  expect([await status(stranger), await status(owner)]).toEqual([404, 403]);
});
