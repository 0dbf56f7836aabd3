import * as label from './label.ts';
import { SHARED } from './staffWords.ts';

/** What staff read of batches of codes. */
export const staffVoucherText = {
  create: 'Voucher baru',
  kinds: { redeem: 'Kode tukar', given: 'Kode dari penyedia' },
  states: { coming: label.notBegun, running: 'Berlaku', over: 'Berakhir', stopped: 'Dihentikan' },
  sources: { made: 'Buatkan kode', handed: 'Pakai kode yang sudah ada' },
  source: label.codeSource,
  note: 'Kode tukar membuka kursus yang dipilih, kursus satu mitra, kursus satu program, atau gabungannya. Kode dari penyedia diberikan kepada pemilik kursus voucher, mulai dari yang paling lama menunggu.',
  download: 'Unduh kode (CSV)',
  stop: 'Hentikan',
  stopTitle: (name: string) => `Hentikan ${name}?`,
  stopNote:
    'Kode yang belum dipakai tidak bisa ditukar atau diberikan lagi, dan ini tidak bisa dibatalkan. Yang sudah dipakai tetap berlaku.',
  stopped: 'Voucher dihentikan.',
  facts: {
    opens: 'Membuka',
    course: (name: string) => `kursus ${name}`,
    partner: (name: string) => `kursus dari ${name}`,
    program: (name: string) => `kursus program ${name}`,
    state: 'Keadaan',
    from: 'Berlaku mulai',
    until: label.validUntil,
    stoppedAt: 'Dihentikan',
    used: 'Terpakai',
    usedOf: (used: number, most: number) => `${used} dari ${most}`,
    quota: 'Kuota',
    made: 'Dibuat',
  },
  file: { code: 'Kode', used: 'Dipakai pada' },
  count: SHARED.codeCount,
} as const;
