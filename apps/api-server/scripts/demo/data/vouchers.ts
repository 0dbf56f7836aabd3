/** The voucher course: its provider has handed in one code, so that a second buyer waits for theirs. */
export const voucherCourse = {
  title: 'Laporan Keuangan Sederhana untuk Usaha Kecil',
  codes: ['NRC-4471-QX8P'],
} as const;

/** Redeem codes, printed by `npm start`, and the course they open. */
export const redeemCodes = {
  name: 'Contoh kode redeem',
  title: 'Bahasa Inggris untuk Layanan Pelanggan Hotel',
  codes: ['UKMN-8F3K-22QD', 'UKMN-8F3K-33RE'],
} as const;
