import { DAY_SECONDS } from '@suluh/domain/time';
import * as label from './label.ts';
import { staffWorkText } from './staffWork.ts';
import { SHARED } from './staffWords.ts';

/** What runs in the background, in the back office. */
export const staffBackgroundText = {
  title: label.backgroundRoom,
  withDead: (count: number) => `${label.backgroundRoom} (${count})`,
  lead: 'Email, pembayaran, dan pekerjaan lain yang berjalan sendiri. Yang menyerah menunggu kamu.',
  standing: 'Keadaan tiap jenis',
  calm: SHARED.nothingWaits,
  trouble: 'Yang gagal',
  none: 'Tidak ada yang gagal.',
  columns: { kind: 'Jenis', waiting: 'Menunggu', oldest: 'Paling lama', failing: 'Pernah gagal', dead: 'Menyerah' },
  states: { failing: 'Gagal, dicoba lagi', dead: 'Sudah menyerah' },
  since: (when: string) => `Sejak ${when}`,
  /** How long, by its largest unit. */
  age(seconds: number): string {
    if (seconds < 60) return `${Math.round(seconds)} detik`;
    if (seconds < 3_600) return `${Math.round(seconds / 60)} menit`;
    return seconds < 2 * DAY_SECONDS
      ? `${Math.round(seconds / 3_600)} jam`
      : `${Math.round(seconds / DAY_SECONDS)} hari`;
  },
  retry: 'Mulai lagi',
  retried: 'Dimulai lagi.',
  stop: 'Hentikan',
  stopTitle: 'Hentikan percobaan ini?',
  stopNote: 'Tidak dicoba lagi sampai seseorang memulainya dari halaman ini.',
  stopped: 'Dihentikan.',
  reason: 'Alasan',
  reasonKept: 'Tersimpan di jejak perubahan, 10 sampai 300 huruf.',
  toRefunds: 'Buka pengembalian dana',
  kinds: {
    'payment.reconcile': 'Mencocokkan pembayaran',
    'payment.void': 'Membatalkan tagihan',
    'payment.abandon': 'Menutup tagihan yang tidak jadi',
    'payment.expire': 'Membatalkan pesanan yang lewat waktu',
    'payment.close': 'Menutup pesanan',
    'payment.tell': 'Mengabari pembeli',
    'payment.remind': 'Mengingatkan bayar',
    'payment.refund': 'Mengirim pengembalian dana',
    'payment.transfer': 'Transfer oleh pengelola',
    'payment.invoice': 'Membuat faktur',
    'payment.credit': 'Membuat nota kredit',
    'push.send': 'Notifikasi ke perangkat',
    ...Object.fromEntries(Object.entries(staffWorkText.kinds).map(([kind, name]) => [`work.${kind}`, name])),
  } as Readonly<Record<string, string>>,
  mail: (kind: string) => `Email: ${kind}`,
} as const;
