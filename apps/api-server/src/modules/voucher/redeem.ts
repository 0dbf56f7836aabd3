import { voucherEntries as entries } from '@suluh/api/catalogue';
import { REDEEM_PRODUCT_CODE } from '@suluh/domain/voucher';
import { and, eq, not, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Learner } from '../../http/route.ts';
import { lockLearner } from '../order/enrol.ts';
import { openCourse } from '../order/openCourse.ts';
import {
  commitBought,
  findVoucher,
  forgetVain,
  offeredTo,
  opensCourse,
  useVoucher,
  voucherElsewhere,
} from './findVoucher.ts';

/** Refuses a course the code opens, but on other sites alone. @throws ApiError FORBIDDEN */
async function requireHere(tx: Executor, who: Learner, courseId: number, within: SQL): Promise<void> {
  const { course } = schema;
  const elsewhere = await tx.$count(course, and(eq(course.id, courseId), within, not(offeredTo(who))));
  if (elsewhere > 0) throw voucherElsewhere();
}

/**
 * Opens a course by a code (docs/product/my-course.md#redeem): the code is used and the course given in one transaction,
 * or nothing of it. The learner is locked first, as by orders.
 */
export const redeem = route(entries.redeem, async ({ body: { code, courseId, eventId }, caller, site }, services) => {
  const { db, now } = services;
  const who = learner(caller);
  const { userId } = who;
  const found = await findVoucher(services, userId, code);
  const within = opensCourse(found);
  const { voucher } = schema;
  const opened = await db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    if (found.kind === 'ours') await useVoucher(tx, found, { userId, courseId, now: now() });
    await requireHere(tx, who, courseId, within);
    const bought = found.kind === 'prakerja' ? found.eventId : null;
    const given = { who, site, courseId, eventId: bought ?? eventId, within, productCode: REDEEM_PRODUCT_CODE };
    const order = await openCourse(tx, services, given);
    if (found.kind === 'ours')
      await tx.update(voucher).set({ orderId: order.orderId }).where(eq(voucher.code, found.code));
    else await commitBought(services, found.code);
    return order;
  });
  await forgetVain(services, userId);
  return { data: opened };
});
