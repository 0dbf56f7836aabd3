import { learningEntries as entries } from '@suluh/api/catalogue';
import type { VoidedCourse } from '@suluh/api/types';
import { PRAKERJA_CODE } from '@suluh/domain/course';
import { runNamed } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

/** So many are told of. */
const MOST = 20;

/**
 * Courses that were paid by Prakerja, whose payment was reversed by none of our refunds; on a programme those it offers and
 * what was bought there, as My Course does (`ownedOn`). A course that is owned again is none.
 */
const VOIDED = {
  name: 'my-course-voided',
  text: `select c.id as "courseId", c.slug, i.fullname as "courseFullname", o.id as "orderId"
    from orders o join order_item i on i.order_id = o.id join course c on c.id = i.course_id
    where o.user_id = $1 and o.status = 'CANCEL' and o.paid_at is not null
      and ($2::int is null or o.program_id = $2 or exists(select from course_program p where p.course_id = c.id and p.program_id = $2))
      and exists(select from payment_attempt a where a.order_id = o.id and a.product_code = $3 and a.status = 'reversed'
        and not exists(select from refund r where r.attempt_id = a.id and r.status = 'settled'))
      and not exists(select from enrolment n where n.user_id = o.user_id and n.course_id = i.course_id)
    order by o.created_at desc, i.course_id limit ${MOST}`,
};

/** Courses Prakerja took back, which their learner still sees (docs/product/my-course.md#voided). */
export const myCoursesVoided = route(entries.myCoursesVoided, async ({ caller }, { db }) => {
  const { userId, programId } = learner(caller);
  return {
    data: await runNamed<VoidedCourse & Record<string, unknown>>(db, VOIDED, [userId, programId, PRAKERJA_CODE]),
  };
});
