import { site, type teacherDetail } from '@suluh/api/catalogue';
import type { z } from 'zod';
import { ApiError } from '../../http/apiError.ts';
import { sharedRoute } from '../../http/route.ts';
import { cardsOf } from '../course/cards.ts';
import { offeredIn } from '../course/listCourses.ts';

/** Courses a page shows; the search by the name has all. */
const MOST_COURSES = 24;

type Found = Omit<z.input<typeof teacherDetail>, 'courses'> & { ids: number[] };

/**
 * Who a name is, as staff say; face and words they leave out are those of the course on the pages most people took
 * (docs/product/course.md#teacher).
 */
const TEACHER = `
  with taught as (
    select c.id, c.teacher_name, c.teacher_foto, c.teacher_bio, c.student_count, c.rating_average, c.rating_count,
      p.code, p.org_name, k.name as topic
    from course c join partner p on p.id = c.partner_id
      left join course_category x on x.course_id = c.id and x.position = 0 left join category k on k.id = x.category_id
    where c.teacher_slug = $1 and c.is_published
      and ($2::int[] is null or exists (select from course_program o where o.course_id = c.id and o.program_id = any($2)))
  )
  select $1 as slug,
    (select fullname from teacher where slug = $1) as fullname,
    (select role from teacher where slug = $1) as role,
    coalesce((select foto from teacher where slug = $1),
      (select teacher_foto from taught where teacher_foto is not null order by student_count desc, id limit 1)) as foto,
    coalesce((select bio from teacher where slug = $1 and bio <> ''),
      (select teacher_bio from taught where teacher_bio <> '' order by student_count desc, id limit 1)) as bio,
    array(select topic from taught where topic is not null group by topic order by count(*) desc, topic limit 3) as topics,
    (select coalesce(jsonb_agg(distinct jsonb_build_object('code', code, 'name', org_name)), '[]') from taught) as institutions,
    count(*)::int as "totalCourse", coalesce(sum(student_count), 0)::int as "totalStudent",
    round((sum(rating_average * rating_count) / nullif(sum(rating_count), 0))::numeric, 1)::float as rating,
    coalesce(sum(rating_count), 0)::int as "totalRating",
    array(select id from taught order by student_count desc, id limit 200) as ids
  from taught having count(*) > 0`;

/** GET /api/teacher/{slug} */
export const teacherOne = sharedRoute(site.teacherOne, async ({ params: { slug }, ...where }, services) => {
  const { pool, courseCache } = services;
  const { scope, programIds } = await offeredIn(services, where);
  const found = await courseCache.keep(`teacher:${scope.key}:${slug}`, async () => {
    const { rows } = await pool.query<Found>({ name: 'teacher', text: TEACHER, values: [slug, programIds] });
    return rows[0] ?? null;
  });
  if (!found) throw new ApiError('NOT_FOUND');
  const { ids, ...teacher } = found;
  const { index } = courseCache;
  const offered = scope.of(index);
  const shown = ids.filter((id) => {
    const slot = index.slotOf(id);
    return slot !== undefined && offered.has(slot);
  });
  return { data: { ...teacher, courses: await cardsOf(services, shown.slice(0, MOST_COURSES)) } };
});
