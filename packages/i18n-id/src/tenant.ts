import * as label from './label.ts';

/** Internship programme (/internship-ddb). */
export const internshipText = {
  name: 'Magang',
  nav: { home: 'Beranda', about: 'Tentang', howToLearn: 'Cara Belajar', course: 'Kursus' },
  heroTitle: 'Belajar sambil magang',
  heroBody: 'Kursus wajib selama 6 sampai 12 bulan masa kerja, lengkap dengan sertifikatnya.',
  findCourse: label.enrolCourse,
  mandatory: label.mandatoryCourse,
  mandatoryProgress: (done: number, total: number) => `${done} dari ${total} kursus wajib selesai`,
  period: (months: number) => `Masa kerja ${months} bulan`,
  partnership: 'Mitra magang',
  aboutTitle: 'Tentang program magang',
  about: [
    {
      title: 'Belajar di tempat kerja',
      text: 'Kamu bekerja sambil menyelesaikan kursus wajib yang sesuai dengan tugasmu.',
    },
    { title: 'Enam sampai dua belas bulan', text: 'Kursus wajib diselesaikan selama masa kerja 6 sampai 12 bulan.' },
    { title: 'Bersertifikat', text: 'Setiap kursus yang selesai memberimu sertifikat untuk langkah berikutnya.' },
  ],
  howToLearnTitle: 'Cara belajar',
  howToLearn: [
    { title: 'Masuk', text: 'Pakai akun yang diberikan program magangmu.' },
    { title: 'Ambil kursus', text: 'Pilih kursus wajib, lalu tekan Daftar Kursus.' },
    { title: 'Belajar', text: 'Kerjakan di waktu luang, dari ponsel atau komputer.' },
    { title: 'Unduh sertifikat', text: 'Selesaikan semua bagian, lalu unduh sertifikatmu.' },
  ],
} as const;

/** Small-business line (/myindibiz and /ukm). */
export const ukmText = {
  name: 'UKM',
  nav: { home: 'Beranda', course: 'Kursus', collection: label.courseCollections },
  heroTitle: 'Naik kelas bareng usahamu',
  heroBody: 'Kursus singkat soal keuangan, pemasaran, dan produksi untuk usaha kecil.',
  aboutTitle: 'Untuk usaha kecil',
  about: [
    { title: 'Singkat', text: 'Sebagian besar kursus selesai dalam satu akhir pekan.' },
    { title: 'Langsung dipakai', text: 'Lembar kerja dan contohnya dari usaha seperti usahamu.' },
    { title: 'Didampingi', text: 'Pengajar menjawab pertanyaanmu selama kursus berjalan.' },
  ],
  findCourse: label.findCourse,
} as const;

/** Partner programmes (/program/{slug}, and white-label without the prefix). */
export const programText = {
  heroTitle: (partner: string) => `Belajar bersama ${partner}`,
  heroBody: (partner: string) => `Program pelatihan pilihan bersama ${partner}.`,
  findCourse: label.findCourse,
  allRoles: 'Semua',
  upcoming: label.comingSoon,
  roles: 'Pilih peran',
  noneHere: 'Belum ada kursus di pilihan ini. Pilih yang lain, ya.',
  login: 'Masuk',
  register: 'Daftar',
} as const;

/** What a line greets with and says of itself, by a tenant's copy; the main site and partners have words of their own. */
export const lineText = { internship: internshipText, smallBusiness: ukmText } as const;

/** Label beside the word mark, by a tenant's copy. */
export const lineName = {
  main: null,
  internship: internshipText.name,
  smallBusiness: ukmText.name,
  program: null,
} as const;

/** Name of a tenant's site as a person would say it: 'Suluh', 'Suluh UKM', a partner's own. */
export const siteName = ({ productName, copy }: { productName: string; copy: keyof typeof lineName }): string =>
  [productName, lineName[copy]].filter(Boolean).join(' ');
