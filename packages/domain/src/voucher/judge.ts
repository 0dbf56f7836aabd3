/** What a batch of codes is: ours, each opening a course, or a provider's, given to owners of its voucher course. */
export const VOUCHER_KINDS = ['redeem', 'given'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** The line of business of what was opened by a code (docs/product/check-in.md#qr-block). */
export const REDEEM_PRODUCT_CODE = 'redeem_voucher';

/** What of a code and its batch decides whether it can be redeemed. */
export interface VoucherFacts {
  kind: VoucherKind;
  startsAt: Date | null;
  expiresAt: Date | null;
  /** When staff stopped its batch; null: they did not. */
  stoppedAt: Date | null;
  /** How many codes of the batch may be used; null for all. */
  quota: number | null;
  used: number;
  /** Whether somebody redeemed this code. */
  isUsed: boolean;
}

export type VoucherProblem = 'unknown' | 'early' | 'expired' | 'stopped' | 'used' | 'quota';

/**
 * Why a code cannot be redeemed now, or null: it works from the instant its batch begins until just before the one it
 * ends. A provider's code is none of ours (docs/product/my-course.md#redeem).
 */
export function voucherProblem(voucher: VoucherFacts | null, now: Date): VoucherProblem | null {
  if (voucher?.kind !== 'redeem') return 'unknown';
  const { startsAt, expiresAt, stoppedAt, quota, used, isUsed } = voucher;
  if (isUsed) return 'used';
  if (stoppedAt) return 'stopped';
  if (startsAt && now < startsAt) return 'early';
  if (expiresAt && now >= expiresAt) return 'expired';
  return quota !== null && used >= quota ? 'quota' : null;
}

/** How a batch stands: its codes work, not yet or no more. */
export type BatchState = 'coming' | 'running' | 'over' | 'stopped';

/** How a batch stands at a moment. */
export function batchState(
  { startsAt, expiresAt, stoppedAt }: Pick<VoucherFacts, 'startsAt' | 'expiresAt' | 'stoppedAt'>,
  now: Date,
): BatchState {
  if (stoppedAt) return 'stopped';
  if (startsAt && now < startsAt) return 'coming';
  return expiresAt && now >= expiresAt ? 'over' : 'running';
}

/** Whether a batch can reach its quota: each of its codes opens once. */
export const isQuotaReachable = (quota: number | null, codes: number): boolean => quota === null || quota <= codes;
