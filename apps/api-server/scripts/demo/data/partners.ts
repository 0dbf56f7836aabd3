/** Fifteen partner institutions (docs/product/partner.md#fields). */
export const partners = [
  {
    code: 'kelas-kode',
    orgName: 'Kelas Kode Nusantara',
    city: 'Jakarta',
    description:
      'Sekolah pemrograman yang mengajar dari nol lewat proyek kecil yang langsung bisa dipakai. Berdiri 2012 di atas bengkel las di Jakarta Timur, dengan enam laptop pinjaman. Kini tiga pengajarnya masih bekerja sebagai pengembang dan teknisi, dan setiap kelas ditutup situs atau skrip yang benar-benar dipakai orang.',
  },
  {
    code: 'sentra-data',
    orgName: 'Sentra Data Bandung',
    city: 'Bandung',
    description:
      'Tempat belajar mengolah data untuk penjualan, gudang, dan layanan publik. Didirikan 2015 oleh tiga analis yang bosan dengan laporan tak terbaca. Melatih pegawai toko, gudang, dan dinas memakai data yang sengaja dibiarkan kotor, sebab begitulah data datang.',
  },
  {
    code: 'sanggar-canting',
    orgName: 'Sanggar Canting Ayu',
    city: 'Yogyakarta',
    description:
      'Sanggar batik tulis di Imogiri. Belajar bersama pembatik yang setiap hari memegang canting. Lembaga mitra sejak 2019, sanggarnya sendiri berusia lebih dari tiga puluh tahun. Sekar Kinasih mengajar didampingi tujuh pembatik, dan bak nilanya tidak pernah kosong sejak 1991.',
  },
  {
    code: 'politeknik-samudra',
    orgName: 'Politeknik Samudra',
    city: 'Makassar',
    description:
      'Pendidikan vokasi kelautan dan pariwisata dengan kapal latih sendiri. Kampus vokasi kelautan sejak 1988 dengan kapal latih, kolam ombak, dan rumah api. Lulusannya bekerja di kapal niaga, wisata, dan penangkap ikan dari Sabang sampai Merauke.',
  },
  {
    code: 'akademi-neraca',
    orgName: 'Akademi Neraca',
    city: 'Surabaya',
    description:
      'Pelatihan pembukuan, pajak, dan keuangan untuk usaha kecil. Bermula dari kelas malam di belakang kantor pajak Surabaya pada 2006. Peserta datang membawa kaleng nota dan pulang membawa laporan yang dimengerti bank.',
  },
  {
    code: 'lingua-bestari',
    orgName: 'Lingua Bestari',
    city: 'Malang',
    description:
      'Kursus bahasa untuk kerja: hotel, ekspor, dan layanan pelanggan. Rumah bahasa di Jalan Ijen, Malang, sejak 1999. Semua pengajarnya pernah bekerja memakai bahasa yang diajarkan: di meja depan hotel, pasar grosir, dan rumah sakit.',
  },
  {
    code: 'balai-latih-sehat',
    orgName: 'Balai Latih Sehat',
    city: 'Semarang',
    description:
      'Pelatihan kesehatan kerja dan perawatan keluarga bersama tenaga medis. Dikelola dokter, perawat, fisioterapis, dan apoteker sejak 2010. Manekinnya dua puluh empat, dan setiap peserta menolong paling sedikit enam korban tiruan sebelum diuji.',
  },
  {
    code: 'bengkel-vokasi',
    orgName: 'Bengkel Vokasi Mandala',
    city: 'Bekasi',
    description:
      'Bengkel latihan motor, listrik, dan las dengan alat yang sama seperti di tempat kerja. Bekas gudang tekstil di Bekasi yang sejak 2008 menjadi bengkel latih. Empat belas bilik las, sepuluh motor, dan dinding tiruan setinggi dua meter untuk belajar listrik.',
  },
  {
    code: 'rumah-digital',
    orgName: 'Rumah Digital Jogja',
    city: 'Yogyakarta',
    description:
      'Pendamping usaha kecil yang mulai berjualan lewat internet. Ruang depan sebuah rumah joglo yang dibuka untuk penjual kecil sejak 2014. Lebih dari tiga ratus usaha didampingi, dari sale pisang sampai kerajinan kulit.',
  },
  {
    code: 'studio-rupa',
    orgName: 'Studio Rupa Kata',
    city: 'Bandung',
    description:
      'Studio desain yang membuka kelas tipografi, ilustrasi, dan video. Studio poster teater yang mulai menerima murid pada 2011 karena terlalu banyak yang bertanya. Kelasnya kecil, coretannya banyak.',
  },
  {
    code: 'dapur-mbok-sari',
    orgName: 'Dapur Mbok Sari',
    city: 'Semarang',
    description:
      'Dapur latihan kue tradisional dan usaha katering rumahan. Dimulai 1987 dengan satu dandang pinjaman di Simongan. Dapurnya kini bersertifikat halal dan melatih enam ratus orang setiap tahun.',
  },
  {
    code: 'tumbuh-bersama',
    orgName: 'Tumbuh Bersama Institute',
    city: 'Jakarta',
    description:
      'Pelatihan kepemimpinan dan rencana usaha untuk pemimpin baru. Didirikan bekas manajer pabrik dan bank pada 2013 untuk orang yang mendadak harus memimpin. Semua kasusnya nyata, semua ceritanya tinggal di ruangan.',
  },
  {
    code: 'panggung-wicara',
    orgName: 'Panggung Wicara',
    city: 'Medan',
    description:
      'Latihan berbicara di depan umum dengan kelompok kecil. Kelompok latihan bicara yang bertemu setiap Sabtu di Medan sejak 2004. Panggungnya kecil, lampunya sungguhan, penontonnya tetangga.',
  },
  {
    code: 'karya-mandiri',
    orgName: 'LPK Karya Mandiri',
    city: 'Denpasar',
    description:
      'Lembaga pelatihan kerja perhotelan dan tata boga. LPK di Renon, Denpasar, sejak 1995. Praktiknya di hotel mitra pada hari yang sepi tamu, dan lembar penilaiannya sama dengan yang dipakai hotel.',
  },
  {
    code: 'suluh-akademi',
    orgName: 'Suluh Akademi',
    city: 'Jakarta',
    description:
      'Kelas buatan Suluh untuk keterampilan dasar mencari kerja. Tim Suluh sendiri. Kursusnya gratis atau murah dan diuji bersama peserta sebelum dibuka.',
    isInternal: true,
  },
] as const;
