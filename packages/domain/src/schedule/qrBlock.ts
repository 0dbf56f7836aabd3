import { PRAKERJA_CODE } from '../course/index.ts';
import { REDEEM_PRODUCT_CODE } from '../voucher/index.ts';

/**
 * Payment product codes with which a learner signs in at the Prakerja dashboard by QR code
 * (docs/product/schedule.md#test-access).
 */
export const QR_PRODUCT_CODES = [PRAKERJA_CODE, REDEEM_PRODUCT_CODE] as const;

/**
 * Whether the 'Lihat QR Code' block shows: only for the product codes pmo_prakerja and redeem_voucher
 * (docs/product/schedule.md).
 */
export function showsQrBlock(productCode: string | null | undefined): boolean {
  return QR_PRODUCT_CODES.some((code) => code === productCode);
}
