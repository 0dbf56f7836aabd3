import { ANSWER_GRACE_MS, isOver, scoreOf } from '@suluh/domain/learning';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { completeIfDue } from '../learning/completeIfDue.ts';
import { recordDone } from '../learning/recordDone.ts';
import { askedIn, isAnsweredRight, type AttemptRow } from './readAttempt.ts';

/** Late attempts closed in one go of the job. */
const BATCH = 50;

/**
 * Closes an attempt with what is saved, once: score, passed, and what follows from it. Whoever closes it at the same
 * moment waits for its row and finds it closed.
 */
export async function closeAttempt(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  attemptId: string,
): Promise<AttemptRow> {
  const now = services.now();
  const { learningEvent, test, testAttempt } = schema;
  return services.db.transaction(async (tx: Executor) => {
    const [open] = await tx.select().from(testAttempt).where(eq(testAttempt.id, attemptId)).for('update');
    if (!open) throw new Error(`attempt ${attemptId} is gone`);
    if (open.submittedAt) return open;
    const [about] = await tx.select().from(test).where(eq(test.id, open.testId));
    const asked = await askedIn(tx, attemptId);
    const score = scoreOf(asked.filter(isAnsweredRight).length, asked.length);
    const isPassed = score >= about!.passPercent;
    const submittedAt = open.deadlineAt && open.deadlineAt < now ? open.deadlineAt : now;
    const [closed] = await tx
      .update(testAttempt)
      .set({ submittedAt, score, isPassed })
      .where(eq(testAttempt.id, attemptId))
      .returning();
    if (isPassed) {
      const { enrolmentId } = open;
      await tx
        .insert(learningEvent)
        .values({ enrolmentId, kind: 'passed', object: String(open.testId), at: submittedAt, receivedAt: now })
        .onConflictDoNothing();
      if (about!.lessonId !== null)
        await recordDone(tx, { enrolmentId, lessonId: about!.lessonId, at: submittedAt, receivedAt: now });
      await completeIfDue(tx, services, enrolmentId);
    }
    return closed!;
  });
}

/**
 * Closes attempts whose time is over and for which no answer can come any more. One that cannot be closed keeps no other
 * from it. @returns how many
 */
export async function closeLateAttempts(services: Pick<Services, 'db' | 'now' | 'settings' | 'log'>): Promise<number> {
  const { testAttempt } = schema;
  const late = await services.db
    .select({ id: testAttempt.id })
    .from(testAttempt)
    .where(
      and(
        isNull(testAttempt.submittedAt),
        lt(testAttempt.deadlineAt, new Date(services.now().getTime() - ANSWER_GRACE_MS)),
      ),
    )
    .limit(BATCH);
  let closed = 0;
  for (const { id } of late) {
    try {
      await closeAttempt(services, id);
      closed += 1;
    } catch (error) {
      services.log.error({ err: error, attemptId: id }, 'a late attempt could not be closed');
    }
  }
  return closed;
}

/** The attempt, closed first when its time is over. */
export const closedIfOver = async (
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  row: AttemptRow,
): Promise<AttemptRow> =>
  row.submittedAt === null && isOver(row.deadlineAt, services.now()) ? closeAttempt(services, row.id) : row;
