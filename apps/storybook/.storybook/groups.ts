/** A group of the sidebar, and what a designer finds in it. */
interface Group {
  /** First part of the titles of its stories. */
  title: string;
  about: string;
  /** Where its link leads: the first page of the group that is worth reading. */
  firstPage: string;
}

/** The groups in the order of the sidebar (preview.tsx writes the order out, for Storybook reads it unrun). */
export const GROUPS: readonly Group[] = [
  {
    title: 'Pedoman',
    about: 'Boleh dan jangan dengan contohnya, dan perilaku yang bisa dicoba.',
    firstPage: 'pedoman-boleh-dan-jangan',
  },
  {
    title: 'Alur',
    about: 'Perjalanan peserta dari layar ke layar.',
    firstPage: 'alur-membeli-kursus',
  },
  {
    title: 'Dasar',
    about: 'Warna, huruf, motif, ikon, gambar, dan semua teks.',
    firstPage: 'dasar-warna-dan-huruf',
  },
  {
    title: 'Kontrol',
    about: 'Tombol, lencana, chip, bintang, harga, dan navigasi.',
    firstPage: 'kontrol-tombol',
  },
  {
    title: 'Formulir',
    about: 'Isian dengan bantuan, kesalahan, dan semua keadaannya.',
    firstPage: 'formulir-bidang-isian',
  },
  {
    title: 'Umpan balik',
    about: 'Catatan, pesan singkat, kerangka, dan keadaan kosong.',
    firstPage: 'umpan-balik-pemberitahuan',
  },
  {
    title: 'Kartu',
    about: 'Kursus, jadwal, transaksi, sertifikat, dan lowongan.',
    firstPage: 'kartu-kartu-kursus',
  },
  {
    title: 'Dialog',
    about: 'Pertanyaan kepada peserta, dan lembar bawah di ponsel.',
    firstPage: 'dialog-semua-dialog',
  },
  {
    title: 'Perabot',
    about: 'Menu, laci, dan pencarian di kepala halaman.',
    firstPage: 'perabot-menu-dan-pencarian',
  },
  {
    title: 'Ruang belajar',
    about: 'Pemutar, materi, tes, dan catatan.',
    firstPage: 'ruang-belajar-materi',
  },
  {
    title: 'Kertas',
    about: 'Yang dicetak: kode QR untuk sertifikat dan tiket.',
    firstPage: 'kertas-kode-qr',
  },
  {
    title: 'Halaman',
    about: 'Layar utuh, untuk dilihat pada lebar 1440 dan 390.',
    firstPage: 'halaman-beranda',
  },
];
