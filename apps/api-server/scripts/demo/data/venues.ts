import type { DemoCourse } from './shape.ts';

/** A place where classes are held, and how one gets there. */
export interface Venue {
  venue: string;
  address: string;
  byTransit: string;
  parking: string;
  stepFree: string | null;
}

const venue = (name: string, address: string, byTransit: string, parking: string, stepFree: string | null): Venue => ({
  venue: name,
  address,
  byTransit,
  parking,
  stepFree,
});

const IN_YARD = 'Parkir motor dan mobil di halaman depan';
const RAMP = 'Jalur landai dari pintu utama';

/** What a class is practised in: a hall with tables unless its trade asks for more. */
export type Trade = 'hall' | 'kitchen' | 'craft' | 'workshop' | 'hotel' | 'sea' | 'village';

/** Courses of another trade than their category has, by how their title begins. */
const TRADE_OF_TITLE: Readonly<Record<string, Trade>> = {
  'Merakit dan Merawat Komputer': 'workshop',
  'Membatik Tulis': 'craft',
  'Menjahit Busana': 'craft',
  'Tata Graha': 'hotel',
  'Penyaji Makanan': 'hotel',
  'Mengelola Homestay': 'village',
};

const TRADE_OF_CATEGORY: Readonly<Record<string, Trade>> = {
  'kuliner-perhotelan': 'kitchen',
  'teknik-otomotif': 'workshop',
  'pariwisata-bahari': 'sea',
};

/** Where classes of a trade are held, by city. */
const VENUES: Readonly<Record<Trade, Readonly<Record<string, Venue>>>> = {
  hall: {
    Balikpapan: venue(
      'Balai Latih Klandasan',
      'Jl. Jenderal Sudirman 47',
      'Angkot 6, turun di Pasar Klandasan, 200 meter',
      IN_YARD,
      RAMP,
    ),
    Bandung: venue(
      'Gedung Kreatif Braga',
      'Jl. Braga 12',
      'Trans Metro Pasundan, turun di Asia Afrika, 400 meter',
      'Parkir di gedung sebelah, bayar per jam',
      RAMP,
    ),
    Banjarmasin: venue(
      'Rumah Niaga Antasari',
      'Jl. Pangeran Antasari 26',
      'Trans Banjarbakula, turun di Sentra Antasari, 250 meter',
      'Parkir motor di samping rumah, mobil di Sentra Antasari',
      null,
    ),
    Batam: venue(
      'Balai Latih Batam Centre',
      'Jl. Engku Putri 11',
      'Trans Batam koridor 2, turun di Batam Centre, 400 meter',
      IN_YARD,
      RAMP,
    ),
    Denpasar: venue(
      'Balai Pelatihan Renon',
      'Jl. Puputan 21',
      'Trans Metro Dewata K2, turun di Renon, 300 meter',
      IN_YARD,
      RAMP,
    ),
    Jakarta: venue(
      'Balai Belajar Menteng',
      'Jl. Cut Nyak Dien 9',
      'KRL sampai Stasiun Gondangdia, 600 meter',
      'Tempat parkir sedikit, sebaiknya naik angkutan umum',
      'Lift dari lobi samping',
    ),
    Jayapura: venue(
      'Balai Belajar Abepura',
      'Jl. Raya Abepura 31',
      'Angkot dari Terminal Entrop, turun di Lingkaran Abepura, 150 meter',
      IN_YARD,
      RAMP,
    ),
    Makassar: venue(
      'Balai Latih Panakkukang',
      'Jl. Boulevard 15',
      'Trans Mamminasata koridor 1, turun di Panakkukang, 250 meter',
      IN_YARD,
      RAMP,
    ),
    Malang: venue(
      'Rumah Bahasa Ijen',
      'Jl. Besar Ijen 33',
      'Angkot AL dari Stasiun Malang',
      'Parkir di tepi jalan',
      null,
    ),
    Mataram: venue(
      'Gedung Cakranegara',
      'Jl. Pejanggik 62',
      'Bemo kuning jurusan Ampenan ke Cakranegara',
      'Parkir di halaman belakang, masuk dari gang timur',
      null,
    ),
    Medan: venue(
      'Gedung Wicara Polonia',
      'Jl. Imam Bonjol 18',
      'Trans Metro Deli K1, turun di Polonia, 500 meter',
      IN_YARD,
      RAMP,
    ),
    Padang: venue(
      'Balai Latih Khatib Sulaiman',
      'Jl. Khatib Sulaiman 54',
      'Trans Padang koridor 1, turun di GOR Haji Agus Salim, 400 meter',
      IN_YARD,
      RAMP,
    ),
    Palembang: venue(
      'Gedung Latih Demang',
      'Jl. Demang Lebar Daun 27',
      'LRT sampai Stasiun Demang, 300 meter',
      'Parkir di basemen, gratis dengan bukti kelas',
      'Lift dari basemen',
    ),
    Pontianak: venue(
      'Balai Belajar Kapuas',
      'Jl. Tanjungpura 52',
      'Angkot dari Terminal Kapuas Indah, turun di Jl. Tanjungpura',
      IN_YARD,
      RAMP,
    ),
    Semarang: venue(
      'Balai Latih Pandanaran',
      'Jl. Pandanaran 118',
      'Trans Semarang koridor 1, turun di Simpang Lima, 350 meter',
      IN_YARD,
      RAMP,
    ),
    Surabaya: venue(
      'Gedung Niaga Darmo',
      'Jl. Raya Darmo 55',
      'Suroboyo Bus, turun di Taman Bungkul, 300 meter',
      'Parkir bawah tanah, masuk dari Jl. Bengawan',
      'Lift dari lantai parkir',
    ),
    Yogyakarta: venue(
      'Balai Latih Baciro',
      'Jl. Gayam 24',
      'Trans Jogja 1A, turun di Stadion Mandala Krida, 300 meter',
      IN_YARD,
      RAMP,
    ),
  },
  kitchen: {
    Bandung: venue(
      'Dapur Latih Cihapit',
      'Jl. Cihapit 19',
      'Trans Metro Pasundan, turun di Jl. Riau, 300 meter',
      IN_YARD,
      RAMP,
    ),
    Denpasar: venue(
      'Dapur Latih Renon',
      'Jl. Tukad Batanghari 17',
      'Trans Metro Dewata K2, turun di Renon, 500 meter',
      IN_YARD,
      RAMP,
    ),
    Jakarta: venue(
      'Dapur Latih Tebet',
      'Jl. Tebet Timur Dalam 40',
      'KRL sampai Stasiun Tebet, 700 meter',
      'Tempat parkir sedikit, sebaiknya naik angkutan umum',
      RAMP,
    ),
    Semarang: venue(
      'Dapur Latih Simongan',
      'Jl. Simongan 64',
      'Trans Semarang koridor 3, turun di Sam Poo Kong',
      IN_YARD,
      null,
    ),
    Yogyakarta: venue(
      'Dapur Latih Kotagede',
      'Jl. Kemasan 30',
      'Trans Jogja 3A, turun di Tegalgendu, 500 meter',
      IN_YARD,
      null,
    ),
  },
  craft: {
    Bandung: venue(
      'Sanggar Jahit Cigondewah',
      'Jl. Cigondewah 61',
      'Angkot Cigondewah dari Stasiun Bandung',
      'Parkir motor di depan sanggar',
      null,
    ),
    Cirebon: venue('Galeri Trusmi Lama', 'Jl. Trusmi Kulon 88', 'Angkot GP dari Terminal Harjamukti', IN_YARD, null),
    Palembang: venue(
      'Sanggar Busana Ilir Barat',
      'Jl. Ratna 18',
      'LRT sampai Stasiun Bumi Sriwijaya, 600 meter',
      IN_YARD,
      RAMP,
    ),
    Pekalongan: venue('Rumah Batik Pesisir', 'Jl. Jetayu 3', 'Angkot dari Stasiun Pekalongan, 10 menit', IN_YARD, RAMP),
    Surabaya: venue(
      'Sanggar Jahit Tambaksari',
      'Jl. Kapas Krampung 45',
      'Suroboyo Bus, turun di Kapas Krampung, 200 meter',
      IN_YARD,
      RAMP,
    ),
    Yogyakarta: venue(
      'Sanggar Canting Ayu, Imogiri',
      'Jl. Makam Raja 21',
      'Trans Jogja 2B, turun di Terminal Imogiri, 600 meter',
      'Parkir di halaman sanggar, datang sebelum 08.45',
      'Jalur landai dari pintu timur',
    ),
  },
  workshop: {
    Balikpapan: venue(
      'Bengkel Latih Batu Ampar',
      'Jl. Soekarno Hatta km 4',
      'Angkot 3, turun di Batu Ampar, 150 meter',
      IN_YARD,
      RAMP,
    ),
    Bandung: venue(
      'Bengkel Latih Kiaracondong',
      'Jl. Ibrahim Adjie 205',
      'KRD sampai Stasiun Kiaracondong, 400 meter',
      IN_YARD,
      RAMP,
    ),
    Batam: venue(
      'Bengkel Latih Batu Aji',
      'Jl. Letjen Suprapto 8',
      'Trans Batam koridor 1, turun di Simpang Batu Aji, 350 meter',
      IN_YARD,
      RAMP,
    ),
    Bekasi: venue(
      'Bengkel Vokasi Mandala',
      'Jl. Mandala Raya 5',
      'KRL sampai Stasiun Bekasi, lalu angkot 05',
      IN_YARD,
      RAMP,
    ),
    Denpasar: venue(
      'Bengkel Latih Gatot Subroto',
      'Jl. Gatot Subroto Barat 94',
      'Trans Metro Dewata K1, turun di Ubung, 600 meter',
      IN_YARD,
      RAMP,
    ),
    Jakarta: venue(
      'Bengkel Latih Pulogadung',
      'Jl. Rawa Gelam 7',
      'Transjakarta koridor 4, turun di Pulogadung, 500 meter',
      IN_YARD,
      RAMP,
    ),
    Jayapura: venue(
      'Bengkel Latih Kotaraja',
      'Jl. Raya Kotaraja 9',
      'Angkot dari Terminal Entrop, turun di Kotaraja',
      IN_YARD,
      RAMP,
    ),
    Kupang: venue(
      'Bengkel Latih Oesapa',
      'Jl. Timor Raya 88',
      'Bemo jurusan Oesapa dari Terminal Kupang',
      IN_YARD,
      RAMP,
    ),
    Makassar: venue(
      'Bengkel Latih Daya',
      'Jl. Kapasa Raya 12',
      'Trans Mamminasata koridor 2, turun di Terminal Daya, 500 meter',
      IN_YARD,
      RAMP,
    ),
    Padang: venue(
      'Bengkel Latih Lubuk Begalung',
      'Jl. Raya Lubuk Begalung 36',
      'Angkot jurusan Indarung, turun di depan bengkel',
      IN_YARD,
      RAMP,
    ),
    Pontianak: venue(
      'Bengkel Latih Kota Baru',
      'Jl. Sultan Abdurrahman 16',
      'Angkot jurusan Kota Baru dari Terminal Kapuas Indah',
      IN_YARD,
      null,
    ),
    Semarang: venue(
      'Bengkel Latih Kaligawe',
      'Jl. Kaligawe 71',
      'Trans Semarang koridor 2, turun di Genuk, 300 meter',
      IN_YARD,
      RAMP,
    ),
    Surabaya: venue(
      'Bengkel Latih Rungkut',
      'Jl. Rungkut Industri 23',
      'Suroboyo Bus, turun di Rungkut Industri, 450 meter',
      IN_YARD,
      RAMP,
    ),
  },
  hotel: {
    Denpasar: venue(
      'Hotel Latih Karya Mandiri, Renon',
      'Jl. Cok Agung Tresna 58',
      'Trans Metro Dewata K2, turun di Renon, 450 meter',
      IN_YARD,
      RAMP,
    ),
    Jakarta: venue(
      'Hotel Latih Cikini',
      'Jl. Cikini Raya 66',
      'KRL sampai Stasiun Cikini, 300 meter',
      'Parkir di basemen, gratis dengan bukti kelas',
      'Lift dari lobi samping',
    ),
    Kupang: venue('Hotel Latih Oebobo', 'Jl. El Tari 19', 'Bemo jurusan Oebobo dari Terminal Kupang', IN_YARD, RAMP),
    Makassar: venue(
      'Hotel Latih Losari',
      'Jl. Penghibur 29',
      'Trans Mamminasata koridor 1, turun di Losari, 200 meter',
      IN_YARD,
      RAMP,
    ),
    Yogyakarta: venue(
      'Hotel Latih Timoho',
      'Jl. Ipda Tut Harsono 27',
      'Trans Jogja 2A, turun di Balai Kota, 350 meter',
      IN_YARD,
      RAMP,
    ),
  },
  sea: {
    Ambon: venue(
      'Rumah Selam Latuhalat',
      'Jl. Latuhalat 14',
      'Angkot jurusan Latuhalat dari Terminal Mardika, 40 menit',
      IN_YARD,
      null,
    ),
    Denpasar: venue(
      'Rumah Selam Sanur',
      'Jl. Danau Tamblingan 83',
      'Trans Metro Dewata K3, turun di Sanur, 500 meter',
      IN_YARD,
      null,
    ),
    'Labuan Bajo': venue(
      'Dermaga Latih Politeknik Samudra',
      'Jl. Soekarno Hatta 40',
      'Ojek dari pusat kota, 10 menit',
      IN_YARD,
      null,
    ),
    Makassar: venue(
      'Kampus Politeknik Samudra',
      'Jl. Perintis Kemerdekaan 10',
      'Trans Mamminasata koridor 2, turun di depan kampus',
      'Parkir di sisi timur kampus',
      RAMP,
    ),
    Manado: venue('Pusat Selam Bunaken', 'Jl. Pantai Molas 7', 'Mikrolet jurusan Molas', IN_YARD, null),
    Surabaya: venue(
      'Balai Latih Pelaut Tanjung Perak',
      'Jl. Prapat Kurung 14',
      'Suroboyo Bus, turun di Tanjung Perak, 400 meter',
      IN_YARD,
      RAMP,
    ),
  },
  village: {
    Yogyakarta: venue(
      'Rumah Tamu Desa Kembang, Nanggulan',
      'Jl. Nanggulan Mendut km 3',
      'Bus kecil jurusan Nanggulan dari Terminal Jombor',
      'Parkir motor dan mobil di balai desa',
      null,
    ),
  },
};

/** The trade of a course. */
export const tradeOf = ({ title, category }: Pick<DemoCourse, 'title' | 'category'>): Trade =>
  Object.entries(TRADE_OF_TITLE).find(([begins]) => title.startsWith(begins))?.[1] ??
  TRADE_OF_CATEGORY[category] ??
  'hall';

/** Where a class of a course is held in a city. @throws Error where nobody has written of such a place */
export function venueOf(city: string, course: Pick<DemoCourse, 'title' | 'category'>): Venue {
  const found = VENUES[tradeOf(course)][city];
  if (!found) throw new Error(`No ${tradeOf(course)} is written for ${course.title} in ${city}.`);
  return found;
}
