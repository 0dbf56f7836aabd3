import { redeemCodeSchema } from '../validation/smallForms.ts';

/** How many letters and digits a code of ours has; shown in groups of {@link GROUP}. */
export const VOUCHER_CODE_LENGTH = 12;
const GROUP = 4;

/**
 * A code as it is compared: capitals and digits, without the blanks and hyphens people type or leave out. Null for what
 * is no code (docs/product/my-course.md#redeem).
 */
export function voucherCodeOf(typed: string): string | null {
  const read = redeemCodeSchema.safeParse(typed.replaceAll(/[\s-]/g, '').toUpperCase());
  return read.success ? read.data : null;
}

/** A code of ours as it is handed out: groups of four with hyphens between. */
export const voucherCodeShown = (code: string): string => code.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
