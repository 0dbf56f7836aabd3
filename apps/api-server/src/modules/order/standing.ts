import { runNamed, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

/** What decides whether a course may be ordered again. */
export interface CourseStanding {
  isOwned: boolean;
  /** The order it waits in to be paid. */
  waitingOrderId: string | null;
}

/** One live order per learner and course. @throws ApiError ALREADY_BOUGHT, ORDER_WAITING with the order that waits */
export function requireNew(courses: readonly CourseStanding[]): void {
  if (courses.some(({ isOwned }) => isOwned)) throw new ApiError('ALREADY_BOUGHT');
  const waiting = courses.find(({ waitingOrderId }) => waitingOrderId !== null);
  if (waiting) throw new ApiError('ORDER_WAITING', { data: waiting.waitingOrderId });
}

const STANDING = {
  name: 'order-standing',
  text: `select exists(select from enrolment n where n.user_id = $1 and n.course_id = k.id) as "isOwned",
      (select w.order_id from order_item w where w.waits_for = $1 and w.course_id = k.id) as "waitingOrderId",
      (select count(*)::int from orders o join seat_hold h on h.order_id = o.id where o.user_id = $1 and o.status = 'UNPAID' and h.status = 'held') as "heldSeats"
    from unnest($2::int[]) k(id)`,
};

/**
 * How a learner stands with these courses, and the seats they keep in orders that wait. Asked for after the learner was
 * locked, so that it sees what an order a moment before made of it: the statement that waits for the lock does not.
 */
export async function standingOf(
  tx: Executor,
  userId: string,
  courseIds: readonly number[],
): Promise<{ courses: CourseStanding[]; heldSeats: number }> {
  const courses = await runNamed<CourseStanding & { heldSeats: number }>(tx, STANDING, [userId, courseIds]);
  return { courses, heldSeats: courses[0]?.heldSeats ?? 0 };
}
