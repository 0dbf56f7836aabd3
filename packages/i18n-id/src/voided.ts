/** A course whose payment Prakerja cancelled after it was given (docs/product/my-course.md#voided). */
export const voidedText = {
  mark: 'Dibatalkan oleh Prakerja',
  order: 'Transaksi ini dibatalkan oleh Prakerja, jadi aksesmu ke kursusnya ditutup.',
  seeOrder: 'Lihat transaksinya',
  seeCourse: 'Lihat keterangan',
} as const;
