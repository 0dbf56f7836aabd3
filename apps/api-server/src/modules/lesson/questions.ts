import { learningEntries as entries } from '@suluh/api/catalogue';
import type { LessonQuestion } from '@suluh/api/types';
import { runNamed, type Executor, type Value } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { lockEnrolment, ownedCourse } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';

/** More of one learner than a teacher answers; keeps a broken device from filling the table. */
const MOST_WAITING = 20;

/** Answered ones of others a lesson shows, the newest. */
const MOST_SHOWN = 50;

const SEEN = {
  name: 'lesson-questions',
  text: `select * from (select q.id, q.text, q.enrolment_id = $1 as is_mine, q.created_at, q.answer, q.answered_at
    from lesson_question q where q.lesson_id = $2 and (q.enrolment_id = $1 or q.is_public)
    order by q.enrolment_id = $1 desc, q.created_at desc limit ${MOST_SHOWN}) seen order by created_at, id`,
};

const ASK = {
  name: 'lesson-question-ask',
  text: `insert into lesson_question (enrolment_id, lesson_id, text, created_at)
    select $1, $2, $3, $4 where (select count(*) from lesson_question where enrolment_id = $1 and answered_at is null) < ${MOST_WAITING}
    returning id, text, true as is_mine, created_at, answer, answered_at`,
};

/** The same question that waits for its answer: it is sent again, as ours was lost. */
const ASKED_BEFORE = {
  name: 'lesson-question-before',
  text: `select id, text, true as is_mine, created_at, answer, answered_at from lesson_question
    where enrolment_id = $1 and lesson_id = $2 and text = $3 and answered_at is null limit 1`,
};

interface Row {
  id: string;
  text: string;
  is_mine: boolean;
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
}

const toQuestion = (row: Row): LessonQuestion => ({
  id: row.id,
  text: row.text,
  isMine: row.is_mine,
  createdAt: row.created_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
});

/** The questions of a lesson a learner sees: their own, and those answered for everybody; the oldest first. */
export async function questionsOf(db: Executor, enrolmentId: string, lessonId: number): Promise<LessonQuestion[]> {
  return (await runNamed<Row & Record<string, unknown>>(db, SEEN, [enrolmentId, lessonId])).map(toQuestion);
}

/** Asks the teacher (docs/product/learning.md#questions). */
export const askQuestion = route(entries.questionAsk, async (call, services) => {
  const { enrolment } = await ownedCourse(services, call, call.params.id);
  const now = services.now();
  const { id: lessonId } = await lessonOf(services.db, enrolment, { lessonId: call.params.lessonId, now });
  const { text } = call.body;
  return services.db.transaction(async (tx) => {
    await lockEnrolment(tx, enrolment.id);
    const run = (statement: typeof ASK, ...more: Value[]) =>
      runNamed<Row & Record<string, unknown>>(tx, statement, [enrolment.id, lessonId, text, ...more]);
    const asked = (await run(ASKED_BEFORE)).at(0) ?? (await run(ASK, now)).at(0);
    if (!asked) throw new ApiError('CONFLICT');
    return { data: toQuestion(asked) };
  });
});
