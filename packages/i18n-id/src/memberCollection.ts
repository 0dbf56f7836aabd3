/** The collection of who is logged in among small businesses. */
export const memberCollectionText = {
  title: 'Koleksi Anggota UKM',
  link: 'Lihat koleksi khusus anggota UKM',
  none: 'Belum ada kursus di koleksi ini.',
} as const;
