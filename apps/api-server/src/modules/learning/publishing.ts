import { unmeetableLessons, type LessonKind, type LessonRule, type UnmeetableLesson } from '@suluh/domain/learning';
import type pg from 'pg';

/** Lessons that learners see or will see, with what their rules ask for. */
const STATED = `select s.course_id, l.id, l.kind, l.rule,
    exists(select from test t join question q on q.test_id = t.id and q.retired_at is null where t.lesson_id = l.id) as has_questions,
    exists(select from lesson_asset a where a.lesson_id = l.id and a.kind = 'scorm' and a.replaced_at is null) as has_package,
    coalesce((select max(a.seconds) from lesson_asset a where a.lesson_id = l.id and a.replaced_at is null and (a.kind like 'video-%' or a.kind = 'audio')), 0) as recording_seconds
  from section s join lesson l on l.section_id = s.id
  where s.course_id = any($1::int[]) and l.retired_at is null`;

/**
 * What stands against publishing courses: by course, the lessons nobody could do by the rule they state
 * (docs/product/learning.md#publishing). Courses without any are left out.
 */
export async function publishingProblems(
  client: Pick<pg.ClientBase, 'query'>,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly UnmeetableLesson[]>> {
  const { rows } = await client.query<{
    course_id: number;
    id: number;
    kind: LessonKind;
    rule: LessonRule | null;
    has_questions: boolean;
    has_package: boolean;
    recording_seconds: number;
  }>(STATED, [courseIds]);
  const problems = new Map<number, UnmeetableLesson[]>();
  for (const { course_id: courseId, id, kind, rule, ...row } of rows) {
    const lesson = {
      id,
      kind,
      rule,
      hasQuestions: row.has_questions,
      hasPackage: row.has_package,
      recordingSeconds: row.recording_seconds,
    };
    const found = unmeetableLessons([lesson]);
    if (found.length > 0) problems.set(courseId, [...(problems.get(courseId) ?? []), ...found]);
  }
  return problems;
}
