/** Notifications (docs/product/notification.md). */
export const notificationText = {
  title: 'Notifikasi',
  unread: 'Belum dibaca',
  readAll: 'Tandai semua sudah dibaca',
  transactions: 'Transaksi',
  promos: 'Promo',
  emptyTitle: 'Belum Ada Notifikasi',
  emptyBody: 'Notifikasimu akan muncul di sini',
  promoEmptyTitle: 'Belum Ada Promo',
  promoEmptyBody: 'Promo yang bisa kamu pakai akan muncul di sini',
  allRead: 'Semua notifikasi ditandai sudah dibaca',
} as const;
