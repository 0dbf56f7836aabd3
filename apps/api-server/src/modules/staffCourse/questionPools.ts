import { staffPoolEntries as entries, type staffQuestionPoolFields } from '@suluh/api/catalogue';
import { canDraw, questionProblem } from '@suluh/domain/learning';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { coursesWithin } from '../../access/scope.ts';
import { plannedOnce, schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt, refuseAll, type FieldProblem } from '../../http/apiError.ts';
import type { Call, Staff } from '../../http/route.ts';
import { askToFinishDue } from '../learning/finishDue.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { oneOf, type Part } from '../staff/records.ts';
import { removalRoute } from '../staff/removedRecords.ts';
import { courseRecords, requireStillPublishable, withMissing } from './records.ts';
import { setQuestions } from './setQuestions.ts';

type Fields = z.output<typeof staffQuestionPoolFields>;
type Query = Call<typeof entries.questionPools.list>['query'];
type Row = z.input<typeof entries.questionPools.one.data>;

const { course, lesson, question, section, test, testAttempt } = schema;

/** The newest wording of the questions that are asked, in order, their options with what is right of them. */
const QUESTIONS = sql<Row['questions']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', w.question_id, 'kind', w.kind, 'text', w.text, 'explanation', w.explanation,
    'options', case when w.kind = 'short'
      then (select coalesce(jsonb_agg(jsonb_build_object('text', o.word, 'isRight', true) order by o.at), '[]') from unnest(w.accepted) with ordinality o(word, at))
      else (select coalesce(jsonb_agg(jsonb_build_object('text', o.word, 'isRight', w.kind <> 'order' and (o.at - 1)::int = any(w.right_options)) order by o.at), '[]')
        from unnest(w.options) with ordinality o(word, at)) end) order by q.position, q.id), '[]')
  from question q join lateral (select * from question_version v where v.question_id = q.id order by v.version desc limit 1) w on true
  where q.test_id = ${test.id} and q.retired_at is null)`;

/** @throws ApiError BAD_REQUEST at each question that cannot be asked, and where more would be drawn than there are */
function requireSound({ drawn, questions }: Pick<Fields, 'drawn' | 'questions'>): void {
  const errors: FieldProblem[] = questions.flatMap((each, at) => {
    const problem = questionProblem(each);
    return problem ? [{ field: `questions.${at}.options`, message: staffText.pool[problem] }] : [];
  });
  if (!canDraw(drawn, questions.length)) errors.push({ field: 'drawn', message: staffText.pool.tooMany });
  refuseAll(errors);
}

interface About {
  courseId: number;
  kind: 'pre' | 'post' | 'quiz';
  lessonId: number | null;
}

/** @throws ApiError BAD_REQUEST where a test could not stand: a quiz is of a lesson of its course, the others are of none */
async function requirePlace(tx: Executor, { courseId, kind, lessonId }: About, who: Staff): Promise<void> {
  const isOurs = await tx.$count(course, and(eq(course.id, courseId), coursesWithin(who.reach)));
  if (isOurs === 0) throw wrongAt('courseId', staffText.chooseAnother);
  const quizzes =
    lessonId === null
      ? []
      : await tx
          .select({ id: lesson.id })
          .from(lesson)
          .innerJoin(section, eq(section.id, lesson.sectionId))
          .where(
            and(
              eq(lesson.id, lessonId),
              eq(section.courseId, courseId),
              eq(lesson.kind, 'quiz'),
              isNull(lesson.retiredAt),
            ),
          );
  if ((kind === 'quiz') !== quizzes.length > 0 || (kind !== 'quiz' && lessonId !== null))
    throw wrongAt('lessonId', staffText.pool.lesson);
}

/**
 * Tests with their pools of questions (docs/product/learning.md#pools). Who is in the middle of an attempt goes on with
 * the questions it began with: wordings are added, never changed.
 */
const edited = {
  id: test.id,
  from: sql`${test} left join ${course} on ${course.id} = ${test.courseId}`,
  within: coursesWithin,
  matching: ({ q, courseId, kind }: Query) =>
    and(
      q === '' ? undefined : holdsText(course.fullname, q),
      courseId === undefined ? undefined : eq(test.courseId, courseId),
      kind === undefined ? undefined : eq(test.kind, kind),
    ),
  leavesFew: ({ courseId }: Query) => courseId !== undefined, // a course has few tests
  sorts: { course: course.fullname, id: test.id },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const { id, courseId, lessonId, title, tries, seconds, passPercent, drawn, version } = test;
    const asked = db
      .select({
        id,
        courseId,
        lessonId,
        title,
        tries,
        seconds,
        passPercent,
        drawn,
        version,
        kind: test.kind,
        courseFullname: course.fullname,
        lessonTitle: lesson.title,
        questions: QUESTIONS,
      })
      .from(test)
      .innerJoin(course, eq(course.id, test.courseId))
      .leftJoin(lesson, eq(lesson.id, test.lessonId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    const rows = await plannedOnce(asked); // with its questions it took three times as long to plan as to run
    return rows.map((row) => ({ ...row, kind: row.kind as Row['kind'] }));
  },
  subject: 'questionPool',
  table: test,
  key: test.id,
  async create(tx: Executor, body: Fields & About, who: Staff, now: Date) {
    requireSound(body);
    await requirePlace(tx, body, who);
    const { questions, ...fields } = body;
    const [made] = await tx.insert(test).values(fields).onConflictDoNothing().returning({ id: test.id });
    if (!made) throw wrongAt('kind', staffText.pool.taken);
    await setQuestions(tx, made.id, questions, now);
    return made.id;
  },
  async update(tx: Executor, { before, body, now }: { before: Row; body: Partial<Fields>; now: Date }) {
    const { questions, ...fields } = body;
    const asked = questions ?? before.questions;
    requireSound({
      drawn: fields.drawn === undefined ? before.drawn : fields.drawn,
      questions: asked as Fields['questions'],
    });
    if (Object.keys(fields).length > 0) await tx.update(test).set(fields).where(eq(test.id, before.id));
    if (!questions) return;
    const ids = questions.flatMap(({ id }) => id ?? []);
    const known =
      ids.length === 0 ? 0 : await tx.$count(question, and(inArray(question.id, ids), eq(question.testId, before.id)));
    if (known < new Set(ids).size || new Set(ids).size < ids.length)
      throw wrongAt('questions', staffText.chooseAnother);
    await setQuestions(tx, before.id, questions, now);
  },
};

/** Tests as those who look after their course edit them, and take them away where nobody began them. */
export const questionPoolRoutes = [
  ...editedRoutes(entries.questionPools, edited),
  removalRoute<Row>(entries.questionPoolRemove, edited, async (tx, { before: { id, courseId }, who, now, remove }) => {
    if ((await tx.$count(testAttempt, eq(testAttempt.testId, id))) > 0)
      throw new ApiError('CONFLICT', { message: staffText.pool.begun });
    const courseNow = () => oneOf(tx, courseRecords, courseId, who.reach);
    const whole = await withMissing(tx, await courseNow());
    await remove();
    await requireStillPublishable(tx, whole, await courseNow(), () => 'lessonId');
    await askToFinishDue(tx, courseId, now); // who lacked nothing but this test is done
  }),
];
