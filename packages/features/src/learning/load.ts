import type { Attempt, LessonDetail, MyCourseDetail, TestState } from '@suluh/api/types';
import { pathTo, signInPath } from '@suluh/domain/address';
import { sessionFor } from '@suluh/session/guard';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import type { ApiFailure } from '@suluh/api/client';
import {
  type AppContext,
  type Outcome,
  learnerApi,
  outcomeOf,
  renewWhenOver,
  sessionScope,
} from '../parts/context/index.ts';
import { accountOf } from '../parts/outbox/mark.ts';

/** Whole number that a path names; one that is none names nothing there is. */
const idOf = (value: string): number => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : notFound());

type Room = { course: MyCourseDetail; account: string };

/** What came of asking for a room: all of it, or the first failure. */
type RoomOutcome<More> = { kind: 'found'; data: Room & More } | { kind: 'failed'; failure: ApiFailure };

/** Learners of somebody else's course find nothing; a session that ended is renewed on the way. */
function failureOf(context: AppContext, address: string, outcome: Outcome<unknown>): ApiFailure | null {
  if (outcome.kind === 'found') return null;
  renewWhenOver(outcome.failure, context.tenant, address);
  return outcome.kind === 'missing' ? notFound() : outcome.failure;
}

async function accountOfLearner({ tenant }: AppContext, address: string): Promise<string> {
  const session = await sessionFor(sessionScope(tenant));
  return session ? accountOf(tenant.id, session.user.id) : redirect(signInPath(tenant.routes, 'login', address));
}

/** An owned course and one of its lessons, as the address names them; once for its title and its page. */
export const loadLesson = cache(lessonRoom);

async function lessonRoom(
  context: AppContext,
  id: string,
  lesson: string,
): Promise<RoomOutcome<{ lesson: LessonDetail }>> {
  const address = pathTo(context.tenant.routes, 'lesson', { course: id, lesson });
  const lessonId = idOf(lesson);
  const api = await learnerApi(context, address);
  const [course, detail] = await Promise.all([
    api.GET('/api/my-course/{id}', { params: { path: { id } } }).then(outcomeOf),
    api.GET('/api/my-course/{id}/lesson/{lessonId}', { params: { path: { id, lessonId } } }).then(outcomeOf),
  ]);
  const failure = failureOf(context, address, course) ?? failureOf(context, address, detail);
  if (failure || course.kind !== 'found' || detail.kind !== 'found') return { kind: 'failed', failure: failure! };
  const account = await accountOfLearner(context, address);
  return { kind: 'found', data: { course: course.data.data, lesson: detail.data.data, account } };
}

/** An owned course, one of its tests, and the try that is open or was handed in last; once for its title and its page. */
export const loadTest = cache(testRoom);

async function testRoom(
  context: AppContext,
  id: string,
  testName: string,
): Promise<RoomOutcome<{ test: TestState; attempt: Attempt | null }>> {
  const address = pathTo(context.tenant.routes, 'test', { course: id, test: testName });
  const testId = idOf(testName);
  const api = await learnerApi(context, address);
  const course = outcomeOf(await api.GET('/api/my-course/{id}', { params: { path: { id } } }));
  const failure = failureOf(context, address, course);
  if (failure || course.kind !== 'found') return { kind: 'failed', failure: failure! };
  const test = course.data.data.learning.tests.find((each) => each.id === testId) ?? notFound();
  const attemptId = test.openAttemptId ?? test.lastAttemptId;
  const account = await accountOfLearner(context, address);
  if (attemptId === null) return { kind: 'found', data: { course: course.data.data, test, attempt: null, account } };
  const attempt = outcomeOf(
    await api.GET('/api/my-course/{id}/attempt/{attemptId}', { params: { path: { id, attemptId } } }),
  );
  const missing = failureOf(context, address, attempt);
  if (missing || attempt.kind !== 'found') return { kind: 'failed', failure: missing! };
  return { kind: 'found', data: { course: course.data.data, test, attempt: attempt.data.data, account } };
}
