import type { recap as entity } from '@suluh/api/catalogue';
import { DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { firstNameOf, recapCategory, recapHours } from '@suluh/domain/recap';
import type { z } from 'zod';
import { runNamed, type Executor } from '../../db/index.ts';

/** A year of somebody, as answers carry it. */
export type YearRecap = z.infer<typeof entity>;

/** What is drawn of it besides: the courses the patches show. */
export interface RecapYear {
  recap: YearRecap;
  courseIds: readonly number[];
}

const ZONE = `'${DEFAULT_TIME_ZONE}'`;
const inYear = (instant: string): string => `(${instant} >= y.start and ${instant} < y.ending)`;

/** Years somebody began or finished a course in, did a lesson or was in a class, or whose recap they share. */
const YEARS = {
  name: 'recap-years',
  text: `select distinct extract(year from at at time zone ${ZONE})::int as year from (
    select unnest(array[e.created_at, e.completed_at]) as at from enrolment e where e.user_id = $1
    union all select p.done_at from lesson_progress p join enrolment e on e.id = p.enrolment_id where e.user_id = $1
    union all select a.checked_in_at from attendance a join enrolment e on e.id = a.enrolment_id
      where e.user_id = $1 and a.voided_at is null) times where at is not null
    union select year from recap where user_id = $1 and file is not null order by year desc`,
};

/** Courses of a year with their minutes: lessons done and hours of classes somebody was in; a course once. */
const COURSES = {
  name: 'recap-courses',
  text: `with y as (select make_timestamptz($2, 1, 1, 0, 0, 0, ${ZONE}) as start, make_timestamptz($2 + 1, 1, 1, 0, 0, 0, ${ZONE}) as ending),
    learned as (
      select e.course_id, min(e.created_at) as began, bool_or(coalesce(${inYear('e.completed_at')}, false)) as finished,
        bool_or(${inYear('e.created_at')} or coalesce(${inYear('e.completed_at')}, false)) as is_of_year,
        sum((select sum(l.duration_minutes) from lesson_progress p join lesson l on l.id = p.lesson_id
          where p.enrolment_id = e.id and ${inYear('p.done_at')})) as lessons,
        sum((select sum(coalesce(extract(epoch from s.end_at - s.start_at), 0) / 60) from attendance a join class_session s on s.id = a.session_id
          where a.enrolment_id = e.id and a.voided_at is null and ${inYear('a.checked_in_at')})) as classes
      from enrolment e cross join y where e.user_id = $1 group by e.course_id)
    select c.id, c.fullname, c.teacher_name as teacher, p.org_name as institute, (coalesce(l.lessons, 0) + coalesce(l.classes, 0))::float8 as minutes, l.finished,
      (select min(cc.category_id) from course_category cc where cc.course_id = c.id) as subject
    from learned l join course c on c.id = l.course_id join partner p on p.id = c.partner_id
    where l.is_of_year or l.lessons is not null or l.classes is not null order by minutes desc, l.began, c.id`,
};

const CERTIFICATES = {
  name: 'recap-certificates',
  text: `with y as (select make_timestamptz($2, 1, 1, 0, 0, 0, ${ZONE}) as start, make_timestamptz($2 + 1, 1, 1, 0, 0, 0, ${ZONE}) as ending)
    select u.fullname, (select count(*)::int from certificate c where c.user_id = u.id and c.revoked_at is null
      and c.replaced_at is null and ${inYear('c.issued_at')}) as certificates
    from user_account u cross join y where u.id = $1`,
};

interface CourseOfYear {
  id: number;
  fullname: string;
  teacher: string;
  institute: string;
  minutes: number;
  finished: boolean;
  subject: number | null;
}

/** Years somebody learned in, or shares a recap of, the newest first. */
export const yearsOf = async (db: Executor, userId: string): Promise<number[]> =>
  (await runNamed<{ year: number }>(db, YEARS, [userId])).map(({ year }) => year);

function longestTeacher(courses: readonly CourseOfYear[]): string | null {
  const minutes = new Map<string, number>();
  for (const { teacher, minutes: more } of courses)
    if (teacher !== '' && more > 0) minutes.set(teacher, (minutes.get(teacher) ?? 0) + more);
  return [...minutes].sort(([, less], [, more]) => more - less)[0]?.[0] ?? null;
}

/** What somebody learned in a year of Jakarta's calendar; null for one without courses (docs/product/recap.md#page). */
export async function readYear(db: Executor, userId: string, year: number): Promise<RecapYear | null> {
  const [courses, [person]] = await Promise.all([
    runNamed<CourseOfYear>(db, COURSES, [userId, year]),
    runNamed<{ fullname: string; certificates: number }>(db, CERTIFICATES, [userId, year]),
  ]);
  if (courses.length === 0 || !person) return null;
  const recap: YearRecap = {
    name: firstNameOf(person.fullname),
    year,
    category: recapCategory({
      courses: courses.length,
      finished: courses.filter(({ finished }) => finished).length,
      subjects: new Set(courses.map(({ subject }) => subject)).size,
    }),
    courses: courses.map(({ fullname }) => fullname),
    institutes: [...new Set(courses.map(({ institute }) => institute))],
    hours: recapHours(courses.reduce((sum, { minutes }) => sum + minutes, 0)),
    certificates: person.certificates,
    teacher: longestTeacher(courses),
  };
  return { recap, courseIds: courses.map(({ id }) => id) };
}
