import type { LessonState } from '@suluh/api/types';
import { ruleOf, watchedPercent, type LessonKind, type LessonRule } from '@suluh/domain/learning';
import { runNamed, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { EnrolmentRow } from './queries.ts';

interface Row {
  part_id: number;
  part_title: string;
  id: number;
  title: string;
  kind: LessonKind;
  duration_minutes: number;
  is_required: boolean;
  rule: LessonRule | null;
  published_at: Date;
  has_questions: boolean;
  has_package: boolean;
  recording_seconds: number;
  watched_seconds: number;
  position_at: Date | null;
  done_at: Date | null;
}

/** A lesson with what its learner did in it. */
export interface LessonRow extends LessonState {
  partId: number;
  partTitle: string;
  recordingSeconds: number;
  lastAt: Date | null;
}

const statement = (name: string, narrowed: string) => ({
  name,
  text: `select s.id as part_id, s.title as part_title, l.id, l.title, l.kind, l.duration_minutes, l.is_required, l.rule, l.published_at,
      coalesce(p.position_at, null) as position_at, p.done_at,
      exists(select from test t join question q on q.test_id = t.id and q.retired_at is null where t.lesson_id = l.id) as has_questions,
      exists(select from lesson_asset a where a.lesson_id = l.id and a.kind = 'scorm' and a.replaced_at is null) as has_package,
      coalesce((select max(a.seconds) from lesson_asset a where a.lesson_id = l.id and a.replaced_at is null and (a.kind like 'video-%' or a.kind = 'audio')), 0) as recording_seconds,
      coalesce((select sum(upper(r) - lower(r)) from unnest(p.watched) r), 0)::int as watched_seconds
    from section s join lesson l on l.section_id = s.id
      left join lesson_progress p on p.enrolment_id = $2 and p.lesson_id = l.id
    where s.course_id = $1 and l.published_at <= $3 and l.retired_at is null${narrowed}
    order by s.position, s.id, l.position, l.id`,
});
const LESSONS = statement('learning-lessons', '');
const LESSON = statement('learning-lesson', ' and l.id = $4');

const toLessonRow =
  ({ completedAt }: EnrolmentRow) =>
  (row: Row): LessonRow => {
    const rule = ruleOf({
      kind: row.kind,
      rule: row.rule,
      recordingSeconds: row.recording_seconds,
      hasQuestions: row.has_questions,
      hasPackage: row.has_package,
    });
    return {
      id: row.id,
      title: row.title,
      kind: row.kind,
      durationMinutes: row.duration_minutes,
      isRequired: row.is_required,
      rule,
      state: row.done_at ? 'done' : row.position_at ? 'begun' : 'new',
      watchedPercent: watchedPercent(row.watched_seconds, row.recording_seconds),
      isLater: completedAt !== null && row.published_at > completedAt,
      partId: row.part_id,
      partTitle: row.part_title,
      recordingSeconds: row.recording_seconds,
      lastAt: row.position_at,
    };
  };

/** The lessons of an enrolment's course that are out, in order, each with its state (docs/product/learning.md). */
export async function lessonsOf(db: Executor, enrolment: EnrolmentRow, now: Date): Promise<LessonRow[]> {
  const rows = await runNamed<Row>(db, LESSONS, [enrolment.courseId, enrolment.id, now]);
  return rows.map(toLessonRow(enrolment));
}

/** One of them. @throws ApiError NOT_FOUND for one of another course, retired or not out yet */
export async function lessonOf(
  db: Executor,
  enrolment: EnrolmentRow,
  { lessonId, now }: { lessonId: number; now: Date },
): Promise<LessonRow> {
  const [row] = await runNamed<Row>(db, LESSON, [enrolment.courseId, enrolment.id, now, lessonId]);
  if (!row) throw new ApiError('NOT_FOUND');
  return toLessonRow(enrolment)(row);
}

/** The lessons that finishing takes: required ones that were there before the course was finished. */
export const counted = (lessons: readonly LessonRow[]): LessonRow[] =>
  lessons.filter(({ isRequired, isLater }) => isRequired && !isLater);

/** What of a lesson goes into answers. */
export const toLessonState = ({
  id,
  title,
  kind,
  durationMinutes,
  isRequired,
  rule,
  state,
  watchedPercent: percent,
  isLater,
}: LessonRow): LessonState => ({
  id,
  title,
  kind,
  durationMinutes,
  isRequired,
  rule,
  state,
  watchedPercent: percent,
  isLater,
});
