import type { Transaction } from '@suluh/api/types';
import { PRAKERJA_CODE } from '@suluh/domain/course';
import { orderEndText } from '@suluh/i18n-id/orderNews';
import { paymentClosedText, paymentFailureText, paymentText } from '@suluh/i18n-id/payment';
import { refundText } from '@suluh/i18n-id/refund';
import { voidedText } from '@suluh/i18n-id/voided';

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
export const takenBack = (order: Transaction): string | null =>
  order.endReason === null ? takenBackNote(order) : null;

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
