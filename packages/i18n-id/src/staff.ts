/** Texts of the back office and of what the API refuses there. */
export const staffText = Object.freeze({
  chooseAnother: 'Pilihan ini tidak ada lagi. Pilih yang lain.',
  course: {
    notYours: 'Hanya pengelola seluruh situs yang boleh mengubah ini.',
    priceAbove: 'Harga jual tidak boleh di atas harga awal.',
    ageBelow: 'Usia tertinggi tidak boleh di bawah usia terendah.',
  },
  event: {
    endsBefore: 'Waktu selesai tidak boleh sebelum waktu mulai.',
    begun: 'Sudah ada peserta yang hadir, jadi waktunya tidak bisa diubah.',
    taken: (count: number) => `${count} tempat sudah terisi. Kapasitas tidak boleh di bawahnya.`,
  },
  promo: {
    exists: 'Kode ini sudah ada.',
    endsBefore: 'Promo harus berakhir setelah dimulai.',
    worthless: 'Isi potongan lebih dari nol.',
    quota: 'Kuota tidak boleh di bawah yang sudah dipakai.',
  },
});

/** Name of a copy. */
export const copyName = (name: string): string => `${name} (salinan)`;
