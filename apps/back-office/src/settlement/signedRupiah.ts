import { rupiah, rupiahOff } from '@suluh/i18n-id/numbers';

/** An amount that may lie below zero. */
export const signedRupiah = (amount: number): string => (amount < 0 ? rupiahOff(-amount) : rupiah(amount));
