import * as label from './label.ts';

/** Learning-interest dialog (docs/product/dialogs.md; docs/product/interest.md#dialog). */
export const interestText = {
  title: 'Apa minat pelatihan mu?',
  searchPlaceholder: 'Cari minat pelatihanmu',
  search: 'Cari',
  counter: (chosen: number) => `${chosen}/3 Minat Pelatihan Dipilih`,
  later: label.later,
  save: 'Simpan',
  notFoundTitle: 'Minat Pelatihan Tidak Ditemukan :(',
  notFoundBody: 'Coba gunakan kata kunci yang lain',
  saved: 'Minat pelatihanmu sudah disimpan',
} as const;
