import type { RefundStatus } from '@suluh/domain/refund';
import { rupiah } from './format.ts';

/** How a refund stands, in a word. Nothing is said of one that was dropped: the order itself says that its payment was taken back. */
export const refundStatusText = Object.freeze({
  requested: 'Diminta',
  approved: 'Disetujui',
  sent: 'Dikirim',
  settled: 'Selesai',
  failed: 'Disetujui',
  refused: 'Ditolak',
  dropped: null,
} as const) satisfies Record<RefundStatus, string | null>;

/** Asking for money back, and how that stands. */
export const refundText = Object.freeze({
  ask: 'Minta Pengembalian Dana',
  lead: 'Tim kami meninjau setiap permintaan. Kursusmu tetap terbuka sampai dananya dikembalikan.',
  reason: 'Alasan',
  reasonHelp: 'Ceritakan singkat kenapa kamu meminta dananya kembali',
  send: 'Kirim Permintaan',
  asked: 'Permintaan pengembalian dana sudah kami terima',
  title: 'Pengembalian Dana',
  requested: (amount: number) => `Permintaan pengembalian ${rupiah(amount)} sedang ditinjau.`,
  approved: (amount: number) => `Pengembalian ${rupiah(amount)} disetujui dan segera kami kirim.`,
  sent: (amount: number) => `Pengembalian ${rupiah(amount)} sedang dikirim lewat penyedia pembayaran.`,
  settled: (amount: number) => `Dana ${rupiah(amount)} sudah dikembalikan.`,
  failed: (amount: number) => `Pengembalian ${rupiah(amount)} disetujui, tetapi belum berhasil dikirim. Tim kami sedang mengurusnya.`,
  refused: (amount: number, reason: string) => `Permintaan pengembalian ${rupiah(amount)} ditolak: ${reason}`,
} as const);
