/** Who teaches (docs/product/course.md#teacher). */
export const teacherText = {
  title: (name: string) => `${name}, pengajar`,
  students: 'peserta',
  courses: 'kursus',
  rating: 'penilaian',
  ratingOf: (stars: string, count: string) => `${stars} dari 5 bintang, ${count} penilaian`,
  about: (name: string) => `Tentang ${name}`,
  coursesOf: (name: string) => `Kursus bersama ${name}`,
  all: (count: string) => `Lihat semua ${count} kursus`,
  none: 'Belum ada kursus yang bisa diikuti di sini.',
  institutions: 'Mengajar di',
} as const;
