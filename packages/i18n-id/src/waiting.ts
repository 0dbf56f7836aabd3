import * as label from './label.ts';
import type { WaitingKind } from '@suluh/domain/waiting';
import { dateTime, type Moment } from './format.ts';

/** Waiting for a seat of a full schedule, and following one that is not on sale yet (docs/product/waiting.md). */
export const waitingText = {
  title: 'Daftar Tunggu',
  titleOf: (course: string) => `Daftar Tunggu ${course}`,
  lead: 'Jadwal yang kamu tunggu',
  /** Beside the button of a schedule. */
  link: {
    seat: 'Masuk daftar tunggu',
    opening: 'Ikuti jadwal ini',
  } satisfies Record<WaitingKind, string>,
  open: 'Buka',
  full: 'Jadwal ini penuh',
  fullLead:
    'Masuk daftar tunggu. Begitu ada kursi kosong, kursi itu disimpan dua jam untuk yang paling depan, lewat notifikasi dan email, antara pukul 07.00 dan 21.00.',
  join: 'Masuk Daftar Tunggu',
  soon: 'Jadwal ini belum dibuka',
  soonLead: 'Ikuti jadwal ini, dan kamu dikabari lewat notifikasi dan email begitu pendaftarannya dibuka.',
  opensAt: (moment: Moment, zone: string) => `Dibuka ${dateTime(moment, zone)}.`,
  follow: 'Ikuti Jadwal',
  place: (place: number) => `Kamu nomor ${place} dalam antrean`,
  placeLead: 'Kamu dikabari lewat notifikasi dan email begitu ada kursi untukmu.',
  leave: 'Keluar dari Daftar Tunggu',
  following: 'Kamu mengikuti jadwal ini',
  unfollow: 'Berhenti Mengikuti',
  offered: 'Ada kursi untukmu',
  offeredUntil: (moment: Moment, zone: string) => `Disimpan untukmu sampai ${dateTime(moment, zone)}.`,
  refuse: 'Lepaskan Kursi',
  lapsed: 'Kursimu sudah ditawarkan ke peserta lain karena waktunya habis. Kamu bisa masuk lagi dari antrean belakang.',
  told: 'Pendaftaran jadwal ini sudah dibuka.',
  onSale: 'Jadwal ini bisa dipilih sekarang',
  over: 'Jadwal ini sudah berakhir',
  owned: 'Kamu sudah terdaftar di kursus ini',
  toCourse: label.seeCourse,
} as const;
