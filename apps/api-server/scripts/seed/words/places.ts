import type { ClassZone } from '@suluh/domain/time';

/** A city with its share of courses. */
export interface Place {
  city: string;
  timeZone: ClassZone;
  weight: number;
}

/** Cities of providers and schedules. */
export const places: readonly Place[] = [
  { city: 'Jakarta', timeZone: 'Asia/Jakarta', weight: 30 },
  { city: 'Bandung', timeZone: 'Asia/Jakarta', weight: 14 },
  { city: 'Surabaya', timeZone: 'Asia/Jakarta', weight: 13 },
  { city: 'Yogyakarta', timeZone: 'Asia/Jakarta', weight: 11 },
  { city: 'Semarang', timeZone: 'Asia/Jakarta', weight: 7 },
  { city: 'Medan', timeZone: 'Asia/Jakarta', weight: 7 },
  { city: 'Makassar', timeZone: 'Asia/Makassar', weight: 6 },
  { city: 'Malang', timeZone: 'Asia/Jakarta', weight: 5 },
  { city: 'Denpasar', timeZone: 'Asia/Makassar', weight: 5 },
  { city: 'Bekasi', timeZone: 'Asia/Jakarta', weight: 4 },
  { city: 'Tangerang', timeZone: 'Asia/Jakarta', weight: 4 },
  { city: 'Palembang', timeZone: 'Asia/Jakarta', weight: 3 },
  { city: 'Balikpapan', timeZone: 'Asia/Makassar', weight: 3 },
  { city: 'Surakarta', timeZone: 'Asia/Jakarta', weight: 3 },
  { city: 'Padang', timeZone: 'Asia/Jakarta', weight: 2 },
  { city: 'Manado', timeZone: 'Asia/Makassar', weight: 2 },
  { city: 'Pontianak', timeZone: 'Asia/Jakarta', weight: 2 },
  { city: 'Banjarmasin', timeZone: 'Asia/Makassar', weight: 2 },
  { city: 'Mataram', timeZone: 'Asia/Makassar', weight: 1 },
  { city: 'Ambon', timeZone: 'Asia/Jayapura', weight: 1 },
  { city: 'Jayapura', timeZone: 'Asia/Jayapura', weight: 1 },
];

/** Name of each time zone as schedules write it. */
export const zoneLabels: Readonly<Record<Place['timeZone'], string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** Kinds and names of providers: every kind with every name makes 200. */
export const providerKinds: readonly string[] = [
  'LPK',
  'Akademi',
  'Politeknik',
  'Sanggar',
  'Balai Latihan',
  'Studio',
  'Rumah Belajar',
  'Institut',
  'Pusat Pelatihan',
  'Yayasan',
];
export const providerNames: readonly string[] = [
  'Cendrawasih',
  'Mutiara Timur',
  'Bina Karsa',
  'Tunas Harapan',
  'Nusa Cendana',
  'Kartika',
  'Saraswati',
  'Merapi',
  'Arunika',
  'Bahtera',
  'Wijaya Kusuma',
  'Lentera',
  'Sinar Pagi',
  'Gema Insani',
  'Mahakam',
  'Toba Lestari',
  'Krakatau',
  'Rinjani',
  'Sriwijaya',
  'Mandala Putra',
];

export const teacherNames: readonly string[] = [
  'Ratna Wulandari',
  'Agus Setiawan',
  'Putri Maharani',
  'Hendra Gunawan',
  'Siska Amelia',
  'Dimas Prakoso',
  'Wayan Suastika',
  'Nurul Hidayah',
  'Bambang Sutrisno',
  'Ayu Kartini',
  'Rizky Ramadhan',
  'Maya Sari',
  'Yusuf Abdullah',
  'Elisabeth Tambunan',
  'Taufik Rahman',
  'Dian Anggraini',
  'Made Wirawan',
  'Rina Kusumawati',
  'Johan Siregar',
  'Laras Pertiwi',
];
