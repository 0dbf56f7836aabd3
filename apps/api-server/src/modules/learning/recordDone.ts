import { isNull } from 'drizzle-orm';
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
export async function recordDone(tx: Executor, { enrolmentId, lessonId, at, receivedAt }: Done): Promise<boolean> {
  const { learningEvent, lessonProgress } = schema;
  const [born] = await tx
    .insert(lessonProgress)
    .values({ enrolmentId, lessonId, positionAt: at, doneAt: at })
    .onConflictDoUpdate({
      target: [lessonProgress.enrolmentId, lessonProgress.lessonId],
      set: { doneAt: at },
      setWhere: isNull(lessonProgress.doneAt),
    })
    .returning({ lessonId: lessonProgress.lessonId });
  if (!born) return false;
  await tx
    .insert(learningEvent)
    .values({ enrolmentId, kind: 'done', object: String(lessonId), at, receivedAt })
    .onConflictDoNothing();
  return true;
}
