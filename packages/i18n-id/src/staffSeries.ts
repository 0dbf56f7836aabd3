import { WEEKDAY_NAMES } from './weekday.ts';

/** More schedules like one, in the back office. */
export const staffSeriesText = {
  open: 'Ulangi jadwal',
  title: 'Ulangi jadwal ini',
  note: 'Jam, tempat, harga, dan kapasitasnya sama. Sesudah dibuat, tiap jadwal bisa diubah sendiri.',
  unit: 'Ulangi per',
  units: { week: 'Minggu', day: 'Hari' },
  every: { week: 'Setiap berapa minggu', day: 'Setiap berapa hari' },
  weekdays: 'Pada hari',
  days: WEEKDAY_NAMES,
  count: 'Banyaknya (paling banyak 52)',
  until: 'Sampai tanggal (boleh kosong)',
  look: 'Lihat tanggalnya',
  back: 'Ubah pengulangan',
  make: (count: number) => `Buat ${count} jadwal`,
  made: (count: number) => `${count} jadwal dibuat.`,
  date: (when: string, batch: string) => `${when} · ${batch}`,
  collides: 'Ada tanggal yang bertabrakan. Hapus centangnya kalau tidak jadi dibuat.',
  otherCourse: 'kursus lain',
  collision: {
    same: (course: string, when: string) => `Jadwal ini sudah ada di ${course}, ${when}`,
    venue: (course: string, when: string) => `Tempatnya dipakai ${course}, ${when}`,
    teacher: (course: string, when: string) => `Pengajarnya mengajar ${course}, ${when}`,
  },
} as const;
