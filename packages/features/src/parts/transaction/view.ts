import type { Transaction, TransactionCourse } from '@suluh/api/types';
import { paymentGroup, spacedNumber } from '@suluh/domain/payment';
import { feeApplies } from '@suluh/domain/pricing';
import { cardCourses, showsExpiredTooltip, type TransactionStatus } from '@suluh/domain/transaction';
import { createdDate, dateTime, rupiah } from '@suluh/i18n-id/format';
import { paymentText } from '@suluh/i18n-id/payment';
import { transactionStatusText, transactionText } from '@suluh/i18n-id/transaction';
import { pictureAddress } from '@suluh/tenant/pictures';
import type { TransactionCourseView, TransactionState, TransactionView } from '@suluh/ui/account/TransactionCard';
import type { PriceLineView } from '@suluh/ui/checkout/PriceSummary';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { summaryLines } from '../checkout/summary.ts';

/** The look of a status (spec 4, Transaction status). */
export const STATE: Record<TransactionStatus, TransactionState> = { PAID: 'paid', UNPAID: 'unpaid', CANCEL: 'cancelled', EXPIRED: 'expired' };

export const courseRow = (course: TransactionCourse): TransactionCourseView => ({
  title: course.fullname,
  partner: course.institution.name,
  cloth: thumbnailOf(course.id, course.categories),
  imageUrl: pictureAddress(course.thumbnail),
});

/** The sums of an order line by line; 'Biaya Platform' only when it was charged (spec 4, Payment detail). */
export function transactionLines({ purchaseTotal, promoDiscount, promoCode, fee, totalPrice, detailCourse }: Transaction): PriceLineView[] {
  const feeRupiah = feeApplies({ totalPurchase: purchaseTotal, discount: promoDiscount, fee }) ? fee : 0;
  return summaryLines({ totalPurchaseRupiah: purchaseTotal, discountRupiah: promoDiscount, feeRupiah, totalPaymentRupiah: totalPrice }, detailCourse.length, promoCode);
}

/** Until when an order can be paid; null for one that does not wait. */
export const deadlineOf = ({ status, expiredDate, paymentMethod }: Transaction): string | null => (status === 'UNPAID' ? (paymentMethod?.expired ?? expiredDate) : null);

/** A transaction as its card shows it (spec 4, Transaction status). @param nowMs when the page was rendered. */
export function transactionView(transaction: Transaction, nowMs: number): TransactionView {
  const { status, detailCourse } = transaction;
  const deadline = deadlineOf(transaction);
  const { otherCount } = cardCourses(detailCourse, false);
  return {
    state: STATE[status],
    statusText: transactionStatusText[status],
    statusInfo: showsExpiredTooltip(status) ? transactionText.expiredTooltip : null,
    dateText: createdDate(transaction.createdAt, new Date(nowMs)),
    invoiceId: transaction.invoiceId,
    courses: detailCourse.map(courseRow),
    moreText: otherCount > 0 ? transactionText.otherCourses(otherCount) : null,
    fewerText: otherCount > 0 ? transactionText.fewerCourses : null,
    deadline: deadline === null ? null : { label: paymentText.deadline, text: dateTime(deadline) },
    totalLabel: transactionText.total,
    totalText: rupiah(transaction.totalPrice),
  };
}

/** What is paid to: the method and its number, as shown and as copied. */
export function payTo({ paymentMethod }: Transaction): { label: string; value: string; copy: string | null } | null {
  if (paymentMethod === null) return null;
  const { productName, number } = paymentMethod;
  if (number === null) return { label: paymentText.methodTitle, value: productName, copy: null };
  const label = paymentGroup(paymentMethod) === 'postPaid' ? paymentText.transferNumber : productName;
  return { label, value: spacedNumber(number), copy: number };
}

/** That money goes back, or went; null otherwise. */
export function refundNote({ refund }: Transaction): string | null {
  if (refund === null || refund.status === 'failed') return null;
  return refund.status === 'settled' ? paymentText.refunded(refund.amount) : paymentText.refund(refund.amount);
}
