import * as label from './label.ts';
/** Settings of the whole site in the back office. */
export const staffSiteText = {
  title: label.siteSettingsRoom,
  lead: 'Berlaku di semua situs. Halaman yang sedang dibuka orang ikut berubah dalam dua detik setelah dimuat lagi.',
  closure: 'Penutupan layanan',
  downtimePart: 'Pemeliharaan',
  outside: 'Alamat di luar',
  closureEnabled: 'Tampilkan pemberitahuan bahwa layanan berakhir',
  closureDate: 'Hari layanan berakhir',
  salesClosed: 'Penjualan sudah ditutup',
  salesClosedHelp:
    'Tidak ada kursus yang bisa dibeli; sertifikat tetap bisa diunduh. Berlaku selama pemberitahuannya tampil.',
  downtime: 'Situs sedang dipelihara',
  downtimeHelp: 'Setiap halaman menjadi satu layar “Banyak Update Menanti!”. Kantor ini tetap bisa dipakai.',
  campUrl: 'Beranda Camp (kosong: tidak ada)',
  prakerjaDashboardUrl: 'Dasbor Prakerja (kosong: bawaan)',
  appDeepLink: 'Tautan pembuka aplikasi (kosong: bawaan)',
  save: 'Simpan pengaturan',
  askTitle: 'Lakukan sekarang?',
  askDowntime: 'Semua orang yang sedang belajar atau membayar langsung melihat layar pemeliharaan.',
  askSales: 'Pesanan yang belum dibayar tidak bisa dilanjutkan selama penjualan ditutup.',
  deed: 'Ya, lakukan',
  loadTheirs: 'Muat isian mereka',
} as const;
