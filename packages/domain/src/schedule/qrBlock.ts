import { PRAKERJA_CODE } from '../course/index.ts';

/**
 * Payment product codes with which a learner signs in at the Prakerja dashboard by QR code (spec 4, Test
 * access).
 */
export const QR_PRODUCT_CODES = [PRAKERJA_CODE, 'redeem_voucher'] as const;

/**
 * Whether the 'Lihat QR Code' block shows: only for the product codes pmo_prakerja and redeem_voucher (spec
 * 4).
 */
export function showsQrBlock(productCode: string | null | undefined): boolean {
  return QR_PRODUCT_CODES.some((code) => code === productCode);
}
