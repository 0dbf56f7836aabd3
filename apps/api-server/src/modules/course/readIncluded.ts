import { course } from '@suluh/api/catalogue';
import { accessLasts } from '@suluh/domain/course';
import { runNamed } from '../../db/index.ts';
import { route } from '../../http/route.ts';
import { programOf } from '../program/queries.ts';
import { siteOf } from '../site/readSettings.ts';
import { offeredCourseId } from './requireOffered.ts';

const COUNTED = {
  name: 'course-included',
  text: `with own as (select l.id, l.kind from lesson l join section s on s.id = l.section_id where s.course_id = $1 and l.retired_at is null)
    select (select count(*)::int from lesson_asset a join own on own.id = a.lesson_id where a.kind = 'file' and a.replaced_at is null) as files,
      (select count(*)::int from test t left join own on own.id = t.lesson_id where t.course_id = $1 and (t.lesson_id is null or own.id is not null)) as tests,
      (select count(*)::int from own where kind = 'live') as "liveSessions",
      (select count(*)::int from own where kind in ('video', 'article', 'file', 'scorm')) as "lastingLessons",
      (select count(*)::int from event e where e.course_id = $1 and e.program_id = $2 and e.end_at > $3 and e.cancelled_at is null) as "datesForOwnPeople",
      (select is_voucher from course where id = $1) as "isVoucher", (select external_url from course where id = $1) as "externalUrl"`,
};

interface Counted extends Record<string, unknown> {
  files: number;
  tests: number;
  liveSessions: number;
  datesForOwnPeople: number;
  lastingLessons: number;
  isVoucher: boolean;
  externalUrl: string | null;
}

/** What a course holds beside its lessons (docs/product/course.md#included). */
export const included = route(course.included, async ({ params, programHeader }, services) => {
  const id = await offeredCourseId(services, params.id, programHeader);
  const program = await programOf(services, undefined, programHeader);
  const [[row], { closure }] = await Promise.all([
    runNamed<Counted>(services.db, COUNTED, [id, program?.id ?? null, services.now()]),
    siteOf(services),
  ]);
  const { files, tests, liveSessions, datesForOwnPeople, ...facts } = row!;
  return {
    data: {
      files,
      tests,
      liveSessions,
      datesForOwnPeople,
      access: accessLasts({ ...facts, isClosing: closure.enabled }),
    },
  };
});
