/** Leave to count what happens on pages (docs/product/analytics.md). */
export const analyticsText = {
  title: 'Statistik tanpa nama',
  body: 'Kalau kamu izinkan, halaman melaporkan apa yang dilihat dan dipilih di sini, tanpa akun, tanpa yang kamu ketik. Pilihanmu disimpan di perangkat ini selama setahun.',
  isOn: 'Sekarang diizinkan di perangkat ini.',
  isOff: 'Sekarang tidak diizinkan di perangkat ini.',
  allow: 'Izinkan',
  end: 'Jangan izinkan',
} as const;
