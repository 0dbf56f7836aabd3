/** Who learns by Prakerja. */
export const prakerjaLearner = { fullname: 'Wahyu Setiawan', email: 'wahyu@suluh.example', city: 'Surabaya' } as const;

/** A course learned alone: how many sessions it has, when it was paid for, and when the first of them was verified. */
export const prakerjaCourse = {
  title: 'Usaha Katering Rumahan',
  sessions: 3,
  boughtDaysAgo: 2,
  checkedInDaysAgo: 1,
} as const;

/** A webinar of three evenings or mornings: yesterday's was attended, today's is on, tomorrow's is to come. */
export const prakerjaWebinar = {
  title: 'Lolos Wawancara Kerja',
  batch: 'Prakerja',
  joinUrl: 'https://rapat.suluh.example/lolos-wawancara-kerja-prakerja',
  boughtDaysAgo: 3,
  sessionDaysAgo: [1, 0, -1],
  hours: 10,
} as const;
