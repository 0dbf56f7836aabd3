import { course } from '@suluh/api/catalogue';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

interface Marks {
  wishlisted: number[];
  owned: number[];
  ownedEvents: number[];
  waiting: { courseId: number; orderId: string }[];
  reviews: string[];
  likedReviews: string[];
}

/** What is personal on a page of shared cards, in one request. */
export const marks = route(course.marks, async ({ query, caller }, { pool }) => {
  const { userId } = learner(caller);
  const { rows } = await pool.query<Marks>({
    name: 'course-marks',
    text: `select array(select course_id from wishlist where user_id = $1 and course_id = any($2::int[]) order by 1) as wishlisted,
      array(select course_id from enrolment where user_id = $1 and course_id = any($2::int[]) order by 1) as owned,
      array(select event_id from enrolment where user_id = $1 and course_id = any($2::int[]) and event_id is not null order by 1) as "ownedEvents",
      coalesce((select jsonb_agg(jsonb_build_object('courseId', course_id, 'orderId', order_id) order by course_id) from order_item where waits_for = $1 and course_id = any($2::int[])), '[]') as waiting,
      array(select id::text from review where user_id = $1 and course_id = any($2::int[]) order by 1) as reviews,
      array(select l.review_id::text from review_like l join review r on r.id = l.review_id where l.user_id = $1 and r.course_id = any($2::int[]) order by 1) as "likedReviews"`,
    values: [userId, query.courseId],
  });
  return {
    data: rows[0] ?? { wishlisted: [], owned: [], ownedEvents: [], waiting: [], reviews: [], likedReviews: [] },
  };
});
