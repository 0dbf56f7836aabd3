import { voucherCourse } from './vouchers.ts';

/** What was bought at once: titles of the courses, how many days ago, and how it ended. */
export interface Purchase {
  daysAgo: number;
  titles: readonly string[];
  event: 'settled' | 'expired' | 'cancelled';
  /** What it was paid by; a way that does not matter, unless it says so. */
  productCode?: string;
}

/** What the first demo learner bought, oldest first. */
export const orders: readonly Purchase[] = [
  {
    daysAgo: 46,
    titles: ['Excel untuk Administrasi Kantor', 'Python untuk Analisis Data', 'Bahasa Inggris Percakapan Sehari-hari'],
    event: 'settled',
    productCode: 'VA_BCA',
  },
  { daysAgo: 31, titles: ['Percaya Diri Berbicara di Depan Umum'], event: 'settled' },
  { daysAgo: 20, titles: ['Perawatan Berkala Sepeda Motor Injeksi'], event: 'expired', productCode: 'VA_BRI' },
  { daysAgo: 12, titles: ['Bahasa Inggris untuk Layanan Pelanggan Hotel'], event: 'cancelled', productCode: 'GOPAY' },
  { daysAgo: 3, titles: ['Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam'], event: 'settled' },
  { daysAgo: 2, titles: [voucherCourse.title], event: 'settled' },
];

/** What the people of the other faces bought, by e-mail: one course each that can be learned to its end. */
export const ordersOfOthers: Readonly<Record<string, readonly Purchase[]>> = {
  'bagas@magang.example': [{ daysAgo: 40, titles: ['Percaya Diri Berbicara di Depan Umum'], event: 'settled' }],
  'sulastri@ukm.example': [
    { daysAgo: 4, titles: ['Menghitung Harga Pokok Produksi'], event: 'settled' },
    { daysAgo: 1, titles: [voucherCourse.title], event: 'settled' },
  ],
  'dimas@janabadra.example': [{ daysAgo: 2, titles: ['Bahasa Inggris Percakapan Sehari-hari'], event: 'settled' }],
};

/** Courses of these the first learner has finished: title, and how many days ago the certificate was given. */
export const finished = [
  { daysAgo: 24, title: 'Excel untuk Administrasi Kantor' },
  { daysAgo: 9, title: 'Percaya Diri Berbicara di Depan Umum' },
] as const;

/**
 * The course the first learner is in the middle of: so many lessons are done, the next recording was left at a second,
 * with a note.
 */
export const begun = {
  daysAgo: 1,
  title: 'Bahasa Inggris Percakapan Sehari-hari',
  doneLessons: 3,
  leftAtSeconds: 8,
  note: { atSeconds: 6, text: 'Sepatu selalu “these shoes”, karena sepasang. Coba ucapkan besok di pasar.' },
} as const;
