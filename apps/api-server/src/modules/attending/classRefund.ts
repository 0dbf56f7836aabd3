import { attendingEntries as entries } from '@suluh/api/catalogue';
import { classRefundReason } from '@suluh/i18n-id/refund';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { lockEnrolment, ownedCourse } from '../learning/queries.ts';
import { lockOrder } from '../order/queries.ts';
import { openRefund } from '../payment/askRefund.ts';
import { doubtsAbout } from '../payment/refundFacts.ts';
import { admissionOf, changeOf } from './admission.ts';
import { toTicket } from './eTicket.ts';
import { refundableOf } from './refundable.ts';

/**
 * Asks for the money of one class its organiser called off or moved. It goes back at once or waits for staff by the policy of
 * orders, asked of this class alone (docs/product/transaction.md#refund-policy); once it is back the class is taken away. Order and enrolment are locked, so that nobody changes the date meanwhile.
 * @throws ApiError REFUND_CLOSED, NOT_FOUND
 */
export const classRefundRoute = route(entries.classRefund, async (call, services) => {
  const { db, now } = services;
  const { enrolment: mine } = await ownedCourse(services, call, call.params.id);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, mine.orderId);
    const owned = order && (await lockEnrolment(tx, mine.id));
    if (!order || !owned) throw new ApiError('NOT_FOUND');
    const admission = await admissionOf(tx, owned, now());
    const { refund } = admission;
    if (refund && refund.courseId !== null && refund.begunBy === null) return; // asked again: it was
    const change = changeOf(admission);
    const payment = await refundableOf(tx, admission, now());
    if (!change || !payment) throw new ApiError('REFUND_CLOSED');
    await openRefund(tx, services, order, {
      ...payment,
      courseId: mine.courseId,
      reason: classRefundReason[change],
      doubts: await doubtsAbout(tx, { ...order, courseId: mine.courseId }, payment.amountRupiah, now()),
    });
  });
  const fresh = await ownedCourse(services, call, call.params.id);
  return { data: await toTicket(services, await admissionOf(db, fresh, now()), learner(call.caller).programId) };
});
