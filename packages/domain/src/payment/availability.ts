import { PRAKERJA_CODE } from '../course/index.ts';
import { fitsMethod } from '../promo/index.ts';

/** What a method has to fit: the courses, and the promo when there is one. */
export interface ToBePaid {
  courseCount: number;
  areAllPrakerja: boolean;
  /** Method the promo is bound to, 'all' for any; null without a promo. */
  promoProductCode: string | null;
}

/** Why a method cannot be chosen: nobody takes it now, not for these courses, not with this promo. */
export type MethodRefusal = 'notOffered' | 'prakerjaOnly' | 'promoBound';

/**
 * Whether a linked wallet holds less than is to be paid by it (docs/product/payment.md#linked-wallets). One whose
 * balance nobody knows is not short: whoever keeps it decides.
 */
export const isBalanceShort = (balanceRupiah: number | null, totalRupiah: number): boolean =>
  balanceRupiah !== null && balanceRupiah < totalRupiah;

/**
 * Why a method cannot be chosen, the first reason; null when it can. Prakerja pays for one course of its own, never for
 * several or with others.
 * @param isOffered it is switched on, and the provider that takes new payments can take it.
 */
export function methodRefusal(
  method: { productCode: string; isOffered: boolean },
  { courseCount, areAllPrakerja, promoProductCode }: ToBePaid,
): MethodRefusal | null {
  if (!method.isOffered) return 'notOffered';
  if (method.productCode === PRAKERJA_CODE && !(courseCount === 1 && areAllPrakerja)) return 'prakerjaOnly';
  return fitsMethod(promoProductCode, method.productCode) ? null : 'promoBound';
}

/** Query of the choice of a method that names the wallet somebody comes back from linking. */
export const WALLET_PARAM = 'dompet';
