import { voucherEntries as entries } from '@suluh/api/catalogue';
import { REDEEM_PRODUCT_CODE } from '@suluh/domain/voucher';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { lockLearner } from '../order/enrol.ts';
import { openCourse } from '../order/openCourse.ts';
import { findVoucher, opensCourse, useVoucher } from './findVoucher.ts';

/**
 * Opens a course by a code (docs/product/my-course.md#redeem): the code is used and the course given in one transaction,
 * or nothing of it. The learner is locked first, as by orders.
 */
export const redeem = route(entries.redeem, async ({ body: { code, courseId, eventId }, caller, site }, services) => {
  const { db, now } = services;
  const who = learner(caller);
  const { userId } = who;
  const found = await findVoucher(services, userId, code);
  const within = opensCourse(found.batch);
  const { voucher } = schema;
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    await useVoucher(tx, found, { userId, courseId, now: now() });
    const given = { who, site, courseId, eventId, within, productCode: REDEEM_PRODUCT_CODE };
    const opened = await openCourse(tx, services, given);
    await tx.update(voucher).set({ orderId: opened.orderId }).where(eq(voucher.code, found.code));
    return { data: opened };
  });
});
