/** Who attends classes today, and who looks after them. */
export const attendingPeople = {
  learner: { fullname: 'Ratih Kusuma Wardhani', email: 'ratih@suluh.example', city: 'Yogyakarta' },
  organiser: { fullname: 'Petrus Wibisono', email: 'petrus@suluh.example', city: 'Jakarta' },
} as const;

/** A webinar and a class at a place that run on the day the demo is filled. */
export const classesOfToday = [
  {
    title: 'Lolos Wawancara Kerja',
    city: null,
    venue: null,
    address: null,
    byTransit: null,
    parking: null,
    stepFree: null,
    joinUrl: 'https://rapat.suluh.example/lolos-wawancara-kerja',
    bring: [],
  },
  {
    title: 'Kepemimpinan untuk Supervisor Baru',
    city: 'Jakarta',
    venue: 'Gedung Sasana Kriya',
    address: 'Kompleks Taman Mini, pintu 1',
    byTransit: 'LRT sampai Stasiun TMII, 700 meter',
    parking: 'Parkir di depan gedung, datang sebelum 08.30',
    stepFree: 'Jalur landai dari pintu timur',
    joinUrl: null,
    bring: ['KTP atau kartu pelajar', 'Alat tulis'],
  },
] as const;
