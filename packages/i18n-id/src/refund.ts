import * as label from './label.ts';
import { rupiah } from './numbers.ts';

/** Why the money of one class goes back. */
export const classRefundReason = {
  calledOff: 'Kelas dibatalkan penyelenggara.',
  moved: 'Jadwal kelas diubah penyelenggara.',
} as const;

/** Asking for money back, and how that stands. */
export const refundText = {
  ask: 'Minta Pengembalian Dana',
  lead: 'Dalam 7 hari setelah membayar, dana kembali tanpa menunggu selama kelas belum mulai, materi baru sedikit dibuka, dan belum ada voucher atau sertifikat. Selain itu tim kami meninjau dulu. Kursusmu tetap terbuka sampai dananya dikembalikan.',
  reason: 'Alasan',
  reasonHelp: 'Ceritakan singkat kenapa kamu meminta dananya kembali',
  send: label.sendRequest,
  requested: (amount: number) => `Permintaan pengembalian ${rupiah(amount)} sedang ditinjau.`,
  approved: (amount: number) => `Pengembalian ${rupiah(amount)} disetujui dan segera kami kirim.`,
  approvedByHand: (amount: number) =>
    `Pengembalian ${rupiah(amount)} disetujui. Tulis rekening tujuannya di bawah, supaya tim kami bisa mentransfer.`,
  /** The same where the form for it is not. */
  accountWanted: (amount: number) =>
    `Pengembalian ${rupiah(amount)} disetujui. Tulis rekening tujuannya di halaman pesanan ini, supaya tim kami bisa mentransfer.`,
  sent: (amount: number) => `Pengembalian ${rupiah(amount)} sedang dikirim lewat penyedia pembayaran.`,
  transfer: (amount: number) => `Pengembalian ${rupiah(amount)} disetujui. Tim kami mentransfernya ke rekeningmu.`,
  transferred: (amount: number) =>
    `Pengembalian ${rupiah(amount)} sudah kami transfer ke rekeningmu dan sedang diperiksa.`,
  account: 'Rekening Tujuan',
  accountLead:
    'Cara bayar yang kamu pakai tidak bisa menerima dana kembali. Tulis rekening tujuannya, supaya tim kami bisa mentransfer begitu disetujui.',
  accountKnown: ({ bank, numberEnd, holder }: { bank: string; numberEnd: string; holder: string }) =>
    `Dana kami transfer ke ${bank}, nomor berakhiran ${numberEnd}, atas nama ${holder}.`,
  bank: 'Bank atau dompet digital',
  number: 'Nomor rekening atau ponsel',
  holder: 'Nama pemilik',
  saveAccount: 'Simpan Rekening',
  changeAccount: 'Ganti Rekening',
  settled: (amount: number) => `Dana ${rupiah(amount)} sudah dikembalikan.`,
  failed: (amount: number) =>
    `Pengembalian ${rupiah(amount)} disetujui, tetapi belum berhasil dikirim. Tim kami sedang mengurusnya.`,
  begun: (amount: number) =>
    `Tim kami menyiapkan pengembalian ${rupiah(amount)}. Kursusmu tetap terbuka sampai dananya dikembalikan.`,
  notGiven: (amount: number, reason: string) =>
    `Pengembalian ${rupiah(amount)} yang disiapkan tim kami tidak jadi: ${reason}`,
  refused: (amount: number, reason: string) => `Permintaan pengembalian ${rupiah(amount)} ditolak: ${reason}`,
} as const;
