import { site, type siteNumbers } from '@suluh/api/catalogue';
import type { z } from 'zod';
import { sharedRoute } from '../../http/route.ts';
import { offeredIn } from '../course/listCourses.ts';

/** How much is offered on the pages; of a programme by the courses it offers (docs/product/home.md#sections). */
const NUMBERS = `
  with offered as (
    select c.id, c.partner_id, c.student_count from course c
    where c.is_published
      and ($1::int[] is null or exists (select from course_program o where o.course_id = c.id and o.program_id = any($1)))
  )
  select count(*)::int as "totalCourse", count(distinct partner_id)::int as "totalPartner",
    coalesce(sum(student_count), 0)::int as "totalStudent",
    (select count(distinct category_id)::int from course_category where course_id in (select id from offered)) as "totalCategory",
    (select count(distinct city)::int from event
      where course_id in (select id from offered) and city <> '' and start_at > now()) as "totalCity"
  from offered`;

/** GET /api/site/numbers */
export const numbers = sharedRoute(site.numbers, async (where, services) => {
  const { pool, courseCache } = services;
  const { scope, programIds } = await offeredIn(services, where);
  const data = await courseCache.keep(`numbers:${scope.key}`, async () => {
    const { rows } = await pool.query<z.input<typeof siteNumbers>>({
      name: 'numbers',
      text: NUMBERS,
      values: [programIds],
    });
    return rows[0]!; // an aggregate has one row
  });
  return { data };
});
