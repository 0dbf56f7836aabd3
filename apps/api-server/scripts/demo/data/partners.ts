/** Fifteen partner institutions (docs/product/partner.md#fields). */
export const partners = [
  {
    code: 'kelas-kode',
    orgName: 'Kelas Kode Nusantara',
    city: 'Jakarta',
    description: 'Sekolah pemrograman yang mengajar dari nol lewat proyek kecil yang langsung bisa dipakai.',
  },
  {
    code: 'sentra-data',
    orgName: 'Sentra Data Bandung',
    city: 'Bandung',
    description: 'Tempat belajar mengolah data untuk penjualan, gudang, dan layanan publik.',
  },
  {
    code: 'sanggar-canting',
    orgName: 'Sanggar Canting Ayu',
    city: 'Yogyakarta',
    description: 'Sanggar batik tulis di Imogiri. Belajar bersama pembatik yang setiap hari memegang canting.',
  },
  {
    code: 'politeknik-samudra',
    orgName: 'Politeknik Samudra',
    city: 'Makassar',
    description: 'Pendidikan vokasi kelautan dan pariwisata dengan kapal latih sendiri.',
  },
  {
    code: 'akademi-neraca',
    orgName: 'Akademi Neraca',
    city: 'Surabaya',
    description: 'Pelatihan pembukuan, pajak, dan keuangan untuk usaha kecil.',
  },
  {
    code: 'lingua-bestari',
    orgName: 'Lingua Bestari',
    city: 'Malang',
    description: 'Kursus bahasa untuk kerja: hotel, ekspor, dan layanan pelanggan.',
  },
  {
    code: 'balai-latih-sehat',
    orgName: 'Balai Latih Sehat',
    city: 'Semarang',
    description: 'Pelatihan kesehatan kerja dan perawatan keluarga bersama tenaga medis.',
  },
  {
    code: 'bengkel-vokasi',
    orgName: 'Bengkel Vokasi Mandala',
    city: 'Bekasi',
    description: 'Bengkel latihan motor, listrik, dan las dengan alat yang sama seperti di tempat kerja.',
  },
  {
    code: 'rumah-digital',
    orgName: 'Rumah Digital Jogja',
    city: 'Yogyakarta',
    description: 'Pendamping usaha kecil yang mulai berjualan lewat internet.',
  },
  {
    code: 'studio-rupa',
    orgName: 'Studio Rupa Kata',
    city: 'Bandung',
    description: 'Studio desain yang membuka kelas tipografi, ilustrasi, dan video.',
  },
  {
    code: 'dapur-mbok-sari',
    orgName: 'Dapur Mbok Sari',
    city: 'Semarang',
    description: 'Dapur latihan kue tradisional dan usaha katering rumahan.',
  },
  {
    code: 'tumbuh-bersama',
    orgName: 'Tumbuh Bersama Institute',
    city: 'Jakarta',
    description: 'Pelatihan kepemimpinan dan rencana usaha untuk pemimpin baru.',
  },
  {
    code: 'panggung-wicara',
    orgName: 'Panggung Wicara',
    city: 'Medan',
    description: 'Latihan berbicara di depan umum dengan kelompok kecil.',
  },
  {
    code: 'karya-mandiri',
    orgName: 'LPK Karya Mandiri',
    city: 'Denpasar',
    description: 'Lembaga pelatihan kerja perhotelan dan tata boga.',
  },
  {
    code: 'suluh-akademi',
    orgName: 'Suluh Akademi',
    city: 'Jakarta',
    description: 'Kelas buatan Suluh untuk keterampilan dasar mencari kerja.',
    isInternal: true,
  },
] as const;
