import { site } from '@suluh/api/catalogue';
import { sharedRoute } from '../../http/route.ts';
import { offeredIn } from '../course/listCourses.ts';

/** Faces in the row of a home page. */
const TEACHERS = 6;

interface TeacherRow {
  slug: string;
  fullname: string;
  foto: string;
  topic: string;
}

/**
 * Those who teach most people and have a face, each with what the course most took is about; of a
 * programme by the courses it offers.
 */
export const teachers = sharedRoute(site.teachers, async (where, services) => {
  const { pool, courseCache } = services;
  const { scope, programIds } = await offeredIn(services, where);
  const rows = await courseCache.keep(`teachers:${scope.key}`, async () => {
    const { rows: found } = await pool.query<TeacherRow>(
      `select slug, fullname, foto, topic from (
         select distinct on (t.slug) t.slug, t.fullname, coalesce(t.foto, c.teacher_foto) as foto,
           k.name as topic, sum(c.student_count) over of_teacher as students
         from course c join teacher t on t.slug = c.teacher_slug
         join course_category x on x.course_id = c.id and x.position = 0 join category k on k.id = x.category_id
         where c.is_published and coalesce(t.foto, c.teacher_foto) is not null
           and ($2::int[] is null or exists (select from course_program o where o.course_id = c.id and o.program_id = any($2)))
         window of_teacher as (partition by t.slug)
         order by t.slug, c.student_count desc, c.id) taught
       order by students desc, fullname limit $1`,
      [TEACHERS, programIds],
    );
    return found;
  });
  return { data: rows };
});
