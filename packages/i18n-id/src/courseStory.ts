import * as label from './label.ts';

/** How many courses somebody has. */
export const courseCount = (courses: number): string => `${courses} kursus`;

/** What a course page tells beyond the offer: for whom, by whom, what comes after paying. */
export const courseStoryText = {
  audience: 'Untuk siapa kursus ini',
  preparations: 'Yang perlu disiapkan',
  teacher: 'Pengajar',
  portrait: (name: string) => `Potret ${name}`,
  partner: (city: string | null, courses: number) => [city, courseCount(courses)].filter(Boolean).join(' · '),
  toPartner: 'Lihat Lembaga',
  starsOf: (stars: string, count: string) => `${stars} dari ${count} ulasan`,
  /** @param name of who teaches */
  otherCourse: (name: string) => `Kursus lain dari ${name.split(' ')[0]}`,
  afterPaying: 'Setelah kamu membayar',
  afterEnrolling: 'Setelah kamu mendaftar',
  faq: label.askedOften,
} as const;

interface Step {
  title: string;
  body: string;
}

/** What follows a purchase, in three steps, by the way a course is taken. */
export const afterPayingText = {
  venue: [
    { title: 'E-tiket terbit', body: 'Kode masuk dan peta langsung ada di Kursus Saya dan di emailmu.' },
    { title: 'Datang ke kelas', body: 'Tunjukkan kode di pintu, lalu belajar bersama pengajarnya.' },
    { title: 'Sertifikat', body: 'Terbit setelah kamu lulus, dan bisa diperiksa siapa saja lewat nomornya.' },
  ],
  webinar: [
    {
      title: label.classLink,
      body: 'Jadwal dan tautan masuk tersimpan di Kursus Saya, pengingat dikirim lewat email.',
    },
    { title: 'Belajar langsung', body: 'Bertanya di tengah kelas boleh. Materinya tetap bisa dibuka sesudahnya.' },
    { title: 'Sertifikat', body: 'Terbit setelah semua sesi dan tugas selesai.' },
  ],
  self: [
    { title: 'Kelas terbuka', body: 'Semua materi langsung bisa dibuka dari ponsel atau komputer.' },
    { title: 'Belajar kapan saja', body: 'Berhenti di mana pun, lalu lanjutkan dari materi terakhir.' },
    { title: 'Sertifikat', body: 'Terbit begitu materi terakhir selesai.' },
  ],
} as const satisfies Record<string, readonly Step[]>;
