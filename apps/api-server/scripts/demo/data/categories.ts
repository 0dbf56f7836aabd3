import { coverOf, type DemoArt } from './art.ts';

interface DemoCategory {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** Words its courses are looked for by; each finds one at least. */
  topics: readonly string[];
  picture: DemoArt;
}

/** The twelve categories of the catalogue and Prakerja, whose id is fixed (docs/product/overview.md). */
export const categories: readonly DemoCategory[] = [
  {
    id: 1,
    slug: 'teknologi-informasi',
    name: 'Teknologi Informasi',
    description:
      'Membuat situs, aplikasi, dan jaringan yang jalan: dari HTML pertama sampai server yang dijaga sendiri.',
    topics: ['Pemrograman', 'Jaringan', 'Komputer', 'Keamanan', 'Android', 'Linux'],
    picture: coverOf('teknologi-informasi', 'kawung', ['laptop-kode', 'jaringan', 'server'], 'nila'),
  },
  {
    id: 2,
    slug: 'data-analitik',
    name: 'Data & Analitik',
    description:
      'Membaca angka supaya keputusan tidak ditebak: Excel, SQL, dasbor, dan statistika yang dipakai di kantor.',
    topics: ['Excel', 'Python', 'SQL', 'Statistika', 'Dasbor'],
    picture: coverOf('data-analitik', 'nitik', ['dasbor', 'lembar-sebar', 'kaca-pembesar'], 'nila'),
  },
  {
    id: 3,
    slug: 'bisnis-manajemen',
    name: 'Bisnis & Manajemen',
    description:
      'Menyusun rencana, memimpin orang, dan menjaga toko tetap hidup, untuk usaha yang baru buka maupun yang mau naik kelas.',
    topics: ['Rencana bisnis', 'Ekspor', 'Legalitas', 'Kepemimpinan', 'Proyek', 'Toko'],
    picture: coverOf('bisnis-manajemen', 'parang', ['papan-rencana', 'toko', 'kalkulator'], 'soga'),
  },
  {
    id: 4,
    slug: 'pemasaran-digital',
    name: 'Pemasaran Digital',
    description:
      'Menjual lewat ponsel tanpa buang uang iklan: media sosial, lokapasar, pencarian, dan siaran langsung.',
    topics: ['Media sosial', 'Iklan', 'WhatsApp', 'Lokapasar', 'SEO', 'Siaran langsung'],
    picture: coverOf('pemasaran-digital', 'mega-mendung', ['ponsel-toko', 'megafon', 'suka'], 'mengkudu'),
  },
  {
    id: 5,
    slug: 'keuangan-akuntansi',
    name: 'Keuangan & Akuntansi',
    description:
      'Pembukuan, pajak, harga pokok, dan tabungan, dengan contoh nota dan laporan yang bisa langsung ditiru.',
    topics: ['Akuntansi', 'Pajak', 'Laporan keuangan', 'Kasir', 'Investasi'],
    picture: coverOf('keuangan-akuntansi', 'slobog', ['buku-kas', 'koin', 'kalkulator'], 'daun'),
  },
  {
    id: 6,
    slug: 'pengembangan-diri',
    name: 'Pengembangan Diri',
    description: 'Berani bicara, lolos wawancara, mengatur waktu, dan tetap tenang saat pekerjaan menumpuk.',
    topics: ['Wawancara', 'CV', 'Berbicara', 'Waktu', 'Kerja tim'],
    picture: coverOf('pengembangan-diri', 'truntum', ['mikrofon', 'cv', 'kursi-wawancara'], 'soga'),
  },
  {
    id: 7,
    slug: 'desain-kreatif',
    name: 'Desain & Kreatif',
    description:
      'Tangan dan mata yang terlatih: membatik, menjahit, memotret, menyunting video, dan mendesain kemasan.',
    topics: ['Batik', 'Menjahit', 'Fotografi', 'Video', 'Ilustrasi', 'Desain grafis'],
    picture: coverOf('desain-kreatif', 'jlamprang', ['canting', 'palet', 'kamera'], 'mengkudu'),
  },
  {
    id: 8,
    slug: 'bahasa-komunikasi',
    name: 'Bahasa & Komunikasi',
    description:
      'Percakapan untuk bekerja dan merantau: Inggris, Jepang, Mandarin, bahasa isyarat, dan surat yang enak dibaca.',
    topics: ['Inggris', 'Jepang', 'Mandarin', 'Bahasa isyarat', 'Penerjemah', 'Laporan'],
    picture: coverOf('bahasa-komunikasi', 'udan-liris', ['kamus', 'obrolan', 'torii'], 'nila'),
  },
  {
    id: 9,
    slug: 'kesehatan',
    name: 'Kesehatan',
    description: 'Merawat orang dengan benar: pertolongan pertama, lansia, gizi anak, pijat, dan keselamatan kerja.',
    topics: ['Pertolongan pertama', 'Lansia', 'Gizi', 'Pijat', 'Apotek', 'Keselamatan kerja'],
    picture: coverOf('kesehatan', 'gringsing', ['stetoskop', 'p3k', 'obat'], 'daun'),
  },
  {
    id: 10,
    slug: 'kuliner-perhotelan',
    name: 'Kuliner & Perhotelan',
    description: 'Dapur dan meja tamu: kue, sambal, roti, kopi, katering, sampai menata kamar hotel.',
    topics: ['Kue', 'Kopi', 'Roti', 'Sambal', 'Katering', 'Hotel'],
    picture: coverOf('kuliner-perhotelan', 'ceplok', ['klepon', 'kopi', 'saji'], 'soga'),
  },
  {
    id: 11,
    slug: 'teknik-otomotif',
    name: 'Teknik & Otomotif',
    description: 'Memperbaiki dan membangun: motor, las, listrik rumah, AC, gambar teknik, dan panel surya.',
    topics: ['Motor', 'Las', 'Listrik', 'AC', 'CAD', 'Panel surya'],
    picture: coverOf('teknik-otomotif', 'tumpal', ['motor', 'topeng-las', 'lampu'], 'mengkudu'),
  },
  {
    id: 12,
    slug: 'pariwisata-bahari',
    name: 'Pariwisata & Bahari',
    description: 'Membawa tamu pulang dengan cerita: pemandu, selam, perahu, homestay, dan desa wisata.',
    topics: ['Pemandu', 'Selam', 'Homestay', 'Pelaut', 'Rumput laut'],
    picture: coverOf('pariwisata-bahari', 'tirta-teja', ['perahu', 'masker-selam', 'peta'], 'nila'),
  },
  {
    id: 78,
    slug: 'prakerja',
    name: 'Prakerja',
    description:
      'Kursus yang bisa dibayar dengan saldo Kartu Prakerja, lengkap dengan tes, sertifikat, dan jadwal yang diakui.',
    topics: ['Excel', 'Inggris', 'Motor', 'Katering', 'Video'],
    picture: coverOf('prakerja', 'slobog', ['helm', 'cv', 'laptop-kode'], 'daun'),
  },
];
