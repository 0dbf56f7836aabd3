/** A course that waits in an order to be paid: one live order per learner and course. */
export const waitingOrderText = {
  inOrder: 'Kursus ini sudah ada di pesananmu yang menunggu pembayaran.',
  pay: 'Lanjutkan Pembayaran',
} as const;
