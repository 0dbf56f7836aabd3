import { VOUCHER_PENDING } from '@suluh/domain/my-course';
import { leadingTo } from '@suluh/domain/notification';
import { voucherGivenNews } from '@suluh/i18n-id/learningNews';
import { runNamed, type Executor } from '../../db/index.ts';
import { tell } from '../notification/tell.ts';

/** An owned voucher course that waits for its code. */
interface Waiting {
  enrolmentId: string;
  courseId: number;
  userId: string;
  orderId: string;
}

/** Whether a batch `b` gives its codes out at a moment: not before it begins, nor once it ended or was stopped. */
const BATCH_RUNS = (now: string): string =>
  `(b.starts_at is null or b.starts_at <= ${now}) and (b.expires_at is null or b.expires_at > ${now}) and b.stopped_at is null`;

/**
 * One statement takes a free code and writes it down, so that one code never goes to two; the batch that ends first
 * comes first. The row of its batch is locked: one that is being stopped gives nothing more.
 */
const GIVE = {
  name: 'voucher-give',
  text: `with free as (
      select v.code, v.shown, v.batch_id from voucher_batch b join voucher v on v.batch_id = b.id and v.user_id is null
      where b.kind = 'given' and b.course_id = $1 and ${BATCH_RUNS('$5')}
      order by b.expires_at nulls last, b.id, v.code limit 1 for update of v skip locked for no key update of b),
    taken as (update voucher v set user_id = $2, order_id = $3, course_id = $1, redeemed_at = $5 from free where v.code = free.code),
    counted as (update voucher_batch b set used = used + 1 from free where b.id = free.batch_id)
    update enrolment n set voucher_code = free.shown from free where n.id = $4 and n.voucher_code = '${VOUCHER_PENDING}' returning n.voucher_code as "code"`,
};

/** Gives the owner of a voucher course a code of its provider, if one is free. */
export async function giveCode(tx: Executor, waiting: Waiting, now: Date): Promise<boolean> {
  const { courseId, userId, orderId, enrolmentId } = waiting;
  return (await runNamed(tx, GIVE, [courseId, userId, orderId, enrolmentId, now])).length > 0;
}

/**
 * Those who wait and for whom there is a code, the oldest first; their rows are locked, so that of two workers each
 * serves others.
 */
const WAITING = {
  name: 'voucher-waiting',
  text: `select n.id as "enrolmentId", n.course_id as "courseId", n.user_id as "userId", n.order_id as "orderId", c.fullname, c.slug
    from enrolment n join course c on c.id = n.course_id
    where n.voucher_code = '${VOUCHER_PENDING}' and ($1::int is null or n.course_id = $1)
      and exists(select from voucher_batch b join voucher v on v.batch_id = b.id and v.user_id is null
        where b.kind = 'given' and b.course_id = n.course_id and ${BATCH_RUNS('$2')})
    order by n.created_at, n.id limit 500 for update of n skip locked`,
};

/**
 * Gives codes to who bought before there were any, and tells them (docs/product/my-course.md#voucher).
 * @param courseId only its owners; null for all. @returns how many got one
 */
export async function giveWaiting(tx: Executor, courseId: number | null, now: Date): Promise<number> {
  const waiting = await runNamed<Waiting & { fullname: string; slug: string }>(tx, WAITING, [courseId, now]);
  let given = 0;
  for (const each of waiting) {
    if (!(await giveCode(tx, each, now))) continue;
    given += 1;
    const target = leadingTo('enrolment', { course: each.slug });
    await tell(tx, { userId: each.userId, topic: 'promo', ...voucherGivenNews(each.fullname), target, createdAt: now });
  }
  return given;
}
