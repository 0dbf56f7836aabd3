/** Where classes at a place are held, by city, and how one gets there. */
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

export const VENUES: Readonly<Record<string, Venue>> = {
  Ambon: venue(
    'Rumah Selam Latuhalat',
    'Jl. Latuhalat 14',
    'Angkot jurusan Latuhalat dari Terminal Mardika, 40 menit',
    IN_YARD,
    null,
  ),
  Balikpapan: venue(
    'Balai Latih Klandasan',
    'Jl. Jenderal Sudirman 47',
    'Angkot 6, turun di Pasar Klandasan, 200 meter',
    IN_YARD,
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
    'Bengkel Latih Batu Aji',
    'Jl. Letjen Suprapto 8',
    'Trans Batam koridor 1, turun di Simpang Batu Aji, 350 meter',
    IN_YARD,
    RAMP,
  ),
  Jayapura: venue(
    'Balai Belajar Abepura',
    'Jl. Raya Abepura 31',
    'Angkot dari Terminal Entrop, turun di Lingkaran Abepura, 150 meter',
    IN_YARD,
    RAMP,
  ),
  Kupang: venue('Aula Oebobo', 'Jl. El Tari 19', 'Bemo jurusan Oebobo dari Terminal Kupang', IN_YARD, RAMP),
  Mataram: venue(
    'Gedung Cakranegara',
    'Jl. Pejanggik 62',
    'Bemo kuning jurusan Ampenan ke Cakranegara',
    'Parkir di halaman belakang, masuk dari gang timur',
    null,
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
    'Bengkel Latih Kota Baru',
    'Jl. Sultan Abdurrahman 16',
    'Angkot jurusan Kota Baru dari Terminal Kapuas Indah',
    IN_YARD,
    null,
  ),
  Bandung: venue(
    'Gedung Kreatif Braga',
    'Jl. Braga 12',
    'Trans Metro Pasundan, turun di Asia Afrika, 400 meter',
    'Parkir di gedung sebelah, bayar per jam',
    RAMP,
  ),
  Bekasi: venue(
    'Bengkel Vokasi Mandala',
    'Jl. Mandala Raya 5',
    'KRL sampai Stasiun Bekasi, lalu angkot 05',
    IN_YARD,
    RAMP,
  ),
  Cirebon: venue('Galeri Trusmi Lama', 'Jl. Trusmi Kulon 88', 'Angkot GP dari Terminal Harjamukti', IN_YARD, null),
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
  Malang: venue(
    'Rumah Bahasa Ijen',
    'Jl. Besar Ijen 33',
    'Angkot AL dari Stasiun Malang',
    'Parkir di tepi jalan',
    null,
  ),
  Manado: venue('Pusat Selam Bunaken', 'Jl. Pantai Molas 7', 'Mikrolet jurusan Molas', IN_YARD, null),
  Medan: venue(
    'Gedung Wicara Polonia',
    'Jl. Imam Bonjol 18',
    'Trans Metro Deli K1, turun di Polonia, 500 meter',
    IN_YARD,
    RAMP,
  ),
  Pekalongan: venue('Rumah Batik Pesisir', 'Jl. Jetayu 3', 'Angkot dari Stasiun Pekalongan, 10 menit', IN_YARD, RAMP),
  Semarang: venue(
    'Dapur Latih Simongan',
    'Jl. Simongan 64',
    'Trans Semarang koridor 3, turun di Sam Poo Kong',
    IN_YARD,
    null,
  ),
  Surabaya: venue(
    'Gedung Niaga Darmo',
    'Jl. Raya Darmo 55',
    'Suroboyo Bus, turun di Taman Bungkul, 300 meter',
    'Parkir bawah tanah, masuk dari Jl. Bengawan',
    'Lift dari lantai parkir',
  ),
  Yogyakarta: venue(
    'Sanggar Canting Ayu, Imogiri',
    'Jl. Makam Raja 21',
    'Trans Jogja 2B, turun di Terminal Imogiri, 600 meter',
    'Parkir di halaman sanggar, datang sebelum 08.45',
    'Jalur landai dari pintu timur',
  ),
};
