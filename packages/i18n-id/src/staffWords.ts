/** What several places of the back office say. */
export const SHARED = Object.freeze({
  answered: 'Jawaban terkirim.',
  codeCount: 'Banyaknya kode',
  scorm: 'Paket SCORM',
  coming: 'Akan datang',
  failed: 'Gagal',
  findCourse: 'Cari nama kursus',
  findTitle: 'Cari judul',
  inbox: 'Kotak masuk',
  named: '%{name}: %{recordRepresentation}',
  nothingWaits: 'Tidak ada yang menunggu.',
  picture: 'Gambar (jalur penyimpanan atau https://…)',
  refund: 'Pengembalian dana',
  selectAll: 'Pilih semua',
  setUp: 'Pasang autentikator',
  webhook: 'Pesan penyedia',
});
