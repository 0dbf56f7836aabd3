import type { AttendanceRefusal } from '@suluh/domain/check-in';
import * as label from './label.ts';

/** What came of writing learners down, in numbers. */
interface Counts {
  recorded: number;
  already: number;
  refused: number;
}

/** How many were written down; one alone is told without a number. */
function recordedTold({ recorded, already, refused }: Counts): string {
  if (recorded === 1 && already + refused === 0) return 'Kehadiran dicatat.';
  const told = [
    `${recorded} kehadiran dicatat`,
    ...(already > 0 ? [`${already} sudah hadir`] : []),
    ...(refused > 0 ? [`${refused} tidak dicatat`] : []),
  ];
  return `${told.join(', ')}.`;
}

/** How many finished by it. */
const finishedTold = ({ finished, already, refused }: Omit<Counts, 'recorded'> & { finished: number }): string =>
  `${[
    `${finished} peserta ditandai selesai`,
    ...(already > 0 ? [`${already} sudah selesai`] : []),
    ...(refused > 0 ? [`${refused} tidak bisa`] : []),
  ].join(', ')}.`;

/** Who holds a place in a schedule, and who was at a session of it (docs/product/check-in.md#attendance). */
export const staffAttendanceText = {
  title: 'Peserta',
  none: 'Belum ada peserta.',
  name: 'Nama',
  attended: 'Hadir',
  done: 'Selesai',
  session: 'Sesi',
  checkIn: 'Catat hadir',
  checkInOf: (name: string) => `Catat hadir ${name}`,
  checkInChosen: (count: number) => `Catat hadir (${count})`,
  chosen: 'Pilihan',
  choose: (name: string) => `Pilih ${name}`,
  chooseAll: 'Pilih semua yang belum hadir',
  mostAtOnce: (most: number) => `Paling banyak ${most} peserta sekaligus.`,
  takeBack: 'Batalkan hadir',
  takeBackOf: (name: string) => `Batalkan hadir ${name}`,
  takeBackTitle: (name: string, no: number) => `Batalkan kehadiran ${name} di sesi ${no}?`,
  takeBackBody: 'Kehadirannya di sesi ini tidak dihitung lagi. Kursus yang sudah selesai tetap selesai.',
  tookBack: 'Kehadiran dibatalkan.',
  recorded: recordedTold,
  refusedTitle: 'Tidak dicatat:',
  refusals: {
    noPlace: 'tidak lagi punya tempat di jadwal ini',
    cancelled: 'transaksinya dibatalkan',
  } satisfies Record<AttendanceRefusal, string>,
  finish: {
    open: label.markDone,
    title: 'Tandai kursus selesai',
    note: 'Kursusnya selesai untuk peserta yang kamu pilih, walau masih ada yang belum mereka kerjakan. Sertifikat dan kabarnya langsung terbit, dan tidak bisa diurungkan.',
    facts: (attended: number, sessions: number) => `Hadir ${attended} dari ${sessions} sesi`,
    everybody: label.selectAll,
    nobodyChosen: 'Pilih dulu pesertanya.',
    reason: 'Alasan',
    reasonHelp: '10 sampai 300 huruf. Tercatat di riwayat.',
    deed: (count: number) => `${label.markDone} (${count})`,
    told: finishedTold,
    refusedTitle: 'Tidak ditandai selesai:',
  },
  sheet: 'Unduh daftar hadir (PDF)',
  csv: 'Unduh daftar hadir (CSV)',
} as const;
