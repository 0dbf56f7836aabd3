import { learningEntries as entries } from '@suluh/api/catalogue';
import { isAnswerInTime } from '@suluh/domain/learning';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { attemptOf } from './attemptOf.ts';

/**
 * Keeps answers as they come: the higher seq of a question wins, and nothing comes into an attempt that is closed. One
 * that came too late is not among the saved ones.
 */
export const saveAnswers = route(entries.attemptAnswers, async (call, services) => {
  const { row } = await attemptOf(services, call, call.params);
  const { attemptAnswer, attemptItem, testAttempt } = schema;
  const received = services.now();
  const saved = await services.db.transaction(async (tx) => {
    const [open] = await tx.select().from(testAttempt).where(eq(testAttempt.id, row.id)).for('update');
    if (!open || open.submittedAt) throw new ApiError('TEST_CLOSED');
    const items = await tx.select().from(attemptItem).where(eq(attemptItem.attemptId, row.id));
    const itemOf = new Map(items.map((item) => [item.position, item]));
    const inTime = call.body.answers.filter(({ at }) =>
      isAnswerInTime({ at: new Date(at), started: open.startedAt, received, deadline: open.deadlineAt }),
    );
    if (inTime.length === 0) throw new ApiError('TEST_CLOSED');
    const kept: { position: number; seq: number }[] = [];
    for (const { position, answer, isUnsure, seq, at } of inTime) {
      const item = itemOf.get(position);
      if (!item || answer.choices.some((shown) => item.optionOrder[shown] === undefined))
        throw new ApiError('BAD_REQUEST', { errors: [{ field: 'answers', message: 'unknown' }] });
      const choices = answer.choices.map((shown) => item.optionOrder[shown]!);
      const [stored] = await tx
        .insert(attemptAnswer)
        .values({
          attemptId: row.id,
          position,
          answer: { choices, text: answer.text },
          isUnsure,
          seq,
          answeredAt: new Date(Math.min(Date.parse(at), received.getTime())),
        })
        .onConflictDoUpdate({
          target: [attemptAnswer.attemptId, attemptAnswer.position],
          set: {
            answer: sql`excluded.answer`,
            isUnsure: sql`excluded.is_unsure`,
            seq: sql`excluded.seq`,
            answeredAt: sql`excluded.answered_at`,
          },
          setWhere: sql`excluded.seq > ${attemptAnswer.seq}`,
        })
        .returning({ seq: attemptAnswer.seq });
      if (stored) kept.push({ position, seq: stored.seq });
    }
    return kept;
  });
  return { data: { saved } };
});
