import * as label from './label.ts';

/** Tag input (docs/product/validation.md). */
export const tagFieldText = Object.freeze({
  placeholder: 'Ketik lalu Enter',
  add: 'Tambah',
  remove: (tag: string) => `Hapus ${tag}`,
  noOption: 'Tidak ada pilihan yang cocok',
} as const);

/** One-time-code boxes (docs/product/account.md#password). */
export const otpFieldText = Object.freeze({
  label: label.otp,
  box: (position: number) => `Angka ke-${position}`,
} as const);
