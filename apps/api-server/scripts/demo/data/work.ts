/** What a vacancy tells beyond its card: what is to be done, what is asked for, what is given. */
interface DemoWork {
  tasks: readonly string[];
  requirements: readonly string[];
  facilities: readonly string[];
}

const WORK: Readonly<Record<string, DemoWork>> = {
  'Staf Administrasi Gudang': {
    tasks: [
      'Mencatat barang masuk dan keluar di dua pintu bongkar muat',
      'Mencocokkan stok rak setiap sore bersama kepala regu',
      'Menyiapkan surat jalan sebelum truk pertama pukul enam',
    ],
    requirements: [
      'Terbiasa dengan lembar sebar dan rumus pencarian',
      'Teliti pada angka, sanggup berdiri lama',
      'Bersedia masuk dua Sabtu sebulan',
    ],
    facilities: ['BPJS Kesehatan dan Ketenagakerjaan', 'Makan siang', 'Uang lembur'],
  },
  'Pengembang Web Junior': {
    tasks: [
      'Membangun halaman toko dari rancangan yang sudah disepakati',
      'Memperbaiki cacat yang dilaporkan pelanggan',
      'Menulis catatan singkat untuk setiap perubahan',
    ],
    requirements: [
      'Pernah membuat situs sendiri, kirimkan alamatnya',
      'Mengerti HTML, CSS, dan dasar JavaScript',
      'Berani bertanya setelah buntu satu jam',
    ],
    facilities: ['Pendamping selama enam bulan', 'Laptop kerja', 'Kerja dari rumah dua hari'],
  },
  'Analis Data': {
    tasks: [
      'Merapikan catatan panen dari empat puluh kelompok tani',
      'Menyusun laporan bulanan satu halaman untuk pengurus',
      'Menjelaskan angka di rapat anggota',
    ],
    requirements: [
      'SQL dan tabel pivot dipakai sehari-hari',
      'Pernah bekerja dengan data lapangan yang kotor',
      'Mau turun ke desa sebulan sekali',
    ],
    facilities: ['Uang perjalanan', 'BPJS', 'Beras sepuluh kilo tiap panen'],
  },
  Barista: {
    tasks: [
      'Menyetel gilingan setiap pagi dan siang',
      'Menyeduh dan melayani tamu di meja panjang',
      'Membersihkan mesin pada akhir giliran',
    ],
    requirements: [
      'Bisa membedakan espreso kurang dan lewat seduh',
      'Ramah pada tamu yang belum sarapan',
      'Bersedia giliran malam',
    ],
    facilities: ['Kopi sepuasnya', 'Pelatihan cicip tiap bulan', 'Uang transpor malam'],
  },
  Pramusaji: {
    tasks: [
      'Menata dua belas meja sebelum buka',
      'Membawa pesanan dan menjelaskan menu laut',
      'Mencatat pantangan dan alergi tamu',
    ],
    requirements: ['Bahasa Inggris dasar', 'Penampilan rapi', 'Sanggup berdiri tujuh jam'],
    facilities: ['Uang servis', 'Makan dua kali', 'Seragam'],
  },
  'Petugas Tata Graha': {
    tasks: [
      'Merapikan empat belas kamar sesuai lembar penilaian',
      'Melaporkan kerusakan dan barang tertinggal',
      'Menata kereta kerja untuk giliran berikut',
    ],
    requirements: ['Tidak perlu pengalaman, kami latih dua pekan', 'Kuat mengangkat kasur', 'Jujur'],
    facilities: ['Uang servis', 'BPJS', 'Asrama karyawan'],
  },
  'Teknisi AC': {
    tasks: [
      'Memasang dan mencuci unit rumah serta kantor',
      'Mengukur tekanan sebelum dan sesudah',
      'Mengisi kartu garansi di depan pelanggan',
    ],
    requirements: ['SIM C dan motor sendiri', 'Mengerti unit inverter', 'Sopan memasuki rumah orang'],
    facilities: ['Bahan bakar', 'Alat kerja', 'Bonus per unit'],
  },
  'Mekanik Sepeda Motor': {
    tasks: [
      'Servis berkala motor injeksi',
      'Membaca kode gangguan dengan alat pindai',
      'Menulis catatan servis yang dimengerti pelanggan',
    ],
    requirements: ['Lulusan SMK otomotif atau bersertifikat', 'Bersih dalam bekerja', 'Mau diajari dan mengajari'],
    facilities: ['Makan siang', 'Bonus mingguan', 'Baju kerja'],
  },
  'Juru Las': {
    tasks: [
      'Mengelas rangka baja posisi datar dan tegak',
      'Memeriksa kampuh sendiri sebelum diuji',
      'Menjaga bilik tetap aman',
    ],
    requirements: ['Dua tahun memegang las listrik', 'Sertifikat kompetensi diutamakan', 'Surat mata sehat'],
    facilities: ['Alat pelindung lengkap', 'Asuransi kecelakaan', 'Mes'],
  },
  Kasir: {
    tasks: [
      'Melayani pembayaran di enam loket bergantian',
      'Menutup laci dengan selisih nol',
      'Membantu menata rak saat sepi',
    ],
    requirements: ['Cepat menghitung dan tenang', 'Boleh tanpa pengalaman', 'Bersedia akhir pekan'],
    facilities: ['Pelatihan satu pekan', 'Diskon belanja', 'BPJS'],
  },
  'Staf Pembukuan': {
    tasks: [
      'Menjurnal transaksi harian dapur dan pengantaran',
      'Menyiapkan laba rugi setiap tanggal lima',
      'Mencocokkan tagihan pemasok',
    ],
    requirements: ['Paham jurnal sampai neraca', 'Setahun pengalaman', 'Terbiasa menagih dengan sopan'],
    facilities: ['Makan siang enak', 'BPJS', 'Cuti ulang tahun'],
  },
  'Admin Media Sosial': {
    tasks: [
      'Menyusun kalender konten dua pekan',
      'Memotret kain dan perajinnya',
      'Menjawab pesan pembeli sebelum magrib',
    ],
    requirements: ['Foto ponsel yang rapi', 'Menulis tanpa berlebihan', 'Suka batik'],
    facilities: ['Jam lentur', 'Diskon kain', 'Kelas membatik gratis'],
  },
  'Desainer Grafis': {
    tasks: [
      'Merancang kemasan dan poster untuk usaha kecil',
      'Menyiapkan berkas siap cetak',
      'Mendampingi klien memilih bahan',
    ],
    requirements: ['Portofolio lima karya', 'Mengerti jaring kemasan', 'Menerima coretan merah'],
    facilities: ['Kertas contoh tak terbatas', 'Kerja empat hari di kantor', 'BPJS'],
  },
  'Penyunting Video': {
    tasks: [
      'Menyunting video pendek tiga kali sepekan',
      'Menulis teks untuk penonton tanpa suara',
      'Merapikan arsip rekaman',
    ],
    requirements: ['Contoh tiga video', 'Telinga yang peka', 'Terbiasa dengan tenggat'],
    facilities: ['Komputer kerja', 'Makan malam saat lembur', 'Kontrak dua belas bulan'],
  },
  'Perawat Lansia': {
    tasks: [
      'Mendampingi dua penghuni: mandi, makan, obat',
      'Menemani jalan pagi dan bercerita',
      'Mencatat keadaan setiap giliran',
    ],
    requirements: ['Sertifikat merawat lansia', 'Sabar dan kuat', 'Tidak merokok'],
    facilities: ['Tempat tinggal', 'Makan', 'Hari libur bergilir'],
  },
  'Asisten Apotek': {
    tasks: [
      'Menyiapkan obat bebas dan membaca resep',
      'Menjelaskan aturan pakai',
      'Menjaga suhu dan tanggal kedaluwarsa',
    ],
    requirements: ['Mengerti golongan obat', 'Tulisan rapi', 'Bekerja di bawah pengawasan apoteker'],
    facilities: ['BPJS', 'Pelatihan berkala', 'Seragam'],
  },
  'Petugas K3': {
    tasks: [
      'Memeriksa alat pelindung dan izin kerja',
      'Memimpin rapat lima menit tiap giliran',
      'Mencatat hampir celaka dan menindaklanjuti',
    ],
    requirements: ['Sertifikat K3', 'Dua tahun di pabrik', 'Tegas dan didengar'],
    facilities: ['Tunjangan sertifikat', 'Antar jemput', 'BPJS'],
  },
  'Pemandu Wisata Laut': {
    tasks: [
      'Memandu rombongan paling banyak dua belas orang ke Padar, Komodo, dan Kanawa',
      'Memberi arahan keselamatan sebelum kapal berangkat',
      'Mencatat perjalanan dan kejadian setiap sore',
    ],
    requirements: [
      'Bisa berenang 200 meter tanpa bantuan',
      'Bahasa Inggris lisan yang cukup untuk menjawab tamu',
      'Sertifikat pemandu atau keselamatan dasar lebih diutamakan',
    ],
    facilities: [
      'Mes dan makan di kapal',
      'BPJS Kesehatan dan Ketenagakerjaan',
      'Dua hari libur setiap pekan',
      'Biaya sertifikasi selam',
    ],
  },
  'Staf Reservasi': {
    tasks: [
      'Menyusun acara perjalanan rombongan',
      'Menjawab calon tamu dalam satu jam',
      'Memastikan bus, hotel, dan makan',
    ],
    requirements: ['Setahun di biro perjalanan', 'Teliti pada tanggal', 'Bahasa Inggris tertulis'],
    facilities: ['Satu perjalanan gratis setahun', 'BPJS', 'Bonus musim ramai'],
  },
  'Guru Les Bahasa Inggris': {
    tasks: [
      'Mengajar anak sekolah dasar tiga sore sepekan',
      'Menyiapkan permainan dan lagu',
      'Menulis kabar untuk orang tua',
    ],
    requirements: ['Sarjana atau mahasiswa akhir', 'Senang anak-anak', 'Pelafalan jelas'],
    facilities: ['Bahan ajar', 'Uang transpor', 'Camilan'],
  },
  'Operator Mesin Jahit': {
    tasks: ['Menjahit seragam sesuai contoh', 'Memeriksa jahitan sebelum dilipat', 'Merawat mesin sendiri'],
    requirements: ['Bisa jahitan lurus dan lengkung', 'Boleh tanpa pengalaman pabrik', 'Mata sehat'],
    facilities: ['Upah per potong di atas target', 'Penitipan anak', 'Makan siang'],
  },
  Pembatik: {
    tasks: ['Mencanting motif kawung dan parang pada kain halus', 'Menjaga suhu malam', 'Mengajari satu murid magang'],
    requirements: ['Pernah menyelesaikan tiga kain', 'Tangan tenang', 'Tinggal di sekitar Imogiri'],
    facilities: ['Bahan disediakan', 'Upah tambahan kain istimewa', 'BPJS'],
  },
  'Juru Masak': {
    tasks: [
      'Memasak tiga ratus kotak menu rumahan',
      'Menjaga rasa sama dari panci pertama sampai terakhir',
      'Memimpin tiga pembantu dapur',
    ],
    requirements: ['Dua tahun di dapur besar', 'Bersih dan cepat', 'Siap mulai pukul tiga pagi'],
    facilities: ['Makan', 'Jemputan subuh', 'Bonus Lebaran'],
  },
  'Pembuat Roti': {
    tasks: ['Menguleni dan memanggang mulai pukul empat', 'Mencatat suhu dan hasil', 'Menyusun etalase sebelum buka'],
    requirements: ['Mengerti fermentasi', 'Suka bangun pagi', 'Rapi'],
    facilities: ['Roti untuk keluarga', 'BPJS', 'Libur Senin'],
  },
  'Layanan Pelanggan': {
    tasks: [
      'Menjawab pertanyaan kiriman lewat telepon dan pesan',
      'Mencari paket yang tersesat',
      'Mengabari sebelum ditanya',
    ],
    requirements: ['Suara hangat', 'Mengetik cepat', 'Tahan menghadapi kemarahan'],
    facilities: ['Pelatihan dua pekan', 'Giliran tetap', 'BPJS'],
  },
  'Staf Entri Data': {
    tasks: ['Memasukkan dua ratus berkas sehari', 'Memeriksa silang dengan rekan', 'Menjaga kerahasiaan arsip'],
    requirements: ['Tiga puluh lima kata per menit', 'Teliti', 'Siap kontrak enam bulan'],
    facilities: ['Kursi yang layak', 'Bonus ketelitian', 'Makan siang'],
  },
  'Teknisi Jaringan': {
    tasks: [
      'Memasang jaringan kantor pelanggan',
      'Mencari gangguan dengan urutan yang tercatat',
      'Menulis berita acara',
    ],
    requirements: ['Bisa crimping dan pengalamatan IP', 'SIM C', 'Mau naik plafon'],
    facilities: ['Alat lengkap', 'Uang lapangan', 'Pelatihan serat optik'],
  },
  'Administrator Server': {
    tasks: [
      'Menjaga server Linux tetap menyala dan aman',
      'Menguji pemulihan cadangan tiap bulan',
      'Berjaga bergiliran',
    ],
    requirements: ['Tiga tahun mengelola Linux', 'Terbiasa menulis catatan gangguan', 'Mengerti jaringan'],
    facilities: ['Tunjangan jaga', 'Kerja dari rumah', 'Ujian sertifikat dibiayai'],
  },
  'Supervisor Toko': {
    tasks: ['Memimpin delapan orang dan menyusun jadwal', 'Menjaga stok barang penentu', 'Menangani keluhan di tempat'],
    requirements: ['Tiga tahun di ritel', 'Pernah memimpin regu', 'Tenang'],
    facilities: ['Bonus omzet', 'BPJS', 'Pelatihan kepemimpinan'],
  },
  'Koordinator Proyek': {
    tasks: ['Menyusun jadwal renovasi', 'Melaporkan kemajuan setiap pekan', 'Menjaga daftar di luar lingkup'],
    requirements: ['Tiga tahun di proyek bangunan', 'Bisa membaca gambar', 'Berani menulis berita acara'],
    facilities: ['Kendaraan kerja', 'Asuransi', 'Bonus serah terima'],
  },
  'Staf Pajak': {
    tasks: [
      'Menghitung dan melaporkan pajak dua puluh usaha kecil',
      'Membalas surat imbauan',
      'Mengajari klien menyimpan bukti',
    ],
    requirements: ['Brevet atau pengalaman setara', 'Dua tahun', 'Sabar menjelaskan'],
    facilities: ['Jam normal di luar musim lapor', 'BPJS', 'Biaya ujian'],
  },
  Telemarketing: {
    tasks: [
      'Menelepon calon pelanggan dengan naskah yang sopan',
      'Mencatat hasil panggilan',
      'Menghormati yang menolak',
    ],
    requirements: ['Suara jelas', 'Tidak mudah patah hati', 'Jujur soal produk'],
    facilities: ['Komisi', 'Ruang kedap', 'Giliran pagi saja'],
  },
  Pengemudi: {
    tasks: ['Mengantar paket dalam kota', 'Memeriksa kendaraan setiap pagi', 'Meminta tanda terima dengan ramah'],
    requirements: ['SIM A', 'Hafal jalan Denpasar', 'Tidak tergesa'],
    facilities: ['Bahan bakar', 'Asuransi', 'Bonus tanpa kecelakaan'],
  },
  'Instalatur Listrik': {
    tasks: ['Memasang instalasi rumah baru sesuai gambar', 'Mengukur isolasi dan tanah', 'Menyerahkan panel berlabel'],
    requirements: ['Dua tahun pengalaman', 'Bersertifikat', 'Tidak takut ketinggian'],
    facilities: ['Alat pelindung', 'Asuransi', 'Upah borongan tambahan'],
  },
  'Pemasang Panel Surya': {
    tasks: [
      'Memasang panel atap di desa sekitar Semarang',
      'Memeriksa baut dan kabel tiga bulanan',
      'Mengajari pemilik rumah mencatat hasil',
    ],
    requirements: ['Dasar listrik', 'Berani di atap', 'Mau menginap'],
    facilities: ['Uang inap', 'Tali pengaman baru', 'Sertifikasi dibiayai'],
  },
  'Juru Gambar CAD': {
    tasks: ['Membuat gambar kerja rumah dan ruko', 'Mengukur lapangan bersama tukang', 'Menyusun daftar bahan'],
    requirements: ['Lancar menggambar dua dimensi', 'Setahun pengalaman', 'Rapi menamai berkas'],
    facilities: ['Laptop', 'BPJS', 'Cuti bersama'],
  },
  'Resepsionis Klinik': {
    tasks: ['Menerima pasien dan mengatur antrean', 'Menyimpan berkas dengan rahasia', 'Menelepon pasien kontrol'],
    requirements: ['Ramah pada orang sakit', 'Mengetik cepat', 'Dasar bahasa isyarat menjadi nilai tambah'],
    facilities: ['Periksa gratis', 'BPJS', 'Giliran tetap'],
  },
  'Penerjemah Lepas': {
    tasks: [
      'Menerjemahkan dokumen Inggris dan Mandarin dari rumah',
      'Menjaga daftar istilah klien',
      'Menepati tenggat',
    ],
    requirements: ['Dua tahun pengalaman', 'Contoh terjemahan', 'Bisa menerbitkan tagihan'],
    facilities: ['Pesanan rutin', 'Bayar tujuh hari', 'Editor pendamping'],
  },
  'Fotografer Produk': {
    tasks: ['Memotret lima puluh produk sehari', 'Menyunting terang dan potong', 'Merawat lampu dan latar'],
    requirements: ['Contoh dua puluh foto', 'Cepat dan rapi', 'Paruh waktu empat hari'],
    facilities: ['Studio kecil milik sendiri pada Minggu', 'Makan siang', 'Uang transpor'],
  },
  'Pengelola Homestay': {
    tasks: [
      'Menyambut tamu dan menyiapkan kamar',
      'Menyusun sarapan dari kebun',
      'Mencatat pemesanan dari tiga tempat',
    ],
    requirements: ['Tinggal di desa', 'Senang bercerita', 'Bisa memakai kalender online'],
    facilities: ['Kamar', 'Bagi hasil', 'Kelas bahasa Inggris'],
  },
};

/** Who employs. */
const EMPLOYERS: Readonly<Record<string, string>> = {
  'PT Lumbung Sejahtera':
    'Gudang beras dan gula di Bekasi sejak 1998, dengan dua ratus karyawan dan satu aturan: truk tidak boleh menunggu.',
  'Nusa Piranti':
    'Rumah perangkat lunak kecil di Yogyakarta dan Jakarta. Membuat sistem antrean puskesmas dan toko koperasi sejak 2013.',
  'Wisma Angin Laut':
    'Penginapan tiga puluh kamar di tepi Pantai Mertasari. Dibuka 2009 oleh dua bersaudara bekas pramukamar kapal pesiar.',
  'Griya Canting Merapi':
    'Rumah produksi batik tulis di lereng selatan Merapi. Enam belas pembatik, sebagian besar belajar dari ibunya sendiri.',
  'Jaring Nusantara':
    'Penyedia server untuk sekolah dan rumah sakit daerah sejak 2011. Ruang mesinnya di Jakarta, timnya tersebar di lima kota.',
  'Toko Besar Deli':
    'Dua toko bahan pokok di Medan yang buka pukul lima pagi. Didirikan 1979, kini dipegang generasi ketiga.',
  'Antar Dewata':
    'Armada dua puluh mobil antar di Denpasar dan Badung, milik para pengemudinya lewat koperasi sejak 2018.',
  'Studio Tiang Tegak':
    'Biro gambar bangunan di Makassar. Sepuluh juru gambar mengerjakan rumah tinggal, sekolah, dan gudang rotan sejak 2007.',
  'Koperasi Tani Makmur':
    'Koperasi empat puluh kelompok tani di Bandung Selatan. Anggotanya bergiliran menjadi pengurus setiap tiga tahun.',
  'Kedai Kopi Rimba': 'Tiga kedai di Bandung yang membeli biji langsung dari petani Gunung Puntang.',
  'Hotel Segara Biru':
    'Hotel keluarga enam puluh kamar di Sanur, berdiri 1986, separuh karyawannya bertahan lebih dari sepuluh tahun.',
  'CV Sejuk Abadi':
    'Layanan pendingin ruangan bergaransi di Jakarta dengan delapan belas teknisi dan satu bengkel suku cadang.',
  'Bengkel Roda Dua': 'Bengkel di Semarang yang memulai dari emperan 2005 dan kini melayani dua ratus motor sepekan.',
  'PT Baja Mandala':
    'Pembuat rangka baja di Surabaya untuk jembatan dan gudang, dengan sekolah las sendiri di halaman belakang.',
  'Swalayan Rejeki':
    'Jaringan tujuh swalayan di Medan milik satu keluarga, terkenal karena kasirnya hafal nama pelanggan.',
  'CV Karya Boga': 'Dapur dan pengantaran makan siang kantor di Surabaya, seribu dua ratus kotak setiap hari kerja.',
  'Batik Lereng': 'Rumah batik tulis di lereng Imogiri yang menjual langsung dari tangan perajin kepada pembeli.',
  'Cetak Cerita': 'Percetakan dan studio kemasan di Bandung bagi usaha kecil, tanpa pesanan minimum.',
  'Rumah Siar': 'Rumah produksi video pendek di Jakarta untuk museum, sekolah, dan UMKM.',
  'Wisma Tresna': 'Rumah lansia berpenghuni tiga puluh dua orang di Semarang, dikelola yayasan perawat.',
  'Apotek Waras': 'Dua apotek di Malang yang buka sampai tengah malam dan tidak menjual antibiotik tanpa resep.',
  'PT Serat Alam': 'Pabrik benang rami di Bekasi, 340 hari tanpa kecelakaan pada papan pengumumannya.',
  'Jelajah Flores': 'Kapal wisata keluarga sejak 2011. Enam kapal, tiga puluh awak, semua dari Manggarai.',
  'Nusantara Tour': 'Biro perjalanan rombongan di Makassar, dua puluh tahun tanpa bus mogok yang ditinggal.',
  'Lingkar Bahasa': 'Rumah belajar anak di Malang dengan halaman, kucing, dan sembilan guru.',
  'Konveksi Mekar': 'Konveksi seragam di Bandung bersama tempat penitipan anak yang dijaga nenek-nenek sekitar.',
  'Katering Ibu Nur': 'Dapur rumahan di Jakarta Timur yang tumbuh dari dua puluh menjadi tiga ratus kotak sehari.',
  'Toko Roti Fajar': 'Toko roti Semarang yang oven batanya menyala sejak 1974.',
  'Kirim Cepat': 'Perusahaan pengiriman antarkota dengan pusat di Surabaya dan janji satu: kabar sebelum ditanya.',
  'Arsip Prima': 'Pengelola arsip rumah sakit dan notaris di Jakarta, delapan juta lembar tersimpan rapi.',
  'Sambung Net': 'Penyedia jaringan kantor di Bandung, bermula dari warnet dua saudara.',
  'Bangun Rukun': 'Kontraktor rumah dan ruko di Makassar yang menyerahkan daftar cacat sebelum pemilik menemukannya.',
  'Kantor Jasa Teratai': 'Kantor jasa pajak di Surabaya untuk usaha kecil, lima orang dan satu papan tulis besar.',
  'Jembatan Niaga': 'Layanan telepon bisnis di Jakarta yang melarang naskah menakut-nakuti.',
  'Terang Jaya': 'Instalatur listrik rumah di Bekasi dengan tiga regu dan garansi lima tahun.',
  'Surya Desa': 'Usaha sosial di Semarang yang memasang panel di musala, pompa, dan warung sejak 2017.',
  'Klinik Sehati': 'Klinik keluarga di Bandung dengan loket ramah Tuli dan ruang tunggu berisi buku.',
  'Dua Bahasa': 'Agensi terjemahan di Yogyakarta yang mencantumkan nama penerjemah di setiap buku.',
  'Etalase Kita': 'Studio foto produk di Jakarta untuk penjual online, lima puluh produk sehari.',
  'Desa Wisata Kembang': 'Tiga belas homestay di lereng Menoreh yang dikelola bersama dengan satu kalender di dinding.',
};

/** The work of a vacancy and who gives it. @throws Error for one that nobody has written */
export function workOf(title: string, company: string): DemoWork & { companyAbout: string } {
  const [work, companyAbout] = [WORK[title], EMPLOYERS[company]];
  if (!work || !companyAbout) throw new Error(`Nobody has written about "${title}" at ${company}.`);
  return { ...work, companyAbout };
}
