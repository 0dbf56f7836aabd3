/** What the first demo learner bought, oldest first: titles of the courses, how many days ago, and how it ended. */
export const orders = [
  {
    daysAgo: 46,
    titles: ['Excel untuk Administrasi Kantor', 'Python untuk Analisis Data', 'Bahasa Inggris Percakapan Sehari-hari'],
    event: 'settled',
  },
  { daysAgo: 31, titles: ['Percaya Diri Berbicara di Depan Umum'], event: 'settled' },
  { daysAgo: 20, titles: ['Perawatan Berkala Sepeda Motor Injeksi'], event: 'expired' },
  { daysAgo: 12, titles: ['Bahasa Inggris untuk Layanan Pelanggan Hotel'], event: 'cancelled' },
  { daysAgo: 3, titles: ['Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam'], event: 'settled' },
] as const;

/** Courses of these the learner has finished: title, and how many days ago the certificate was given. */
export const finished = [
  { daysAgo: 24, title: 'Excel untuk Administrasi Kantor' },
  { daysAgo: 9, title: 'Percaya Diri Berbicara di Depan Umum' },
] as const;
