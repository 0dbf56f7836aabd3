/** Messages to devices (docs/product/notification.md#devices). */
export const pushText = {
  title: 'Notifikasi di perangkat ini',
  lead: 'Kabar penting langsung muncul di layar, juga saat situs ini tidak dibuka.',
  turnOn: 'Nyalakan',
  turnOff: 'Matikan',
  on: 'Menyala di perangkat ini.',
  off: 'Belum menyala di perangkat ini.',
  blocked:
    'Notifikasi diblokir. Izinkan notifikasi untuk situs ini di pengaturan peramban, lalu muat ulang halaman ini.',
  unsupported: 'Peramban ini belum bisa menampilkan notifikasi. Di iPhone, tambahkan dulu situs ini ke layar utama.',
  failed: 'Notifikasi belum bisa dinyalakan di perangkat ini.',
  needsScript: 'Menyalakannya butuh JavaScript.',
  unknownService: 'Layanan notifikasi peramban ini belum kami kenal.',
  /** What a device says that was just turned on. */
  isOn: { title: 'Notifikasi menyala', message: 'Kabar terbaru akan muncul di sini.' },
} as const;
