import { isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

/** A lesson that was done. */
export interface Done {
  enrolmentId: string;
  lessonId: number;
  /** When it was done, and when we heard of it. */
  at: Date;
  receivedAt: Date;
}

/** Writes down that a lesson was done, with its event, unless it was before. @returns whether it was the first time */
export const recordDone = async (tx: Executor, done: Done): Promise<boolean> => (await recordAllDone(tx, [done])) > 0;

/** The same of many at once, each named once. @returns how many were done for the first time */
export async function recordAllDone(tx: Executor, done: readonly Done[]): Promise<number> {
  const { learningEvent, lessonProgress } = schema;
  if (done.length === 0) return 0;
  const born = await tx
    .insert(lessonProgress)
    .values(done.map(({ enrolmentId, lessonId, at }) => ({ enrolmentId, lessonId, positionAt: at, doneAt: at })))
    .onConflictDoUpdate({
      target: [lessonProgress.enrolmentId, lessonProgress.lessonId],
      set: { doneAt: sql`excluded.done_at` },
      setWhere: isNull(lessonProgress.doneAt),
    })
    .returning({ enrolmentId: lessonProgress.enrolmentId, lessonId: lessonProgress.lessonId });
  const keyOf = ({ enrolmentId, lessonId }: Pick<Done, 'enrolmentId' | 'lessonId'>) => `${enrolmentId} ${lessonId}`;
  const isBorn = new Set(born.map(keyOf));
  const events = done
    .filter((each) => isBorn.has(keyOf(each)))
    .map(({ enrolmentId, lessonId, at, receivedAt }) => ({
      enrolmentId,
      kind: 'done',
      object: String(lessonId),
      at,
      receivedAt,
    }));
  if (events.length > 0) await tx.insert(learningEvent).values(events).onConflictDoNothing();
  return born.length;
}
