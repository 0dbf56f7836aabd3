import * as label from './label.ts';
import { SHARED } from './staffWords.ts';

/** Learners in the back office, and looking as one. */
export const staffLookText = {
  learners: 'Peserta',
  since: (when: string) => `sejak ${when}`,
  staff: 'Pengelola situs',
  staffNote: 'Akun ini mengelola situs, jadi halamannya tidak bisa dilihat.',
  look: 'Lihat sebagai peserta',
  title: (name: string) => `Lihat sebagai ${name}?`,
  note: 'Kamu melihat situs persis seperti peserta ini, paling lama 15 menit, tanpa bisa mengubah apa pun. Peserta diberi tahu lewat notifikasi dan email.',
  site: 'Situs',
  reason: 'Alasan',
  reasonTold: 'Alasan ini dibaca peserta, 10 sampai 300 huruf.',
  make: SHARED.makeLink,
  made: 'Tautan siap. Terbuka sekali, dalam satu menit. Kalau kamu sendiri masuk di situs itu, kamu keluar dulu.',
  open: 'Buka situs sebagai peserta',
  looks: 'Pernah dilihat',
  noLooks: 'Belum pernah dilihat.',
  somebody: 'seseorang',
  toLearner: 'Buka peserta',
  blockedSince: (when: string, reason: string) => `Diblokir sejak ${when}. Alasannya: ${reason}`,
  block: 'Blokir akun',
  blockTitle: (name: string) => `Blokir akun ${name}?`,
  blockNote:
    'Semua sesinya berakhir sekarang dan akun ini tidak bisa masuk di situs mana pun. Pemiliknya diberi tahu lewat email dengan alasan ini.',
  blockReason: 'Dibaca pemilik akun, 10 sampai 300 huruf.',
  blockedDone: 'Akun diblokir. Semua sesinya berakhir.',
  unblock: 'Buka blokir',
  unblockTitle: (name: string) => `Buka blokir akun ${name}?`,
  unblockNote: 'Akun ini bisa masuk lagi di semua situs. Pemiliknya diberi tahu lewat email, tanpa alasan ini.',
  unblockReason: 'Tersimpan di riwayat, 10 sampai 300 huruf.',
  unblockedDone: 'Akun bisa dipakai lagi.',
  close: label.closeAccount,
  closeTitle: (name: string) => `Tutup akun ${name}?`,
  closeNote:
    'Hanya kalau pemiliknya yang meminta. Semua sesinya berakhir sekarang, dan datanya dihapus tujuh hari lagi. Pemiliknya diberi tahu lewat email dengan alasan ini, dan bisa kembali dengan masuk sebelum itu.',
  certificates: 'Sertifikat pemilik akun',
  closeKeep: 'Sertifikatnya tetap bisa dicek dengan namanya',
  closeRevoke: 'Semua sertifikatnya dicabut dan namanya dihapus',
  closedDone: 'Akun ditutup. Pemiliknya diberi tahu lewat email.',
  closing: (when: string) => `Akun ini ditutup dan dihapus pada ${when}, kecuali pemiliknya masuk lagi sebelum itu.`,
} as const;
