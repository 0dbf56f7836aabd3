import type { Attempt, AttemptItem, TestState } from '@suluh/api/types';
import { isRight, type GivenAnswer, type QuestionKind } from '@suluh/domain/learning';
import { and, asc, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

export type AttemptRow = typeof schema.testAttempt.$inferSelect;
type AnswerRow = typeof schema.attemptAnswer.$inferSelect;
type VersionRow = typeof schema.questionVersion.$inferSelect;

/** A question of an attempt with what was answered to it. */
export interface AskedRow {
  item: typeof schema.attemptItem.$inferSelect;
  version: VersionRow;
  answer: AnswerRow | null;
}

/** The frozen questions of an attempt, in their order. */
export function askedIn(db: Executor, attemptId: string): Promise<AskedRow[]> {
  const { attemptAnswer, attemptItem, questionVersion } = schema;
  return db
    .select({ item: attemptItem, version: questionVersion, answer: attemptAnswer })
    .from(attemptItem)
    .innerJoin(questionVersion, eq(questionVersion.id, attemptItem.questionVersionId))
    .leftJoin(
      attemptAnswer,
      and(eq(attemptAnswer.attemptId, attemptItem.attemptId), eq(attemptAnswer.position, attemptItem.position)),
    )
    .where(eq(attemptItem.attemptId, attemptId))
    .orderBy(asc(attemptItem.position));
}

/** Whether it was answered rightly; answers are kept by the options' own order. */
export const isAnsweredRight = ({ version, answer }: AskedRow): boolean =>
  isRight(
    {
      kind: version.kind as QuestionKind,
      optionCount: version.options.length,
      rightOptions: version.rightOptions,
      accepted: version.accepted,
    },
    answer ? (answer.answer as GivenAnswer) : null,
  );

function toItem(asked: AskedRow, isSubmitted: boolean): AttemptItem {
  const { item, version, answer } = asked;
  const shownAs = (option: number): number => item.optionOrder.indexOf(option);
  const given = answer ? (answer.answer as GivenAnswer) : null;
  const right = version.kind === 'order' ? version.options.map((_, index) => index) : version.rightOptions;
  return {
    position: item.position,
    kind: version.kind as QuestionKind,
    text: version.text,
    options: item.optionOrder.map((option) => version.options[option] ?? ''),
    answer: given && { choices: given.choices.map(shownAs), text: given.text },
    isUnsure: answer?.isUnsure ?? false,
    seq: answer?.seq ?? 0,
    review: isSubmitted
      ? {
          isRight: isAnsweredRight(asked),
          rightChoices: right.map(shownAs),
          accepted: version.accepted,
          explanation: version.explanation,
        }
      : null,
  };
}

/** An attempt as its learner may see it: what is right leaves the server only once it was handed in. */
export async function toAttempt(db: Executor, row: AttemptRow, test: TestState, now: Date): Promise<Attempt> {
  const asked = await askedIn(db, row.id);
  const isSubmitted = row.submittedAt !== null;
  return {
    id: row.id,
    test,
    no: row.no,
    startedAt: row.startedAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    now: now.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    score: row.score,
    isPassed: row.isPassed,
    rightCount: isSubmitted ? asked.filter(isAnsweredRight).length : null,
    items: asked.map((each) => toItem(each, isSubmitted)),
  };
}
