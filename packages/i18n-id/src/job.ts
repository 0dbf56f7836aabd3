import type { ApplyStep } from '@suluh/domain/job';
import { rupiah, wholeNumber } from './numbers.ts';
import { label } from './label.ts';

/** Button of a job by its step (R22). */
export const applyText = Object.freeze({
  apply: 'Lamar Sekarang',
  login: 'Masuk untuk melamar',
  applied: 'Sudah Dilamar',
} as const) satisfies Record<ApplyStep, string>;

/** Job vacancies (docs/product/job.md#fields; R22). */
export const jobText = Object.freeze({
  title: label.jobVacancies,
  years: (years: number | string) => (Number(years) === 0 ? 'Tanpa pengalaman' : `${years} Tahun`),
  salary: (from: number, to: number, currency = 'IDR') =>
    currency === 'IDR' ? `${rupiah(from)} – ${rupiah(to)}` : `${currency} ${wholeNumber(from)} – ${wholeNumber(to)}`,
  salaryHidden: 'Gaji dirahasiakan',
  perPeriod: Object.freeze({ month: 'per bulan', year: 'per tahun', day: 'per hari', hour: 'per jam' } as const),
  location: (city: string, country: string) => (country === '' ? city : `${city}, ${country}`),
  count: (jobs: string) => `${jobs} lowongan`,
  search: 'Cari lowongan',
  keyword: 'Posisi',
  city: 'Kota',
  reset: 'Lihat semua lowongan',
  description: 'Deskripsi pekerjaan',
  tasks: 'Yang akan kamu kerjakan',
  requirements: 'Yang kami cari',
  facilities: 'Yang kamu dapat',
  employer: 'Tentang perusahaan',
  emptyTitle: 'Lowongan Tidak Ditemukan',
  emptyBody: 'Coba kata kunci atau filter yang lain',
} as const);

/** What is said of an imported internship where a vacancy has no field for it. */
export const internshipText = Object.freeze({
  employmentType: 'Magang',
  majors: (majors: string) => `Jurusan: ${majors}`,
  quota: (seats: number) => `Kuota: ${wholeNumber(seats)} peserta`,
  registration: (days: string) => `Pendaftaran: ${days}`,
  announcement: (day: string) => `Pengumuman: ${day}`,
  period: (days: string) => `Masa magang: ${days}`,
  address: (address: string) => `Alamat: ${address}`,
} as const);
