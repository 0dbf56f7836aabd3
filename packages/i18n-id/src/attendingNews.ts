import { dateTime, time, zoneName } from './format.ts';

/** What is said of a ticket: the class, its schedule line by line, and the code to type. */
export interface TicketLetter {
  course: string;
  schedule: string[];
  code: string;
  /** When the session begins that is told of; ISO 8601. */
  startsAt?: string | null | undefined;
  timeZone?: string | undefined;
}

/** What happens to a ticket that its learner is told of. */
export const ticketNews = {
  issued: ({ course }: TicketLetter) => ({
    title: 'E-Tiket Terbit',
    message: `E-tiket ${course} sudah terbit. Buka sekali selagi ada sinyal supaya bisa ditunjukkan tanpa internet.`,
  }),
  rescheduled: ({ course, schedule }: TicketLetter) => ({
    title: 'Jadwal Diganti',
    message: `Jadwal ${course} sekarang ${schedule.join(', ')}. E-tiket lama tidak berlaku lagi.`,
  }),
  tomorrow: ({ course, schedule }: TicketLetter) => ({
    title: 'Kelasmu Besok',
    message: `${course}: ${schedule.join(', ')}. Siapkan e-tiketmu.`,
  }),
  today: ({ course, schedule }: TicketLetter) => ({
    title: 'Kelasmu Hari Ini',
    message: `${course}: ${schedule.join(', ')}. Jangan lupa e-tiketmu.`,
  }),
  /** Read when it may be: the hour stays true, also once it has come. */
  soon: ({ course, schedule, startsAt, timeZone }: TicketLetter) => ({
    title: 'Kelasmu Segera Dimulai',
    message: `${course}: ${schedule.join(', ')}. ${startsAt ? `Dimulai pukul ${time(startsAt, timeZone)} ${zoneName(timeZone)}.` : 'Siapkan e-tiketmu.'}`,
  }),
} as const;
export type TicketNews = keyof typeof ticketNews;

export interface WaitingLetter {
  course: string;
  schedule: string[];
  /** Until when the seat is kept; ISO 8601, null for sales that opened. */
  until: string | null;
  timeZone: string;
}

/** What somebody who waits for a seat, or follows a schedule, is told. */
export const waitingNews = {
  offered: ({ course, schedule, until: end, timeZone }: WaitingLetter) => ({
    title: 'Kursi Tersedia Untukmu',
    message: `Satu kursi ${course}, ${schedule.join(', ')}, disimpan untukmu${end ? ` sampai ${dateTime(end, timeZone)}` : ''}. Setelah itu kursi ditawarkan ke antrean berikutnya.`,
  }),
  opened: ({ course, schedule }: WaitingLetter) => ({
    title: 'Jadwal Sudah Dibuka',
    message: `Pendaftaran ${course}, ${schedule.join(', ')}, sudah dibuka.`,
  }),
  calledOff: ({ course, schedule }: WaitingLetter) => ({
    title: 'Jadwal yang Kamu Tunggu Dibatalkan',
    message: `${course}, ${schedule.join(', ')}, dibatalkan penyelenggara. Kamu tidak perlu menunggu lagi; lihat jadwal lain di halaman kursusnya.`,
  }),
  removed: ({ course, schedule }: WaitingLetter) => ({
    title: 'Kamu Dikeluarkan dari Daftar Tunggu',
    message: `Penyelenggara mengeluarkanmu dari daftar tunggu ${course}, ${schedule.join(', ')}. Jadwal lain bisa kamu lihat di halaman kursusnya.`,
  }),
} as const;
export type WaitingNews = keyof typeof waitingNews;

const OTHER_DATES = 'Lihat jadwal lain';

/** What the link of such a mail is for. */
export const WAITING_WAY = {
  offered: 'Ambil atau lepaskan kursimu',
  opened: 'Lihat jadwalnya',
  calledOff: OTHER_DATES,
  removed: OTHER_DATES,
} as const satisfies Record<WaitingNews, string>;

/** What is said of a schedule that was moved or called off. */
export interface ScheduleLetter {
  course: string;
  schedule: string[];
  /** It was paid by Prakerja, where its dates are set. */
  isPrakerja?: boolean | undefined;
  /** False where there is no money to ask back. */
  isPaid?: boolean | undefined;
}

/** To who pays by Prakerja, which sets the dates of its classes (docs/product/ticket.md#organiser). */
const AT_PRAKERJA = 'atur jadwalmu di dasbor Prakerja.';

const orMoney = (isPaid: boolean): string => (isPaid ? ' atau minta danamu kembali' : '');

/** What those booked on a schedule are told when staff move it or call it off. */
export const scheduleNews = {
  moved: ({ course, schedule, isPrakerja = false, isPaid = true }: ScheduleLetter) => ({
    title: 'Jadwal Kelas Berubah',
    message: `${course} berubah jadwal: ${schedule.join(', ')}. Tempatmu tetap ada. ${isPrakerja ? `Kalau tidak cocok, ${AT_PRAKERJA}` : `Kalau tidak cocok, pilih jadwal lain${orMoney(isPaid)} di e-tiketmu.`}`,
  }),
  cancelled: ({ course, schedule, isPrakerja = false, isPaid = true }: ScheduleLetter) => ({
    title: 'Kelas Dibatalkan',
    message: `${course} pada ${schedule.join(', ')} dibatalkan. ${isPrakerja ? `Untuk kelas penggantinya, ${AT_PRAKERJA}` : `Pilih jadwal lain tanpa biaya tambahan${isPaid ? ',' : ''}${orMoney(isPaid)} di e-tiketmu.`}`,
  }),
} as const;
export type ScheduleNews = keyof typeof scheduleNews;

/** The end of a day as clocks say it: '23.59'. */
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}.${String(minute % 60).padStart(2, '0')}`;

/** What is said of sessions that were given to a course somebody learns already. */
export interface GivenSessionsLetter {
  course: string;
  /** Sessions that are still to be attended. */
  count: number;
  /** End of the last of them; ISO 8601, null where they have no hours. */
  until: string | null;
  timeZone: string;
}

/** What a learner is told whose course takes being there from now on: what is new, and until when. */
export const givenSessionsNews = ({ course, count, until: end, timeZone }: GivenSessionsLetter) => ({
  title: 'Ada Sesi yang Perlu Dihadiri',
  message: `Untuk menyelesaikan ${course}, kamu kini perlu check-in di ${count} sesi, ${end ? `paling lambat ${dateTime(end, timeZone)}` : 'satu sesi per hari, tanpa batas akhir'}. Yang sudah kamu kerjakan tetap tercatat.`,
});

export interface CheckInLetter {
  course: string;
  endsAtMinute: number;
}

/** What somebody who pays by Prakerja is told of today's check-in. */
export const checkInNews = {
  morning: ({ course, endsAtMinute }: CheckInLetter) => ({
    title: 'Check-in Hari Ini',
    message: `Check-in sesi ${course} hari ini sebelum ${clockOf(endsAtMinute)} WIB.`,
  }),
  lastCall: ({ course, endsAtMinute }: CheckInLetter) => ({
    title: 'Check-in Hampir Ditutup',
    message: `Kamu belum check-in ${course} hari ini. Batasnya ${clockOf(endsAtMinute)} WIB.`,
  }),
} as const;
