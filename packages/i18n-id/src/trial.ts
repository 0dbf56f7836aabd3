/** A lesson that opens before its course is bought (docs/product/course.md#trial). */
export const trialText = {
  mark: 'Coba gratis',
  markOf: (title: string) => `Coba gratis: ${title}`,
  lead: (course: string) => `Materi percobaan dari kursus ${course}.`,
  after: 'Setelah materi ini',
  /** What follows in the course. */
  next: (title: string, lessons: number) =>
    `Materi berikutnya: ${title}. Ada ${lessons} materi seluruhnya di kursus ini.`,
  opensAt: (day: string) => `Bisa dicoba mulai ${day}.`,
  last: (lessons: number) => `Ada ${lessons} materi seluruhnya di kursus ini.`,
  tryNext: 'Coba materi berikutnya',
  toCourse: 'Lihat kursusnya',
} as const;
