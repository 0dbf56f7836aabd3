/** Words the titles of one category are made of. `slug` is the category's, `weight` its share of the catalogue. */
export interface CategoryWords {
  slug: string;
  weight: number;
  topics: readonly string[];
  /** What a course about any of the topics may dwell on. */
  focuses: readonly string[];
}

/** Topics and focuses per category. */
export const categoryWords: readonly CategoryWords[] = [
  {
    slug: 'teknologi-informasi', weight: 18,
    topics: ['Pemrograman Python', 'JavaScript Modern', 'Pengembangan Web', 'Aplikasi Android', 'Jaringan Komputer', 'Administrasi Linux', 'Keamanan Siber', 'Komputasi Awan', 'Basis Data SQL', 'Pemrograman PHP', 'Pengujian Perangkat Lunak', 'Internet of Things', 'Git dan Kerja Tim', 'Perakitan Komputer'],
    focuses: ['Proyek Toko Daring', 'Studi Kasus Kantor Desa', 'Aplikasi Kasir', 'Keamanan Sejak Awal', 'Membaca Pesan Galat', 'Dari Rancangan ke Rilis', 'Otomatisasi Laporan', 'Persiapan Kerja'],
  },
  {
    slug: 'data-analitik', weight: 9,
    topics: ['Microsoft Excel', 'Analisis Data', 'Google Spreadsheet', 'Visualisasi Data', 'Statistika Terapan', 'Pembelajaran Mesin', 'Tabel Pivot', 'Power BI', 'Pengolahan Data Survei', 'Data Science', 'Dasbor Penjualan', 'SQL untuk Analis'],
    focuses: ['Laporan Bulanan Tanpa Lembur', 'Membersihkan Data Berantakan', 'Data Penjualan Toko', 'Rumus yang Sering Dipakai', 'Bercerita dengan Grafik', 'Data Stok Gudang', 'Peramalan Permintaan'],
  },
  {
    slug: 'bisnis-manajemen', weight: 12,
    topics: ['Kewirausahaan', 'Manajemen Proyek', 'Kepemimpinan Tim', 'Manajemen Gudang', 'Rencana Bisnis', 'Administrasi Perkantoran', 'Manajemen Sumber Daya Manusia', 'Negosiasi', 'Layanan Pelanggan', 'Ekspor bagi Usaha Kecil', 'Manajemen Mutu', 'Perizinan Usaha'],
    focuses: ['Modal Kecil', 'Studi Kasus Warung', 'Menata Pembagian Kerja', 'Rapat yang Singkat', 'Menghadapi Keluhan', 'Target yang Masuk Akal', 'Belajar dari Kegagalan'],
  },
  {
    slug: 'pemasaran-digital', weight: 10,
    topics: ['Pemasaran Digital', 'Iklan Media Sosial', 'Konten Instagram', 'Video Pendek untuk Jualan', 'Optimasi Mesin Pencari', 'Penulisan Naskah Iklan', 'Lokapasar', 'Fotografi Produk', 'Merek Usaha Kecil', 'Pemasaran Lewat Percakapan', 'Siaran Langsung Jualan', 'Surel Pemasaran'],
    focuses: ['Kalender Konten Sebulan', 'Anggaran Lima Puluh Ribu', 'Mengukur Hasil', 'Mengenal Calon Pembeli', 'Foto dengan Ponsel', 'Naik Peringkat Pencarian', 'Pesanan Berulang'],
  },
  {
    slug: 'keuangan-akuntansi', weight: 8,
    topics: ['Akuntansi Dasar', 'Pembukuan Usaha', 'Perpajakan UMKM', 'Keuangan Pribadi', 'Investasi Reksa Dana', 'Laporan Keuangan', 'Analisis Kredit', 'Anggaran Rumah Tangga', 'Audit Internal', 'Akuntansi Koperasi', 'Harga Pokok Produksi'],
    focuses: ['Dari Nota ke Neraca', 'Arus Kas Harian', 'Menghitung Untung', 'Mengisi SPT', 'Lepas dari Utang', 'Dana Darurat', 'Contoh Toko Kelontong'],
  },
  {
    slug: 'pengembangan-diri', weight: 11,
    topics: ['Manajemen Waktu', 'Wawancara Kerja', 'Menulis CV', 'Berpikir Kritis', 'Kecerdasan Emosi', 'Public Speaking', 'Kebiasaan Belajar', 'Menulis Kreatif', 'Etika Kerja', 'Pemecahan Masalah', 'Percaya Diri', 'Persiapan CPNS'],
    focuses: ['Latihan Sepuluh Menit', 'Mengatasi Gugup', 'Jalan Karier Pertama', 'Berani Memulai', 'Kembali Bekerja', 'Menjaga Semangat', 'Umpan Balik Sehat'],
  },
  {
    slug: 'desain-kreatif', weight: 9,
    topics: ['Desain Grafis', 'Ilustrasi Digital', 'Batik Tulis', 'Penyuntingan Video', 'Fotografi', 'Desain Antarmuka', 'Tipografi', 'Animasi Dua Dimensi', 'Desain Interior', 'Menjahit Busana', 'Desain Kemasan', 'Musik Digital'],
    focuses: ['Portofolio Pertama', 'Warna yang Serasi', 'Dari Sketsa ke Cetak', 'Alat Seadanya', 'Kolaborasi dengan Klien', 'Motif Nusantara', 'Tugas Harian'],
  },
  {
    slug: 'bahasa-komunikasi', weight: 8,
    topics: ['Bahasa Inggris', 'Bahasa Jepang', 'Bahasa Mandarin', 'Bahasa Korea', 'Bahasa Arab', 'Bahasa Isyarat Indonesia', 'Penerjemahan', 'Menulis Surat Dinas', 'Persiapan TOEFL', 'Bahasa Jerman', 'Percakapan Pelanggan'],
    focuses: ['Percakapan Sehari-hari', 'Kosakata Kantor', 'Menerima Tamu Asing', 'Tata Bahasa Tanpa Hafalan', 'Pengucapan', 'Menulis Surel', 'Simulasi Ujian'],
  },
  {
    slug: 'kesehatan', weight: 5,
    topics: ['Pertolongan Pertama', 'Perawatan Lansia', 'Gizi Keluarga', 'Kesehatan Kerja', 'Kader Posyandu', 'Pijat Bayi', 'Kebugaran di Rumah', 'Farmasi Komunitas', 'Kesehatan Mental', 'Sanitasi Lingkungan'],
    focuses: ['Simulasi Keadaan Darurat', 'Menu Seminggu', 'Mendampingi Orang Tua', 'Alat Pelindung Diri', 'Tanda Bahaya', 'Catatan Kesehatan'],
  },
  {
    slug: 'kuliner-perhotelan', weight: 5,
    topics: ['Barista', 'Kue Tradisional', 'Roti Rumahan', 'Katering', 'Tata Graha Hotel', 'Tata Boga', 'Keamanan Pangan', 'Masakan Padang', 'Sajian Sarapan Hotel', 'Minuman Kekinian', 'Tata Hidang'],
    focuses: ['Menghitung Harga Porsi', 'Dapur Kecil', 'Rasa yang Tetap', 'Kemasan Tahan Kirim', 'Standar Bintang Tiga', 'Pesanan Seratus Kotak'],
  },
  {
    slug: 'teknik-otomotif', weight: 3,
    topics: ['Servis Sepeda Motor', 'Las Listrik', 'Instalasi Listrik Rumah', 'Perawatan AC', 'Mesin Bubut', 'Gambar Teknik AutoCAD', 'Panel Surya', 'Kelistrikan Mobil', 'Operator Forklif', 'Pengecatan Bodi'],
    focuses: ['Diagnosis Kerusakan', 'Keselamatan Bengkel', 'Membaca Gambar Kerja', 'Perawatan Berkala', 'Uji Kompetensi', 'Membuka Bengkel Sendiri'],
  },
  {
    slug: 'pariwisata-bahari', weight: 2,
    topics: ['Pemandu Wisata', 'Pengelolaan Homestay', 'Selam Dasar', 'Navigasi Kapal Kecil', 'Budi Daya Rumput Laut', 'Desa Wisata', 'Pengolahan Ikan', 'Wisata Alam', 'Tata Kelola Pelabuhan'],
    focuses: ['Cerita Setempat', 'Keselamatan di Laut', 'Paket Dua Hari', 'Menjaga Terumbu Karang', 'Ulasan Pertama', 'Hasil Bernilai Jual'],
  },
];

/** For whom a course is. */
export const audiences: readonly string[] = ['Pemula', 'UMKM', 'Karyawan Baru', 'Guru', 'Mahasiswa', 'Pencari Kerja', 'Ibu Rumah Tangga', 'Perangkat Desa', 'Lulusan SMK', 'Staf Kantor', 'Pekerja Lepas', 'Pelaku Usaha Rumahan', 'Penyelia', 'Remaja'];

/** Ways to title a course. */
export const titlePatterns: readonly ((topic: string, focus: string, audience: string) => string)[] = [
  (topic, _, audience) => `${topic} untuk ${audience}`,
  (topic, focus) => `${topic}: ${focus}`,
  (topic, _, audience) => `Belajar ${topic} dari Nol untuk ${audience}`,
  (topic, focus, audience) => `Praktik ${topic} untuk ${audience}: ${focus}`,
  (topic, focus, audience) => `Menguasai ${topic} untuk ${audience}: ${focus}`,
  (topic, focus, audience) => `Pelatihan ${topic} bagi ${audience}: ${focus}`,
  (topic, focus, audience) => `Dasar-Dasar ${topic} bagi ${audience}: ${focus}`,
  (topic, focus, audience) => `Kelas ${topic} Tingkat Lanjut untuk ${audience}: ${focus}`,
  (topic, focus, audience) => `Panduan ${topic} untuk ${audience}: ${focus}`,
  (topic, focus, audience) => `Lokakarya ${topic} untuk ${audience}: ${focus}`,
];
