import type { TestState } from '@suluh/api/types';
import { testAccess } from '@suluh/domain/schedule';
import { runNamed, type Executor } from '../../db/index.ts';
import type { Owned } from './queries.ts';

interface Row {
  id: number;
  kind: TestState['kind'];
  lesson_id: number | null;
  title: string;
  tries: number | null;
  seconds: number | null;
  pass_percent: number;
  questions: number;
  tries_used: number;
  best_score: number | null;
  is_passed: boolean;
  open_id: string | null;
  last_id: string | null;
}

const TESTS = {
  name: 'learning-tests',
  text: `select t.id, t.kind, t.lesson_id, t.title, t.tries, t.seconds, t.pass_percent,
      least((select count(*) from question q where q.test_id = t.id and q.retired_at is null), coalesce(t.drawn, 2147483647))::int as questions,
      count(a.id)::int as tries_used, max(a.score) as best_score, coalesce(bool_or(a.is_passed), false) as is_passed,
      (array_agg(a.id) filter (where a.submitted_at is null))[1] as open_id,
      (array_agg(a.id order by a.no desc) filter (where a.submitted_at is not null))[1] as last_id
    from test t left join test_attempt a on a.test_id = t.id and a.enrolment_id = $2
    where t.course_id = $1
    group by t.id order by case t.kind when 'pre' then 0 when 'quiz' then 1 else 2 end, t.id`,
};

/**
 * The tests of an enrolment's course that have questions. A test opens with the class (docs/product/schedule.md), the
 * one after the course once its lessons are done (docs/product/learning.md#tests).
 */
export async function testsOf(
  db: Executor,
  { enrolment, event }: Owned,
  { now, areLessonsDone }: { now: Date; areLessonsDone: boolean },
): Promise<TestState[]> {
  const rows = await runNamed<Row>(db, TESTS, [enrolment.courseId, enrolment.id]);
  const { kind } = testAccess({
    allowAccess: enrolment.allowAccess,
    now,
    startEvent: event?.startAt ?? null,
    ...(event ? { timeZone: event.timeZone } : {}),
  });
  return rows
    .filter(({ questions }) => questions > 0)
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      lessonId: row.lesson_id,
      title: row.title,
      questionCount: row.questions,
      seconds: row.seconds,
      tries: row.tries,
      triesUsed: row.tries_used,
      passPercent: row.pass_percent,
      bestScore: row.best_score,
      isPassed: row.is_passed,
      openAttemptId: row.open_id,
      lastAttemptId: row.last_id,
      access: kind === 'notStarted' ? 'notStarted' : row.kind === 'post' && !areLessonsDone ? 'lessonsFirst' : 'open',
    }));
}
