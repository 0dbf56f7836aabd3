import { DAY_MS } from '../time/index.ts';
import { SECOND_PERSON_RUPIAH } from '../staff/index.ts';

/** Days after paying within which money goes back without a person looking at it. */
export const REFUND_WINDOW_DAYS = 7;

/** Share of a course's lessons from which on it counts as used. */
export const REFUND_MOST_PERCENT = 30;

/** Why a refund waits for staff (docs/product/transaction.md#refund-policy). */
export const REFUND_DOUBTS = ['late', 'large', 'begun', 'attended', 'used', 'voucher', 'certificate'] as const;
export type RefundDoubt = (typeof REFUND_DOUBTS)[number];

/** One course of an order whose money is asked back. */
export interface RefundedCourse {
  /** Start of the class, ISO 8601; null without a date. */
  startAt: string | null;
  hasAttended: boolean;
  progressPercent: number;
  /** A code of a provider was given for it. */
  hasVoucher: boolean;
  hasCertificate: boolean;
}

/**
 * What speaks against giving the money back at once; nothing: it goes back without waiting for staff.
 * @param paidAt ISO 8601; null when it is not known
 */
export function refundDoubts(
  {
    paidAt,
    amountRupiah,
    courses,
  }: { paidAt: string | null; amountRupiah: number; courses: readonly RefundedCourse[] },
  now: Date,
): RefundDoubt[] {
  const holds: Record<RefundDoubt, boolean> = {
    late: paidAt === null || now.getTime() - Date.parse(paidAt) > REFUND_WINDOW_DAYS * DAY_MS,
    large: amountRupiah >= SECOND_PERSON_RUPIAH,
    begun: courses.some(({ startAt }) => startAt !== null && Date.parse(startAt) <= now.getTime()),
    attended: courses.some(({ hasAttended }) => hasAttended),
    used: courses.some(({ progressPercent }) => progressPercent >= REFUND_MOST_PERCENT),
    voucher: courses.some(({ hasVoucher }) => hasVoucher),
    certificate: courses.some(({ hasCertificate }) => hasCertificate),
  };
  return REFUND_DOUBTS.filter((doubt) => holds[doubt]);
}
