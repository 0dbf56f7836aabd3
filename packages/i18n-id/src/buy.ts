/** Buying a course on its page. */
export const buyText = {
  notSold: 'Kursus ini tidak dijual di sini.',
  toCart: 'Tambah ke Keranjang',
  inCart: 'Lihat Keranjang',
  addedToCart: 'Kursus masuk ke keranjang',
} as const;
