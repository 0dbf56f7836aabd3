import type { TransactionStatus } from '../transaction/index.ts';

/**
 * Statuses of money to give back. One a learner asks for is `requested` until staff decide: `refused`, or `approved`,
 * as all others are from the start; what the policy lets go is approved at once. `sent` from the moment the provider is asked, `settled` once it is done, `failed`
 * when trying was given up. `dropped`: the provider took the payment back itself, so that nothing is left to give. `transfer`: the way it was paid by cannot take money back, so people transfer it to the
 * learner's account.
 */
export const REFUND_STATUSES = [
  'requested',
  'approved',
  'sent',
  'transfer',
  'settled',
  'failed',
  'refused',
  'dropped',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What staff decide about a refund a learner asks for. */
export type RefundDecision = 'approve' | 'refuse';

export type DecisionOutcome =
  | { kind: 'move'; to: Extract<RefundStatus, 'approved' | 'refused'> }
  | { kind: 'alreadyDone' }
  | { kind: 'tooLate' };

const DONE: Record<RefundDecision, readonly RefundStatus[]> = {
  approve: ['approved', 'sent', 'transfer', 'settled'],
  refuse: ['refused'],
};

/** What a decision does to a refund: the same one again changes nothing, another one comes too late. */
export function decideRefund(status: RefundStatus, decision: RefundDecision): DecisionOutcome {
  if (status === 'requested') return { kind: 'move', to: decision === 'approve' ? 'approved' : 'refused' };
  return DONE[decision].includes(status) ? { kind: 'alreadyDone' } : { kind: 'tooLate' };
}

/** Whether the worker sends it to the provider: never before it was approved, and never what is over. */
export const isRefundDue = (status: RefundStatus): boolean => status === 'approved' || status === 'sent';

/**
 * What becomes of a refund whose payment went back by the provider's word: one that was sent is what the word is about,
 * one that was not is not paid on top of it.
 */
export function afterReversal(status: RefundStatus): RefundStatus {
  if (status === 'sent') return 'settled';
  return status === 'requested' || status === 'approved' || status === 'transfer' || status === 'failed'
    ? 'dropped'
    : status;
}

/** What recording or confirming a transfer by hand comes to. */
export type TransferStep = 'record' | 'confirm' | 'samePerson' | 'noAccount' | 'closed';

/**
 * The next step of a transfer by hand: one person says that it was made, another one that it arrived.
 * @param recordedBy who said that it was made @param by who speaks now
 */
export function transferStep(
  of: { status: RefundStatus; hasAccount: boolean; recordedBy: string | null },
  by: string,
): TransferStep {
  if (of.status !== 'transfer') return 'closed';
  if (!of.hasAccount) return 'noAccount';
  if (of.recordedBy === null) return 'record';
  return of.recordedBy === by ? 'samePerson' : 'confirm';
}

/**
 * Whether the word that a transfer was made may be taken back, by whoever gave it or by another: until somebody confirmed
 * it (docs/product/staff.md#refunds).
 */
export const isTransferWithdrawable = (of: { status: RefundStatus; recordedBy: string | null }): boolean =>
  of.status === 'transfer' && of.recordedBy !== null;

/** Whether the learner may still say where the money goes. */
export const isAccountOpen = (of: { status: RefundStatus; recordedBy: string | null }): boolean =>
  of.recordedBy === null && (of.status === 'requested' || of.status === 'approved' || of.status === 'transfer');

/** A learner can ask for the money of an order that was paid for with money, once. */
export const canAskRefund = (order: {
  status: TransactionStatus;
  totalPaymentRupiah: number;
  isAsked: boolean;
}): boolean => order.status === 'PAID' && order.totalPaymentRupiah > 0 && !order.isAsked;

/** What is left of a payment to give back, in rupiah. */
export const refundableRupiah = (
  paidRupiah: number,
  earlier: readonly { amountRupiah: number; status: RefundStatus }[],
): number =>
  Math.max(
    0,
    paidRupiah -
      earlier.filter(({ status }) => isRefundOpen(status)).reduce((sum, { amountRupiah }) => sum + amountRupiah, 0),
  );

/** A refund that was asked for: by whom, and for all of its order (null) or one course. */
export interface AskedPart {
  courseId: number | null;
  status: RefundStatus;
}

/** Whether the money of a refund is neither back nor kept for good. */
export const isRefundPending = (status: RefundStatus): boolean => isRefundOpen(status) && status !== 'settled';

/**
 * Whether a refund stands in the way of another one of the same order: one course is given back once, and while all of an
 * order is asked for no part of it is (docs/product/staff.md#refunds).
 * @param courseId what the other one is for; null for the whole order
 */
export const isInTheWay = ({ courseId: other, status }: AskedPart, courseId: number | null): boolean =>
  other === courseId ? isRefundOpen(status) : (other === null || courseId === null) && isRefundPending(status);

/** How a refund ends by which no money goes. */
export const CLOSED_REFUND_STATUSES: readonly RefundStatus[] = ['refused', 'dropped'];

/** Whether money that was asked for is given, or may still be. */
export const isRefundOpen = (status: RefundStatus): boolean => !CLOSED_REFUND_STATUSES.includes(status);
