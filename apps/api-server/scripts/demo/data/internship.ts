/** The internship of the demo: who is in it since when, what is mandatory, and a code that makes more accounts. */
export const internship = {
  email: 'bagas@magang.example',
  startedDaysAgo: 75,
  months: 9,
  place: {
    host: 'Balai Tenun Nusantara',
    division: 'Divisi Toko Online',
    mentorName: 'Lestari Puspita',
    mentorEmail: 'lestari@balaitenun.example',
  },
  /** Month of the period by whose end each mandatory course is to be finished. */
  dueMonths: [3, 5],
  mandatory: ['Percaya Diri Berbicara di Depan Umum', 'Keamanan Digital untuk Semua'],
  /** Lessons of the first mandatory course done so many days ago: in a month that is over. */
  learned: { daysAgo: 35, lessons: 2 },
  invitation: { code: 'MAGN24XKDDB7', places: 100, months: 6 },
} as const;
