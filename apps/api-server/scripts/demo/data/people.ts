/** Four demo learners and two people of partner programmes; `program` names the programme of the account. */
export const people = [
  {
    fullname: 'Rani Kusumawati',
    email: 'rani@suluh.example',
    phone: '+6281234567801',
    city: 'Yogyakarta',
    sessionType: 'reguler',
    program: null,
    isVerified: false,
  },
  {
    fullname: 'Bagas Wirawan',
    email: 'bagas@magang.example',
    phone: '+6281234567802',
    city: 'Bandung',
    sessionType: 'internship-ddb',
    program: null,
    isVerified: true,
  },
  {
    fullname: 'Sulastri Handoko',
    email: 'sulastri@ukm.example',
    phone: '+6281234567803',
    city: 'Semarang',
    sessionType: 'mysooltan',
    program: null,
    isVerified: true,
  },
  {
    fullname: 'Dimas Anggoro',
    email: 'dimas@janabadra.example',
    phone: '+6281234567804',
    city: 'Yogyakarta',
    sessionType: 'reguler',
    program: 'janabadra',
    isVerified: true,
  },
  {
    fullname: 'Yuni Astuti',
    email: 'yuni@bse-bumn.example',
    phone: '+6281234567805',
    city: 'Jakarta',
    sessionType: 'reguler',
    program: 'bse-bumn',
    isVerified: true,
  },
] as const;

/**
 * The four partner programmes and the two own lines that have a home of their own
 * (docs/product/addresses.md#partner-slugs).
 */
export const programs = [
  {
    slug: 'fordigi',
    name: 'Fordigi',
    brandColor: '#7A2E8E',
    external: true,
    canRegister: false,
    accessType: 'free',
    collectionSlug: 'rekomendasi-kursus-coursera',
    categories: ['teknologi-informasi', 'data-analitik', 'pemasaran-digital'],
  },
  {
    slug: 'magenta',
    name: 'Magenta',
    brandColor: '#C2185B',
    external: true,
    canRegister: false,
    accessType: 'paid',
    collectionSlug: null,
    categories: ['pengembangan-diri', 'bahasa-komunikasi', 'bisnis-manajemen'],
  },
  {
    slug: 'janabadra',
    name: 'Universitas Janabadra',
    brandColor: '#1F6F4A',
    external: false,
    canRegister: true,
    accessType: 'paid',
    collectionSlug: null,
    categories: ['keuangan-akuntansi', 'bisnis-manajemen', 'bahasa-komunikasi', 'pengembangan-diri'],
  },
  {
    slug: 'bse-bumn',
    name: 'BSE BUMN',
    brandColor: '#B3541E',
    external: false,
    canRegister: true,
    accessType: 'paid',
    collectionSlug: null,
    categories: ['bisnis-manajemen', 'teknik-otomotif', 'kesehatan'],
  },
] as const;

/**
 * The programme whose courses the line of small businesses shows (docs/product/partner.md#small-businesses): titles by
 * how they begin.
 */
export const smallBusinessLine = {
  slug: 'myindibiz',
  name: 'Suluh UKM',
  titles: [
    'Menyusun Rencana Bisnis',
    'Mengelola Toko Kelontong',
    'Ekspor Perdana',
    'Layanan Pelanggan yang Diingat',
    'Legalitas Usaha',
    'Laporan Keuangan Sederhana',
    'Pajak untuk Pelaku UMKM',
    'Menghitung Harga Pokok',
    'Bahasa Mandarin Dasar untuk Penjual',
    'Strategi Media Sosial untuk UMKM',
    'Pemasaran Digital Dasar',
    'Berjualan di Lokapasar',
    'Menulis Iklan',
    'SEO untuk Situs Usaha Kecil',
    'Siaran Langsung Jualan',
    'Pemasaran lewat WhatsApp',
    'Basis Data untuk Toko',
    'Fotografi Produk',
    'Desain Grafis dengan Perangkat Gratis',
    'Menyunting Video Pendek',
    'Menjahit Busana Dasar',
    'Kue Tradisional Nusantara',
    'Usaha Katering Rumahan',
    'Roti dan Kue untuk Toko Kecil',
    'Sambal dan Bumbu',
    'Mengelola Homestay',
    'Budidaya Rumput Laut',
  ],
} as const;
