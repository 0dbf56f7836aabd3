import { dateTime, type Moment } from './format.ts';
import { waitingText } from './waiting.ts';

/** The line of a schedule, as who looks after it sees it. */
export const staffWaitingText = Object.freeze({
  title: (count: number) => `${waitingText.title} (${count})`,
  none: 'Belum ada yang menunggu.',
  note: 'Kursi yang kosong ditawarkan berurutan. Tambah kapasitas kalau mau menampung lebih banyak.',
  place: (place: number) => `Nomor ${place}`,
  states: {
    offered: (until: Moment, zone: string) => `Ditawari kursi sampai ${dateTime(until, zone)}`,
    lapsed: 'Tawarannya lewat',
    told: 'Sudah dikabari',
    follows: 'Menunggu pendaftaran dibuka',
  },
  since: (moment: Moment, zone: string) => `sejak ${dateTime(moment, zone)}`,
  remove: 'Keluarkan',
  removeOf: (name: string) => `Keluarkan ${name} dari daftar tunggu`,
  removeTitle: (name: string) => `Keluarkan ${name}?`,
  removeBody: 'Kalau sedang ditawari kursi, kursi itu ditawarkan ke urutan berikutnya.',
  removed: 'Sudah dikeluarkan dari daftar tunggu.',
} as const);
