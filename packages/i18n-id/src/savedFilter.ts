/** Filters a learner keeps (docs/product/listing.md#saved-filters). */
export const savedFilterText = {
  title: 'Filter Tersimpan',
  keep: 'Simpan filter ini',
  name: 'Nama filter',
  nameHelp: 'Misalnya: Kursus gratis di Solo',
  submit: 'Simpan filter',
  saved: 'Filter tersimpan. Buka lagi dari sini atau dari daftar kursus.',
  full: 'Filter tersimpanmu sudah penuh. Hapus dulu salah satu.',
  wrong: 'Isi nama filter, paling banyak 60 huruf.',
  tooLong: 'Pilihan filter ini terlalu banyak untuk disimpan. Kurangi dulu, lalu coba lagi.',
  manage: 'Kelola',
  none: 'Belum ada. Pilih filter, lalu simpan dengan nama.',
  failed: 'Filter tersimpan belum bisa dimuat.',
  emptyTitle: 'Belum Ada Filter Tersimpan',
  emptyBody: 'Pilih filter di daftar kursus, lalu simpan dengan nama.',
  find: 'Buka daftar kursus',
} as const;
