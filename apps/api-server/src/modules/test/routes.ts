import { learningEntries as entries } from '@suluh/api/catalogue';
import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { ownedCourse } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { attemptOf, testIn } from './attemptOf.ts';
import { closeAttempt, closedIfOver } from './closeAttempt.ts';
import { toAttempt } from './readAttempt.ts';
import { saveAnswers } from './saveAnswers.ts';
import { startAttempt } from './startAttempt.ts';

const start = route(entries.testStart, async (call, services) => {
  const owned = await ownedCourse(services, call, call.params.id);
  const { db } = services;
  const enrolmentId = owned.enrolment.id;
  const test = await testIn(services, owned, call.params.testId);
  if (test.lessonId !== null) await lessonOf(db, owned.enrolment, { lessonId: test.lessonId, now: services.now() });
  if (test.access === 'notStarted') throw new ApiError('TEST_NOT_STARTED');
  if (test.access === 'lessonsFirst') throw new ApiError('TEST_LOCKED');
  const { testAttempt } = schema;
  const [open] = await db
    .select()
    .from(testAttempt)
    .where(
      and(eq(testAttempt.enrolmentId, enrolmentId), eq(testAttempt.testId, test.id), isNull(testAttempt.submittedAt)),
    );
  if (open) await closedIfOver(services, open);
  const begun = await db.transaction((tx) => startAttempt(tx, { enrolmentId, testId: test.id, now: services.now() }));
  if (!begun) throw new ApiError('TRIES_USED');
  return { data: await toAttempt(db, begun, await testIn(services, owned, test.id), services.now()) };
});

const read = route(entries.attemptDetail, async (call, services) => {
  const { owned, row } = await attemptOf(services, call, call.params);
  const current = await closedIfOver(services, row);
  return {
    data: await toAttempt(services.db, current, await testIn(services, owned, row.testId), services.now()),
  };
});

const submit = route(entries.attemptSubmit, async (call, services) => {
  const { owned, row } = await attemptOf(services, call, call.params);
  const closed = await closeAttempt(services, row.id);
  return { data: await toAttempt(services.db, closed, await testIn(services, owned, row.testId), services.now()) };
});

/** Tests of owned courses (docs/product/learning.md#tests). */
export const testRoutes = [start, read, saveAnswers, submit];
