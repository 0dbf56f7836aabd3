import { course } from '@suluh/api/catalogue';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

/** What is personal on a page of shared cards, in one request. */
export const overlay = route(course.overlay, async ({ query, caller }, { pool }) => {
  const { userId } = learner(caller);
  const { rows } = await pool.query<{ wishlisted: number[]; owned: number[] }>({
    name: 'overlay',
    text: `select array(select course_id from wishlist where user_id = $1 and course_id = any($2::int[]) order by 1) as wishlisted,
      array(select course_id from enrolment where user_id = $1 and course_id = any($2::int[]) order by 1) as owned`,
    values: [userId, query.courseId],
  });
  return { data: rows[0] ?? { wishlisted: [], owned: [] } };
});
