import type { ApplicationState, JobFilters } from '@suluh/domain/job';
import { rupiah, wholeNumber } from './numbers.ts';
import * as label from './label.ts';

/** How an application stands. */
export const applicationStateText = {
  sent: 'Terkirim, menunggu jawaban perusahaan',
  invited: 'Diundang',
  declined: 'Belum sesuai',
} as const satisfies Record<ApplicationState, string>;

/** Applying for a vacancy (docs/product/job.md#applying). */
export const applyText = {
  apply: 'Lamar Sekarang',
  title: (job: string) => `Lamar ${job}`,
  at: (company: string) => `di ${company}`,
  cv: 'CV',
  cvHelp: 'PDF, paling besar 5 MB. Hanya pengelola Suluh yang membacanya.',
  send: 'Kirim Lamaran',
  sent: 'Lamaranmu sudah dikirim. Kami kabari lewat notifikasi dan email begitu ada jawaban.',
  notPdf: 'CV harus berupa PDF.',
  again: 'Kamu sudah melamar lowongan ini.',
  mine: 'Lamaranmu',
  onDay: (day: string) => `Dikirim ${day}`,
  answer: 'Jawaban perusahaan',
  closed: 'Lowongan sudah ditutup',
} as const;

/** What an applicant is told of the decision. */
export const jobApplicationNews = (facts: {
  status: 'invited' | 'declined';
  job: string;
  company: string;
  answer: string;
}) => ({
  title: facts.status === 'invited' ? 'Lamaranmu Diterima' : 'Kabar Lamaranmu',
  message:
    facts.status === 'invited'
      ? `${facts.company} mengundangmu untuk posisi ${facts.job}. ${facts.answer}`
      : `Lamaranmu untuk ${facts.job} di ${facts.company} belum sesuai. ${facts.answer}`,
});

/** A search as it is named: 'kasir, Penuh waktu, SMA/SMK, Bandung'. */
export const searchSaid = ({ q, kind, company, education, experience, city }: JobFilters): string =>
  [q, kind, company, education, experience && jobText.withoutExperience, city].filter(Boolean).join(', ');

/** What is said of a watched search. */
export interface JobAlertLetter {
  /** What it asks for. */
  search: string;
  /** Vacancies that are new to it. */
  total: number;
}

/** What a learner is told whose search found something new. */
export const jobAlertNews = ({ search, total }: JobAlertLetter) => ({
  title: 'Lowongan Baru Untukmu',
  message: `Ada ${wholeNumber(total)} lowongan baru untuk pencarian "${search}".`,
});

/** Vacancies that are kept, and searches that are watched (docs/product/job.md#saved). */
export const savedJobText = {
  title: 'Lowongan Tersimpan',
  save: 'Simpan',
  unsave: 'Hapus dari simpanan',
  emptyTitle: 'Belum Ada Lowongan Tersimpan',
  emptyBody: 'Simpan lowongan yang menarik, lalu lamar kalau sudah siap.',
  full: 'Simpananmu sudah penuh. Hapus dulu salah satu lowongan atau pencarian.',
  alerts: 'Pencarian yang kami pantau',
  alertsLead: 'Kalau ada lowongan baru, kami kabari paling banyak sekali sehari.',
  noAlerts: 'Belum ada. Cari lowongan, lalu pilih Kabari Saya.',
  watch: 'Kabari Saya Lowongan Baru',
  unwatch: 'Berhenti memantau',
} as const;

const WITHOUT_EXPERIENCE = 'Tanpa pengalaman';

/** Job vacancies (docs/product/job.md#fields; R22). */
export const jobText = {
  title: label.jobVacancies,
  posted: (day: string) => `Tayang ${day}`,
  openings: 'Dibutuhkan',
  people: (openings: string) => `${openings} orang`,
  closes: (day: string) => `Lamaran ditutup ${day}`,
  years: (years: number | string) => (Number(years) === 0 ? WITHOUT_EXPERIENCE : `${years} Tahun`),
  salary: (from: number, to: number, currency = 'IDR') =>
    currency === 'IDR' ? `${rupiah(from)} – ${rupiah(to)}` : `${currency} ${wholeNumber(from)} – ${wholeNumber(to)}`,
  salaryHidden: 'Gaji dirahasiakan',
  perPeriod: { month: 'per bulan', year: 'per tahun', day: 'per hari', hour: 'per jam' },
  location: (city: string, country: string) => (country === '' ? city : `${city}, ${country}`),
  count: (jobs: string) => `${jobs} lowongan`,
  search: 'Cari lowongan',
  keyword: 'Jabatan atau perusahaan',
  city: 'Kota',
  anyCity: 'Semua kota',
  submit: 'Cari Lowongan',
  filters: 'Saring lowongan',
  moreFilters: 'Filter lain',
  kinds: 'Jenis pekerjaan',
  educations: 'Pendidikan',
  withoutExperience: WITHOUT_EXPERIENCE,
  matching: 'Cocok untukku',
  noneMatchingTitle: 'Belum Ada Lowongan yang Cocok',
  noneMatchingBody:
    'Kami mencari lowongan yang sebidang dengan minat dan kursusmu. Pilih minat, ikuti kursus lain, atau lihat semua lowongan.',
  courses: 'Kursus yang membuka pintunya',
  coursesLead: 'Pemberi kerja di atas paling sering meminta keterampilan ini.',
  all: 'Semua',
  kind: label.workKind,
  experience: 'Pengalaman',
  pay: 'Gaji',
  similar: 'Lowongan serupa',
  ofCompany: 'Lowongan lain',
  shared: (job: string, company: string) => `Lowongan ${job} di ${company}`,
  allCompanies: (company: string) => `${company}, tampilkan semua perusahaan`,
  reset: 'Lihat semua lowongan',
  description: 'Deskripsi pekerjaan',
  tasks: 'Yang akan kamu kerjakan',
  requirements: 'Yang kami cari',
  facilities: 'Yang kamu dapat',
  employer: 'Tentang perusahaan',
  emptyTitle: 'Lowongan Tidak Ditemukan',
  emptyBody: 'Coba kata kunci atau filter yang lain',
} as const;

/** What is said of an imported internship where a vacancy has no field for it. */
export const importedInternshipText = {
  employmentType: 'Magang',
  majors: (majors: string) => `Jurusan: ${majors}`,
  quota: (seats: number) => `Kuota: ${wholeNumber(seats)} peserta`,
  registration: (days: string) => `Pendaftaran: ${days}`,
  announcement: (day: string) => `Pengumuman: ${day}`,
  period: (days: string) => `Masa magang: ${days}`,
  address: (address: string) => `Alamat: ${address}`,
} as const;
