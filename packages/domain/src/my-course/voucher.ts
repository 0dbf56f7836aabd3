/** The value of a voucher code that is still being made (docs/product/my-course.md#voucher). */
export const VOUCHER_PENDING = 'dalam proses';

export type VoucherView = { kind: 'pending' } | { kind: 'code'; code: string } | { kind: 'none' };

/**
 * What the voucher dialog shows: a wait, the code with its copy button, or nothing when there is none
 * (docs/product/my-course.md#voucher).
 */
export function voucherView(voucherCode: string | null | undefined): VoucherView {
  const code = voucherCode?.trim() ?? '';
  if (code === '') return { kind: 'none' };
  return code === VOUCHER_PENDING ? { kind: 'pending' } : { kind: 'code', code };
}
