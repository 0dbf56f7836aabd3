/** Whom invoices of a learner go to (docs/product/account.md#invoice-addresses). */
export const billingAddressText = {
  title: 'Alamat Faktur',
  lead: 'Data penagihan yang kamu simpan di sini bisa dipilih waktu membayar. Faktur yang sudah dibuat tidak berubah.',
  none: 'Belum ada alamat tersimpan.',
  add: 'Tambah alamat',
  edit: 'Ubah alamat',
  editOne: 'Ubah',
  saved: 'Alamat tersimpan.',
  full: 'Alamat tersimpanmu sudah penuh. Hapus dulu salah satu.',
  same: 'Alamat yang sama sudah kamu simpan.',
  choose: 'Pakai alamat tersimpan',
  remember: 'Simpan alamat ini untuk pembayaran berikutnya',
  newInstead: 'Batal mengubah',
} as const;
