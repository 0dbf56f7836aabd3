import type { DemoCourse } from './shape.ts';

/** When one batch of a course meets: minutes of a meeting, its days counted from the first, the hour it begins at. */
export interface ClassPlan {
  minutes: number;
  days: readonly number[];
  fromHour?: number;
}

const FULL_DAY_MINUTES = 480;
const EVENING_MINUTES = 120;
const EVENING_HOUR = 19;
const WEEK_DAYS = 7;

/** Two mornings a week for eight weeks. */
const TWO_A_WEEK = Array.from({ length: 16 }, (_, at) => Math.floor(at / 2) * WEEK_DAYS + (at % 2) * 2);

/** Of hybrids, and of those whose text tells of other days and hours: by how their title begins. */
const WRITTEN: Readonly<Record<string, ClassPlan>> = {
  'Jaringan Komputer': { minutes: 240, days: [0] },
  'Analisis Data Penjualan': { minutes: 120, days: [0, 14, 28, 42], fromHour: EVENING_HOUR },
  'Berjualan di Lokapasar': { minutes: 180, days: [0, WEEK_DAYS], fromHour: 9 },
  'Manajemen Proyek': { minutes: 120, days: [0, 14, 28, 42], fromHour: 16 },
  'Akuntansi Dasar': { minutes: 180, days: [0, 28, 56], fromHour: 13 },
  'Kerja Tim': { minutes: 240, days: [0] },
  'Bahasa Inggris untuk Layanan': { minutes: 120, days: [0, WEEK_DAYS], fromHour: 13 },
  'Fotografi Produk': { minutes: 240, days: [0], fromHour: 8 },
  'Merawat Lansia': { minutes: 360, days: [0, 1] },
  'Tata Graha': { minutes: 420, days: [0, 1], fromHour: 8 },
  'Mengelola Homestay': { minutes: 240, days: [0], fromHour: 9 },
  'Perawatan Berkala': { minutes: 420, days: [0, 1], fromHour: 9 },
  'Membatik Tulis': { minutes: 420, days: [0, 1], fromHour: 9 },
  'Bahasa Jepang': { minutes: 120, days: TWO_A_WEEK, fromHour: 8 },
  'Strategi Media Sosial': { minutes: 120, days: [0, 2, 4], fromHour: EVENING_HOUR },
  'Ilustrasi Cat Air': { minutes: 120, days: [0, 1], fromHour: 15 },
  'Senam Ringan': { minutes: 60, days: [0, 2], fromHour: 12 },
  'Ekspor Perdana': { minutes: 150, days: [0, 1], fromHour: 13 },
};

/** Most seats of courses whose text says how many they take, by how their title begins. */
const SEATS: Readonly<Record<string, number>> = {
  'Membatik Tulis': 20,
  'Basis Data': 18,
  'Kepemimpinan untuk': 20,
};

const ofTitle = <Value>(written: Readonly<Record<string, Value>>, title: string): Value | undefined =>
  Object.entries(written).find(([begins]) => title.startsWith(begins))?.[1];

const inARow = (days: number): number[] => Array.from({ length: days }, (_, day) => day);

/**
 * When a batch of a course meets. Unless it is written, a webinar takes the evenings and a class at a place the whole
 * days that its minutes ask for. @throws Error for a hybrid of which nobody has written
 */
export function classPlanOf({ title, type, minutes }: Pick<DemoCourse, 'title' | 'type' | 'minutes'>): ClassPlan {
  const written = ofTitle(WRITTEN, title);
  if (written) return written;
  if (type === 'c') throw new Error(`Nobody has written when ${title} meets.`);
  const days =
    type === 'b' ? Math.max(2, Math.floor(minutes / EVENING_MINUTES)) : Math.ceil(minutes / FULL_DAY_MINUTES);
  return {
    minutes: minutes / days,
    days: inARow(days),
    ...(type === 'b' ? { fromHour: EVENING_HOUR } : {}),
  };
}

/** Whether its meetings are on days that do not follow each other. */
export const hasGaps = ({ days }: ClassPlan): boolean => days.at(-1)! >= days.length;

/** The most seats a batch of a course has; none where its text says nothing of it. */
export const mostSeatsOf = (title: string): number | undefined => ofTitle(SEATS, title);
