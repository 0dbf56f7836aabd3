import type { Transaction, TransactionCourse } from '@suluh/api/types';
import { PRAKERJA_CODE } from '@suluh/domain/course';
import { orderEndText } from '@suluh/i18n-id/orderNews';
import { refundText } from '@suluh/i18n-id/refund';
import { voidedText } from '@suluh/i18n-id/voided';
import { paymentGroup, paymentScreen, spacedNumber, type PaymentScreen } from '@suluh/domain/payment';
import { chargedFeeRupiah } from '@suluh/domain/pricing';
import { cardCourses, isOverdue, showsExpiredTooltip, type TransactionStatus } from '@suluh/domain/transaction';
import { createdDate, dateTime, rupiah } from '@suluh/i18n-id/format';
import { paymentClosedText, paymentFailureText, paymentText } from '@suluh/i18n-id/payment';
import { transactionStatusText, transactionText } from '@suluh/i18n-id/transaction';
import type { PriceLineView } from '@suluh/ui/checkout/PriceSummary';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { pictureAddress } from '../pictures/index.ts';
import { summaryLines } from '../checkout/summary.ts';
import type { TransactionCourseView, TransactionState, TransactionView } from './transactionView.ts';

/** How a refund stands, of an order or of one class. */
type RefundStanding = Pick<NonNullable<Transaction['refund']>, 'amount' | 'status' | 'refusal'> &
  Partial<Pick<NonNullable<Transaction['refund']>, 'account' | 'asksAccount' | 'isByStaff'>>;

/** How a refund stands; null without one. @param isAtForm whether the form for the account it wants stands below */
export function refundNote({ refund }: { refund: RefundStanding | null }, isAtForm = false): string | null {
  if (refund === null || refund.status === 'dropped') return null;
  const { status, amount, refusal, account, asksAccount, isByStaff = false } = refund;
  if (isByStaff && status === 'requested') return refundText.begun(amount);
  if (isByStaff && status === 'refused') return refundText.notGiven(amount, refusal ?? '');
  if (asksAccount && account === null && (status === 'approved' || status === 'transfer'))
    return isAtForm ? refundText.approvedByHand(amount) : refundText.accountWanted(amount);
  if (status === 'transfer' && asksAccount === false) return refundText.transferred(amount);
  return status === 'refused' ? refundText.refused(amount, refusal ?? '') : refundText[status](amount);
}

/** How the order's last payment failed; null while there is another, or none did. */
export const failureNote = ({ failedPayment }: Pick<Transaction, 'failedPayment'>): string | null =>
  failedPayment && `${paymentText.failedTitle(failedPayment.productName)}. ${paymentFailureText[failedPayment.reason]}`;

/**
 * That who took the money took a paid order back, Prakerja among them (docs/product/my-course.md#voided); null while
 * nobody did, or we gave the money back.
 */
function takenBackNote({
  status,
  paidAt,
  refund,
  paymentMethod,
}: Pick<Transaction, 'status' | 'paidAt' | 'refund' | 'paymentMethod'>): string | null {
  if (status !== 'CANCEL' || paidAt === null || refund?.status === 'settled') return null;
  return paymentMethod?.productCode === PRAKERJA_CODE ? voidedText.order : paymentText.reversed;
}

/** The same of an order that did not end by what {@link orderEndText} says. */
const takenBack = (order: Transaction): string | null => (order.endReason === null ? takenBackNote(order) : null);

/** Whether a paid order ended because its money went back. */
const isGivenBack = ({ status, paidAt }: Pick<Transaction, 'status' | 'paidAt'>): boolean =>
  status === 'CANCEL' && paidAt !== null;

const closedNote = (status: Exclude<Transaction['status'], 'UNPAID'>, refund: string | null): string =>
  [paymentClosedText[status].body, refund].filter(Boolean).join(' ');

/**
 * How an order ended, as its page and its detail say it: one that was paid before was taken back, by the provider
 * unless we gave it back; one of a class that was called off says so. @param isAtForm as of {@link refundNote}
 */
export function endNote(
  order: Pick<Transaction, 'status' | 'paidAt' | 'refund' | 'endReason' | 'paymentMethod'>,
  isAtForm = false,
): string | null {
  if (order.status === 'UNPAID') return null;
  if (order.endReason !== null) return orderEndText[order.endReason];
  const refund = refundNote(order, isAtForm);
  return takenBackNote(order) ?? (isGivenBack(order) ? refund : closedNote(order.status, refund));
}

/** The look of a status (docs/product/transaction.md#status). */
const STATE: Record<TransactionStatus, TransactionState> = {
  PAID: 'paid',
  UNPAID: 'unpaid',
  CANCEL: 'cancelled',
  EXPIRED: 'expired',
};

/** Whether a paid order still gives its courses: none of it was taken back, and nothing is asked back. */
export const hasCourses = ({
  status,
  refund,
  endReason,
}: Pick<Transaction, 'status' | 'refund' | 'endReason'>): boolean =>
  status === 'PAID' && refund === null && endReason === null;

export const courseRow = (course: TransactionCourse): TransactionCourseView => ({
  title: course.fullname,
  partner: course.institution.name,
  cloth: thumbnailOf(course.id, course.categories),
  imageUrl: pictureAddress(course.thumbnail),
});

/** The sums of an order line by line; 'Biaya Platform' only when it was charged (docs/product/payment.md#detail). */
export function transactionLines({
  purchaseTotal,
  promoDiscount,
  promoCode,
  fee,
  totalPrice,
  detailCourse,
}: Transaction): PriceLineView[] {
  const feeRupiah = chargedFeeRupiah({ totalPurchase: purchaseTotal, discount: promoDiscount, fee });
  return summaryLines(
    { totalPurchaseRupiah: purchaseTotal, discountRupiah: promoDiscount, feeRupiah, totalPaymentRupiah: totalPrice },
    detailCourse.length,
    promoCode,
  );
}

/** Until when an order can be paid; null for one that does not wait. */
export const deadlineOf = ({ status, expiredDate, paymentMethod }: Transaction): string | null =>
  status === 'UNPAID' ? (paymentMethod?.expired ?? expiredDate) : null;

/**
 * What the page of an order shows now (domain `paymentScreen`).
 * @param asksBilling to pay on invoice was chosen before JavaScript
 */
export function screenOf(order: Transaction, nowMs: number, asksBilling = false): PaymentScreen {
  const deadline = deadlineOf(order);
  const isLate =
    deadline !== null && isOverdue({ status: order.status, deadline: new Date(deadline), now: new Date(nowMs) });
  return paymentScreen({ ...order, hasBillingPic: order.billingPIC !== null, isOverdue: isLate, asksBilling });
}

/** A transaction as its card shows it (docs/product/transaction.md#status). @param nowMs when the page was rendered. */
export function transactionView(transaction: Transaction, nowMs: number): TransactionView {
  const { status, detailCourse } = transaction;
  const deadline = deadlineOf(transaction);
  const { otherCount } = cardCourses(detailCourse, false);
  return {
    state: transaction.failedPayment ? 'cancelled' : STATE[status],
    statusText: transaction.failedPayment ? transactionText.failed : transactionStatusText[status],
    statusInfo: showsExpiredTooltip(status) ? transactionText.expiredTooltip : null,
    dateText: createdDate(transaction.createdAt, new Date(nowMs)),
    paidText: transaction.paidAt === null ? null : transactionText.paidOn(transaction.paidAt),
    invoiceId: transaction.invoiceId,
    courses: detailCourse.map(courseRow),
    moreText: otherCount > 0 ? transactionText.otherCourses(otherCount) : null,
    fewerText: otherCount > 0 ? transactionText.fewerCourses : null,
    deadline: deadline === null ? null : { label: paymentText.deadline, text: dateTime(deadline) },
    note: failureNote(transaction) ?? takenBack(transaction) ?? refundNote(transaction),
    totalLabel: transactionText.total,
    totalText: rupiah(transaction.totalPrice),
    methodText: transaction.paymentMethod?.productName ?? null,
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

/** Whose number is paid to by transfer from any bank, as a finance department asks; null by any other way. */
export function transferBank({ paymentMethod }: Transaction): { label: string; value: string } | null {
  if (paymentMethod === null || paymentMethod.number === null || paymentGroup(paymentMethod) !== 'postPaid')
    return null;
  const { label, name } = paymentText.transferBank;
  return { label, value: name };
}

/** The number of the invoice, or that it is on its way; null where there is none (docs/product/invoice.md#numbers). */
export function invoiceRow({
  invoiceNumber,
  invoiceStanding,
}: Pick<Transaction, 'invoiceNumber' | 'invoiceStanding'>): { label: string; value: string } | null {
  if (invoiceNumber !== null) return { label: transactionText.invoiceNumber, value: invoiceNumber };
  return invoiceStanding === 'numbering'
    ? { label: transactionText.invoicePaper, value: transactionText.numbering }
    : null;
}
