/** Said wherever something was sold, once nothing is. */
export const salesClosedText = 'Penjualan kursus sudah ditutup';
