import { label } from './label.ts';

/** Internship programme (/internship-ddb). */
export const internshipText = Object.freeze({
  name: 'Magang',
  nav: Object.freeze({ home: 'Beranda', about: 'Tentang', howToLearn: 'Cara Belajar', course: 'Kursus' } as const),
  heroTitle: 'Belajar sambil magang',
  heroBody: 'Kursus wajib selama 6 sampai 12 bulan masa kerja, lengkap dengan sertifikatnya.',
  findCourse: label.enrolCourse,
  mandatory: 'Kursus wajib',
  mandatoryProgress: (done: number, total: number) => `${done} dari ${total} kursus wajib selesai`,
  period: (months: number) => `Masa kerja ${months} bulan`,
  partnership: 'Mitra magang',
} as const);

/** Small-business line (/myindibiz and /ukm). */
export const ukmText = Object.freeze({
  name: 'UKM',
  nav: Object.freeze({ home: 'Beranda', course: 'Kursus', collection: label.courseCollections } as const),
  heroTitle: 'Naik kelas bareng usahamu',
  heroBody: 'Kursus singkat soal keuangan, pemasaran, dan produksi untuk usaha kecil.',
  findCourse: label.findCourse,
} as const);

/** Partner programmes (/program/{slug}, and white-label without the prefix). */
export const programText = Object.freeze({
  heroTitle: (partner: string) => `Belajar bersama ${partner}`,
  heroBody: (partner: string) => `Program pelatihan pilihan bersama ${partner}.`,
  findCourse: label.findCourse,
  allRoles: 'Semua',
  upcoming: 'Segera Hadir',
  roles: 'Pilih peran',
  stages: 'Tahapan program',
  login: 'Masuk',
  register: 'Daftar',
} as const);
