import { dateTime, type Moment } from './format.ts';
import { waitingText } from './waiting.ts';

/** The line of a schedule, as who looks after it sees it. */
export const staffWaitingText = {
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
  offer: 'Tawari kursi',
  offerOf: (name: string) => `Tawari kursi ke ${name}`,
  offerTitle: (name: string) => `Tawari ${name} kursi sekarang?`,
  offerBody:
    'Kursi disimpan dua jam untuknya, mendahului antrean. Ia diberi tahu lewat email dan notifikasi, lalu membelinya seperti biasa.',
  addsSeat: 'Tambah satu kursi kalau semua sudah terisi',
  offered: 'Kursi ditawarkan.',
  remove: 'Keluarkan',
  removeOf: (name: string) => `Keluarkan ${name} dari daftar tunggu`,
  removeTitle: (name: string) => `Keluarkan ${name}?`,
  removeBody:
    'Ia diberi tahu lewat email dan notifikasi. Kursi yang sedang ditawarkan kepadanya ditawarkan ke urutan berikutnya.',
  removed: 'Sudah dikeluarkan dari daftar tunggu.',
} as const;
