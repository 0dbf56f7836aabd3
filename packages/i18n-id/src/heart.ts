/** Words of the heart of a course, by themselves: each page with courses loads them. */
export const heartText = {
  title: 'Wishlist',
  add: 'Tambah ke Wishlist',
  remove: 'Hapus dari Wishlist',
} as const;
