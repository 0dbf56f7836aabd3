import * as label from './label.ts';

/** Page of somebody's data (route /personal-data; docs/product/personal-data.md). */
export const personalDataText = {
  title: label.personalData,
  copyTitle: 'Salinan datamu',
  copyBody:
    'Semua yang kami simpan tentangmu dalam satu berkas ZIP: profil, pesanan, kursus, catatan, sertifikat, ulasan, dan lainnya. Paling banyak lima kali sehari.',
  copy: 'Unduh salinan data',
  agreedTitle: 'Yang kamu setujui',
  agreed: (version: string, date: string) => `Versi ${version}, disetujui ${date}`,
  noneAgreed: 'Belum ada dokumen yang tercatat.',
  closeTitle: label.closeAccount,
  closeLead: 'Semua perangkat langsung dikeluarkan. Selama tujuh hari kamu bisa kembali dengan masuk seperti biasa.',
  closeLost: [
    'Setelah itu profil, catatan, jawaban, wishlist, dan notifikasimu dihapus.',
    'Kursus, tiket, dan kelas yang sudah dibayar tidak bisa dibuka lagi.',
    'Faktur tetap kami simpan dengan namamu selama diwajibkan undang-undang pajak.',
    'Ulasanmu tetap ada tanpa nama dan foto.',
  ],
  certificates: 'Sertifikatmu',
  keep: 'Tetap bisa dicek',
  keepHint: 'Siapa pun yang memegang nomornya masih melihat namamu di halaman cek sertifikat.',
  revoke: 'Cabut semuanya',
  revokeHint: 'Nomornya tercatat dicabut dan namamu dihapus.',
  password: label.password,
  withoutPassword: 'Akunmu tidak punya kata sandi. Kalau kamu masuk lebih dari 15 menit yang lalu, masuk lagi dulu.',
  submit: 'Tutup akun saya',
  wrongPassword: 'Kata sandi salah.',
  loginAgain: 'Masuk lagi dulu, lalu tutup akun dalam 15 menit.',
  closedTitle: label.accountClosing,
  closedBody:
    'Kamu sudah keluar dari semua perangkat. Datamu dihapus tujuh hari lagi. Masuk sebelum itu kalau kamu berubah pikiran.',
  backHome: 'Ke beranda',
} as const;

/** What the copy of somebody's data says of itself. */
export const personalDataFileText = {
  fileName: 'data-pribadi-suluh.zip',
  readMe: `Salinan data pribadimu di Suluh
===============================

Setiap berkas .json berisi satu bagian; nama kolomnya sama dengan di sistem kami. Waktu ditulis dalam UTC.

user_account     profilmu                     orders           pesanan
membership       tempat kamu boleh masuk      enrolment        kursus yang kamu ikuti
consent          dokumen yang kamu setujui    lesson_progress  materi yang sudah kamu buka
login_session    perangkat tempat kamu masuk  lesson_note      catatanmu
certificate      sertifikat                   test_attempt     tes yang kamu kerjakan
review           ulasan yang kamu tulis       notification     notifikasi

Sandi dan kunci tidak disertakan. Ada yang keliru? Ubah di halaman profil, atau hubungi kami lewat halaman kontak.
`,
} as const;

/** Whoever has left. */
export const formerLearnerText = {
  name: 'Pengguna Suluh',
  certificateEnded: 'Dicabut oleh pemiliknya saat menutup akun',
} as const;
