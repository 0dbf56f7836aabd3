/** Texts of the back office and of what the API refuses there. */
export const staffText = Object.freeze({
  chooseAnother: 'Pilihan ini tidak ada lagi. Pilih yang lain.',
  course: {
    notYours: 'Hanya pengelola seluruh situs yang boleh mengubah ini.',
    priceAbove: 'Harga jual tidak boleh di atas harga awal.',
    ageBelow: 'Usia tertinggi tidak boleh di bawah usia terendah.',
  },
});

/** Name of a copy. */
export const copyName = (name: string): string => `${name} (salinan)`;
