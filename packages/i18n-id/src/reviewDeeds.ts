import type { ReportReason } from '@suluh/domain/review';

/** What a reader does with a review. */
export const reviewDeedText = {
  helpful: (count: number) => `Membantu, ${count}`,
  report: 'Laporkan',
  reportTitle: 'Laporkan ulasan ini',
  reasonAsked: 'Pilih dulu alasannya',
  reportOf: (name: string, on: string) => `Ulasan ${name}, ${on}`,
} as const;

/** Why a review is reported. */
export const reportReasonText = {
  'off-topic': 'Bukan tentang kursus ini',
  abusive: 'Kata kasar atau menyerang orang',
  advertising: 'Iklan atau tautan',
  private: 'Membuka data pribadi',
} as const satisfies Record<ReportReason, string>;
