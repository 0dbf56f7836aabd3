import type { TestState } from '@suluh/api/types';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ownedCourse, type Owned } from '../learning/queries.ts';
import { counted, lessonsOf } from '../learning/readLessons.ts';
import { testsOf } from '../learning/readTests.ts';
import type { AttemptRow } from './readAttempt.ts';

/** A test of an owned course as it stands now. @throws ApiError NOT_FOUND */
export async function testIn({ db, now }: Services, owned: Owned, testId: number): Promise<TestState> {
  const lessons = counted(await lessonsOf(db, owned.enrolment, now()));
  const areLessonsDone = lessons.every(({ state }) => state === 'done');
  const found = (await testsOf(db, owned, { now: now(), areLessonsDone })).find(({ id }) => id === testId);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

/** The caller's own attempt in an owned course. @throws ApiError NOT_FOUND */
export async function attemptOf(
  services: Services,
  call: { caller: Caller; programHeader: string | null },
  { id, attemptId }: { id: string; attemptId: string },
): Promise<{ owned: Owned; row: AttemptRow }> {
  const owned = await ownedCourse(services, call, id);
  const { testAttempt } = schema;
  const [row] = await services.db
    .select()
    .from(testAttempt)
    .where(and(eq(testAttempt.id, attemptId), eq(testAttempt.enrolmentId, owned.enrolment.id)));
  if (!row) throw new ApiError('NOT_FOUND');
  return { owned, row };
}
