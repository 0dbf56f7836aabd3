/** Who attends classes today, and who looks after them. */
export const attendingPeople = {
  learner: { fullname: 'Ratih Kusuma Wardhani', email: 'ratih@suluh.example', city: 'Yogyakarta' },
  organiser: { fullname: 'Petrus Wibisono', email: 'petrus@suluh.example', city: 'Jakarta' },
} as const;

/**
 * A webinar and a class at a place that run on the day the demo is filled: whole days of work, so that they are on for
 * hours whenever somebody looks. `days` of them share the minutes of the course.
 */
export const classesOfToday = [
  {
    title: 'Membuat Aplikasi Android Pertamamu',
    days: 1,
    city: null,
    venue: null,
    address: null,
    byTransit: null,
    parking: null,
    stepFree: null,
    joinUrl: 'https://rapat.suluh.example/aplikasi-android-sehari',
    bring: [],
  },
  {
    title: 'Kepemimpinan untuk Supervisor Baru',
    days: 2,
    city: 'Jakarta',
    venue: 'Gedung Sasana Kriya',
    address: 'Kompleks Taman Mini, pintu 1',
    byTransit: 'LRT sampai Stasiun TMII, 700 meter',
    parking: 'Parkir di depan gedung',
    stepFree: 'Jalur landai dari pintu timur',
    joinUrl: null,
    bring: ['KTP atau kartu pelajar', 'Alat tulis'],
  },
] as const;
