import { homeText } from '@suluh/i18n-id/home';
import { artOf, coverOf, type DemoArt } from './art.ts';

/** Slides of the home page, testimonials, interests and collections of the main site. */
export const banners: readonly {
  title: string;
  url: string;
  body?: string;
  action?: string;
  tone?: 'nila' | 'daun' | 'mengkudu' | 'soga';
  picture?: DemoArt;
}[] = [
  {
    title: homeText.heroTitle,
    body: homeText.heroBody,
    action: homeText.findCourse,
    url: '/collection-course',
  },
  {
    title: 'Siap kerja dengan sertifikat',
    body: 'Kursus yang bisa dibayar dengan saldo Kartu Prakerja, dari las sampai pemrograman.',
    action: 'Lihat Kursus Prakerja',
    tone: 'daun',
    url: '/category/prakerja',
    picture: artOf('banner/prakerja.webp', 'slobog', ['sertifikat', 'helm', 'laptop-kode'], 'daun'),
  },
  {
    title: 'Belajar langsung di sanggar',
    body: 'Batik, jahit, kue, dan kopi. Kelas tatap muka di dua puluh empat kota, alat dan bahan sudah termasuk.',
    action: 'Cari Kelas di Kotaku',
    tone: 'mengkudu',
    url: '/search-course?courseType[]=offline',
    picture: artOf('banner/tatap-muka.webp', 'jlamprang', ['canting', 'mesin-jahit', 'klepon'], 'mengkudu'),
  },
  {
    title: 'Mulai tanpa biaya',
    body: 'Dua belas kursus gratis untuk mencoba cara belajar di sini sebelum membayar apa pun.',
    action: 'Lihat Kursus Gratis',
    tone: 'soga',
    url: '/search-course?price[]=free',
    picture: artOf('banner/gratis.webp', 'parang', ['buku', 'tanaman', 'laptop-grafik'], 'soga'),
  },
];

export const testimonials = [
  {
    fullname: 'Dewi Lestari',
    position: 'Pemilik katering',
    from: 'Sleman',
    highlight: 'Dari hobi jadi pesanan mingguan',
    content:
      'Materinya runtut dan bisa langsung saya praktikkan di dapur. Sekarang saya menerima pesanan kue basah setiap minggu.',
  },
  {
    fullname: 'Bagus Pratama',
    position: 'Staf administrasi',
    from: 'Bandung',
    highlight: 'Laporan selesai sebelum makan siang',
    content: 'Dulu laporan mingguan memakan dua hari. Sekarang saya siapkan dengan rumus dan kueri dari kelas ini.',
  },
  {
    fullname: 'Maria Goreti',
    position: 'Pemandu wisata',
    from: 'Labuan Bajo',
    highlight: 'Sertifikatnya membuka pintu',
    content: 'Saya melamar dengan sertifikat kompetensi dari kelas ini dan diterima sebulan kemudian.',
  },
  {
    fullname: 'Hasan Basri',
    position: 'Mekanik',
    from: 'Semarang',
    highlight: 'Motor injeksi bukan misteri lagi',
    content: 'Sekarang saya tahu apa arti lampu indikator, dan pelanggan percaya karena saya bisa menjelaskan.',
  },
  {
    fullname: 'Nur Aini',
    position: 'Pengasuh lansia',
    from: 'Surabaya',
    highlight: 'Merawat dengan lebih tenang',
    content: 'Saya belajar cara memindahkan ibu tanpa menyakiti punggung saya sendiri. Kami berdua lebih tenang.',
  },
] as const;

/** Businesses whose teams learn here. */
export const companies = [
  'PT Lumbung Sejahtera',
  'Nusa Piranti',
  'Hotel Segara Biru',
  'Swalayan Rejeki',
  'Kirim Cepat',
  'Batik Lereng',
  'Klinik Sehati',
  'PT Baja Mandala',
] as const;

/** Collections: slug, title, description, kind, and which courses belong (by the start of their title). */
export const collections = [
  {
    slug: 'pilihan-terbaik',
    title: 'Pilihan Terbaik',
    description: 'Kursus yang paling banyak dipuji peserta bulan ini.',
    picture: coverOf('pilihan-terbaik', 'truntum', ['canting', 'laptop-kode', 'kopi'], 'nila'),
    kind: 'best-deal',
    titles: [
      'Strategi Media Sosial',
      'Membatik Tulis',
      'Percaya Diri',
      'Pertolongan Pertama',
      'Dasar Pemrograman Web',
      'Roti dan Kue',
      'Desain Poster',
      'Menyusun Rencana',
      'Basis Data untuk',
      'Selam Dasar',
      'Akuntansi Dasar',
      'Menjahit Busana',
    ],
  },
  {
    slug: 'siap-kerja',
    title: 'Siap Kerja',
    description: 'Kursus Prakerja untuk pelamar kerja.',
    picture: coverOf('siap-kerja', 'slobog', ['kursi-wawancara', 'cv', 'surat'], 'daun'),
    kind: 'prakerja',
    titles: [
      'Analisis Data Penjualan',
      'Perawatan Berkala',
      'Bahasa Inggris untuk Layanan',
      'Entri Data',
      'Excel untuk',
      'Lolos Wawancara',
      'Tata Graha',
      'Layanan Pelanggan',
      'Menulis Email',
    ],
  },
  {
    slug: 'wirausaha',
    title: 'Wirausaha',
    description: 'Kursus Prakerja untuk memulai usaha.',
    picture: coverOf('wirausaha', 'parang', ['toko', 'koin', 'ponsel-toko'], 'soga'),
    kind: 'prakerja',
    titles: [
      'Pemasaran Digital Dasar',
      'Berjualan di Lokapasar',
      'Mengelola Toko',
      'Menghitung Harga',
      'Usaha Katering',
      'Mengelola Homestay',
    ],
  },
  {
    slug: 'keterampilan-digital',
    title: 'Keterampilan Digital',
    description: 'Kursus Prakerja bidang digital.',
    picture: coverOf('keterampilan-digital', 'nitik', ['laptop-grafik', 'vektor', 'film'], 'nila'),
    kind: 'prakerja',
    titles: [
      'Dasar Pemrograman',
      'Otomasi Pekerjaan',
      'Excel untuk',
      'Desain Grafis',
      'Menyunting Video',
      'Analisis Data Penjualan',
    ],
  },
  {
    slug: 'layanan-hospitality',
    title: 'Layanan & Hospitality',
    description: 'Kursus Prakerja bidang layanan.',
    picture: coverOf('layanan-hospitality', 'udan-liris', ['bel', 'koper', 'ranjang'], 'mengkudu'),
    kind: 'prakerja',
    titles: ['Bahasa Inggris untuk', 'Tata Graha', 'Layanan Pelanggan', 'Merawat Lansia', 'Mengelola Homestay'],
  },
  {
    slug: 'kursus-gratis',
    title: 'Kursus Gratis',
    description: 'Mulai belajar tanpa biaya.',
    picture: coverOf('kursus-gratis', 'ceplok', ['buku', 'celengan', 'tanaman'], 'daun'),
    kind: 'regular',
    titles: [
      'Keamanan Digital',
      'Pengantar Statistika',
      'Pemasaran lewat WhatsApp',
      'Legalitas Usaha',
      'Mengatur Keuangan',
      'Percaya Diri',
      'Menulis CV',
      'Bahasa Isyarat',
      'Gizi Seimbang',
      'Sambal dan Bumbu',
      'Mengemudi Hemat',
      'Budidaya Rumput',
    ],
  },
  {
    slug: 'rekomendasi-kursus-coursera',
    title: 'Rekomendasi Kursus',
    description: 'Kursus pilihan untuk program digital.',
    picture: coverOf('rekomendasi-kursus-coursera', 'kawung', ['server', 'laptop-python', 'dasbor'], 'nila'),
    kind: 'regular',
    titles: [
      'Python untuk',
      'Administrasi Server',
      'Dasbor Interaktif',
      'Membuat Aplikasi',
      'Jaringan Komputer',
      'SEO untuk',
      'Manajemen Proyek',
      'Dasar Pemrograman',
    ],
  },
  {
    slug: 'naik-kelas-ukm',
    title: 'Naik Kelas UKM',
    description: 'Kursus pilihan untuk usaha kecil.',
    picture: coverOf('naik-kelas-ukm', 'jlamprang', ['toko', 'busana', 'nota'], 'soga'),
    kind: 'mysooltan',
    titles: [
      'Laporan Keuangan',
      'Strategi Media Sosial',
      'Pajak untuk',
      'Menghitung Harga',
      'Mengelola Toko',
      'Legalitas Usaha',
      'Pemasaran lewat',
      'Ekspor Perdana',
      'Siaran Langsung',
      'Fotografi Produk',
    ],
  },
] as const;

/** Bundles of the main site, as collections are told. */
export const bundles = [
  {
    slug: 'paket-usaha-kuliner',
    title: 'Paket Usaha Kuliner',
    description: 'Dari resep dan harga pokok sampai foto yang membuat orang lapar.',
    picture: coverOf('paket-usaha-kuliner', 'ceplok', ['kotak-nasi', 'nota', 'ponsel-foto'], 'soga'),
    titles: ['Usaha Katering', 'Menghitung Harga', 'Fotografi Produk', 'Berjualan di Lokapasar'],
  },
  {
    slug: 'paket-melek-data',
    title: 'Paket Melek Data',
    description: 'Lembar kerja, analisis, dan dasbor: urut dari rumus pertama.',
    picture: coverOf('paket-melek-data', 'nitik', ['lembar-sebar', 'laptop-grafik', 'dasbor'], 'nila'),
    titles: ['Excel untuk', 'Analisis Data Penjualan', 'Dasbor Interaktif', 'Python untuk'],
  },
  {
    slug: 'paket-buka-toko',
    title: 'Paket Buka Toko',
    description: 'Dari izin usaha sampai siaran langsung pertama.',
    picture: coverOf('paket-buka-toko', 'jlamprang', ['toko', 'ponsel-foto', 'busana'], 'daun'),
    titles: ['Legalitas Usaha', 'Mengelola Toko', 'Pemasaran lewat', 'Siaran Langsung'],
  },
  {
    slug: 'paket-usaha-rapi',
    title: 'Paket Usaha Rapi',
    description: 'Harga yang menutup biaya, catatan yang mudah dibaca, dan pajak yang tidak menakutkan.',
    picture: coverOf('paket-usaha-rapi', 'kawung', ['nota', 'lembar-sebar', 'toko'], 'mengkudu'),
    titles: ['Menghitung Harga', 'Laporan Keuangan', 'Pajak untuk'],
  },
] as const;

/** Courses in the running flash sale and their price there. */
export const flashSale = [
  ['Otomasi Pekerjaan', 140000],
  ['Kue Tradisional', 412500],
  ['Pemandu Wisata', 720000],
  ['Laporan Keuangan', 160000],
  ['Barista Dasar', 810000],
  ['Python untuk', 288000],
  ['Fotografi Produk', 210000],
  ['Servis AC', 534000],
] as const;

export const interests = [
  'Akuntansi',
  'Bahasa Asing',
  'Barista',
  'Batik',
  'Data',
  'Desain Grafis',
  'Fotografi',
  'Kecantikan',
  'Kesehatan',
  'Kuliner',
  'Las dan Listrik',
  'Manajemen',
  'Otomotif',
  'Pariwisata',
  'Pemasaran Digital',
  'Pemrograman',
  'Perhotelan',
  'Public Speaking',
] as const;
