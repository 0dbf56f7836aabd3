import { REFUND_MOST_PERCENT, REFUND_WINDOW_DAYS } from '@suluh/domain/refund';
import * as label from './label.ts';

/** What a course comes with (docs/product/course.md#included). */
export const includedText = {
  title: 'Yang kamu dapatkan',
  lessons: (count: number, minutes: string) => `${count} materi, ${minutes}`,
  files: (count: number) => `${count} berkas untuk diunduh`,
  tests: (count: number) => `${count} tes dan kuis`,
  liveSessions: (count: number) => `${count} sesi langsung`,
  access: { unlimited: 'Akses materi tanpa batas waktu', service: 'Akses materi selama layanan berjalan' },
  sample: 'Lihat contoh sertifikat',
  refundTitle: 'Kalau ingin dana kembali',
  /** The policy in one sentence (docs/product/transaction.md#refund-policy). */
  refund: `Dalam ${REFUND_WINDOW_DAYS} hari setelah membayar danamu bisa kembali, selama kelas belum mulai, kurang dari ${REFUND_MOST_PERCENT}% materi selesai, dan belum ada voucher atau sertifikat.`,
  help: label.helpCentre,
} as const;

/** How much a course asks of who takes it, the least first. */
export const COURSE_LEVELS = ['Pemula', 'Menengah', 'Mahir'] as const;

/** Languages of lessons that have a code, by their names. */
export const LANGUAGES: Readonly<Record<string, string>> = { id: 'Indonesia', en: 'Inggris' };

/** Name of a language of lessons; one that is written out stays as it is. */
export const languageName = (language: string): string => LANGUAGES[language] ?? language;
