import type { DemoStory } from './shape.ts';

export const designStories: readonly DemoStory[] = [
  {
    course: 'Membatik Tulis untuk Pemula',
    ratings: 156,
    average: 4.8,
    text: [
      'Kelas dipandu langsung oleh para pembatik Sanggar Canting Ayu di Imogiri. Selama dua hari kamu menggambar pola, memegang canting sampai garisnya tenang, mencelup kain ke bak nila dan soga, dan melihat warna muncul ketika malam dilorod dalam air mendidih.',
      'Semua alat dan bahan termasuk: kain mori dua meter, canting tiga ukuran, malam, dan pewarna alam. Kelas dibatasi dua puluh orang dengan satu pendamping untuk tiap lima peserta. Kamu tidak perlu bisa menggambar, karena polanya sudah siap dijiplak. Dua jam bacaan, kuis, dan tes awal dibuka sebelum kelas; tes akhir sesudahnya.',
    ],
    audience: [
      'Pemula yang belum pernah memegang canting',
      'Perajin dan guru seni yang ingin belajar pewarna alam',
      'Pemilik usaha kain yang ingin memahami prosesnya',
    ],
    preparations: [
      'Baju yang boleh terkena noda',
      'Datang dua hari penuh, mulai pukul 08.45',
      'KTP untuk uji kompetensi',
    ],
    lessons: [],
    faq: [
      ['Apakah kainnya boleh dibawa pulang?', 'Boleh. Kain dikeringkan semalam dan dibungkus pada hari kedua.'],
      [
        'Saya tidak bisa menggambar, masih cocok?',
        'Cocok. Pola dijiplak dari kertas, yang dilatih adalah tangan dan kesabaran.',
      ],
      [
        'Kalau berhalangan, apakah jadwal bisa diganti?',
        'Bisa dipindahkan sampai tujuh hari sebelum kelas selama kursi masih ada.',
      ],
    ],
    reviews: [
      [
        5,
        'Pengajarnya sabar sekali. Tangan saya gemetar di awal, tapi di hari kedua sudah berani mencanting garis panjang.',
        'Garis panjang di hari kedua itu sering membuat peserta lupa gemetar. Rawat kainnya di tempat teduh ya.',
      ],
      [5, 'Materi padat dan bahannya lengkap. Catatan perawatan kainnya terpakai.'],
      [4, 'Kelasnya enak, hanya ruang celup agak sempit untuk dua puluh orang.'],
      [5, 'Bau soga menempel di tas saya seminggu, dan saya rindu.'],
    ],
  },
  {
    course: 'Desain Poster yang Bercerita',
    ratings: 79,
    average: 4.7,
    text: [
      'Tutup gambarnya, dan poster yang baik tetap berteriak. Galuh Pratama mendesain poster teater sejak 2009, kebanyakan hanya dengan huruf, dan kursus ini menelusuri caranya memilih, memperbesar, membuang, dan berhenti.',
      'Enam jam berisi empat latihan bertahap menuju satu poster ukuran A2 untuk acara yang kamu pilih: pasar malam, pengajian, lomba balap karung. Karyamu boleh dikirim untuk dibedah dalam sesi bulanan yang direkam, dan bedahan peserta lain sama bergunanya. Kamu belajar dari poster gagal sebanyak dari yang berhasil, termasuk tiga milik Galuh sendiri.',
    ],
    audience: ['Mahasiswa desain semester awal', 'Panitia acara kampung dan kampus', 'Desainer otodidak'],
    preparations: ['Aplikasi desain apa saja', 'Contoh poster yang kamu sukai dan benci', 'Satu acara sungguhan'],
    lessons: [
      [
        ['Huruf punya suara', 'Kamu memberi peran pada lima huruf.'],
        ['Dua huruf yang akur', 'Pasangan kontras dan pasangan saudara.'],
      ],
      [
        ['Satu hal paling besar', 'Hierarki diuji dari jarak lima meter.'],
        ['Tanggal yang tidak bisa terlewat', 'Angka sebagai bintang utama.'],
      ],
      [
        ['Keberanian mengosongkan', 'Separuh kertas dibiarkan.'],
        ['Merapat supaya terasa', 'Jarak antarhuruf disetel dengan mata.'],
      ],
      [
        ['Poster A2 selesai', 'Tiga cetakan uji dan satu keputusan.'],
        ['Berkas siap cetak', 'Lebihan, warna, dan huruf yang dibawa serta.'],
      ],
    ],
    faq: [
      ['Perangkat lunak apa yang wajib?', 'Tidak ada. Bahkan gunting dan kertas boleh.'],
      ['Apakah huruf-hurufnya gratis?', 'Semua huruf contoh berlisensi terbuka.'],
      ['Seberapa sering sesi bedah karya?', 'Sebulan sekali, Rabu malam.'],
    ],
    reviews: [
      [5, 'Poster pasar malam saya dicuri orang dari papan pengumuman. Kebanggaan tersendiri.'],
      [5, 'Diuji dari lima meter, langsung ketahuan mana yang percuma.'],
      [4, 'Sesi bedahnya antre panjang.', 'Kami menambah satu malam lagi mulai bulan depan.'],
    ],
  },
  {
    course: 'Desain Grafis dengan Perangkat',
    ratings: 171,
    average: 4.5,
    text: [
      'Tanpa lisensi jutaan rupiah, kamu membuat logo, spanduk pecel lele, dan kemasan keripik yang tampak niat. Galuh memakai dua aplikasi gratis yang berjalan di laptop tua, dan setiap karya berangkat dari pesanan nyata usaha kecil di Bandung.',
      'Sebelas jam disusun seperti bekerja di studio: menerima pesanan, membuat tiga sketsa, ditolak, memperbaiki, menyerahkan. Kamu juga belajar menulis kesepakatan sederhana supaya revisi tidak berlangsung selamanya. Contoh kesepakatan itu sudah dipakai puluhan peserta, dan menurut pengakuan mereka, pelanggan malah merasa lebih tenang. Unduh dan ubahlah seperlunya.',
    ],
    audience: [
      'Peserta Prakerja yang ingin keterampilan digital',
      'Pemilik usaha yang membuat materinya sendiri',
      'Pelajar yang ingin menerima pesanan',
    ],
    preparations: [
      'Laptop dengan memori empat gigabita',
      'Tetikus, bukan hanya papan sentuh',
      'Foto tiga kemasan dari dapurmu',
    ],
    lessons: [
      [
        ['Lingkaran, kotak, dan pena', 'Ikon sederhana dirakit dari bentuk dasar.'],
        ['Warna dari kain dan buah', 'Palet diambil dari foto pasar.'],
      ],
      [
        ['Tiga sketsa sebelum komputer', 'Kertas lebih cepat daripada layar.'],
        ['Logo yang terbaca selebar kuku', 'Diuji pada stempel dan foto profil.'],
      ],
      [
        ['Spanduk pecel lele', 'Harga, arah, dan satu gambar.'],
        ['Huruf besar tanpa teriak', 'Jarak dan lebar diatur untuk dibaca sambil berkendara.'],
      ],
      [
        ['Jaring kemasan keripik', 'Lipatan digambar, dicetak, dan dilem.'],
        ['Menyerahkan ke percetakan', 'Berkas, bukti warna, dan surat kesepakatan.'],
      ],
    ],
    faq: [
      ['Aplikasi apa saja?', 'Satu pengolah vektor dan satu pengolah foto, keduanya sumber terbuka.'],
      ['Bolehkah hasilnya dijual?', 'Boleh, seluruh contoh bebas dikembangkan.'],
      ['Apakah saldo Prakerja bisa dipakai?', 'Bisa untuk seluruh harga kursus.'],
    ],
    reviews: [
      [5, 'Pesanan pertama tiga ratus ribu, logo bengkel tetangga.'],
      [4, 'Lem kemasan saya gagal dua kali, ketiga kali berhasil.'],
      [
        5,
        'Surat kesepakatan revisi itu melindungi persahabatan.',
        'Desain selesai, pertemanan utuh. Itulah hasil akhir yang kita cari.',
      ],
    ],
  },
  {
    course: 'Fotografi Produk dengan Ponsel',
    ratings: 103,
    average: 4.7,
    text: [
      'Jendela dapur yang menghadap timur adalah studio gratis sampai pukul sepuluh. Laras Ayuningtyas memotret sambal, sepatu, dan sabun untuk ratusan toko hanya dengan ponsel, karton manila, dan kesabaran menunggu awan.',
      'Materi mandiri mengajarkan melihat cahaya. Lokakarya setengah hari di Bandung atau Yogyakarta mengajarkan bekerja cepat: dua puluh foto layak unggah dalam sembilan puluh menit. Kamu pulang dengan daftar bidikan yang bisa dipakai untuk setiap produk baru. Semua penyuntingan dilakukan di ponsel memakai aplikasi gratis yang tidak memberi tanda air. Hasilnya siap unggah.',
    ],
    audience: ['Penjual online dan reseller', 'Admin media sosial usaha kecil', 'Fotografer pemula'],
    preparations: [
      'Ponsel dengan lensa yang sudah dilap',
      'Tiga produk, satu di antaranya mengilap',
      'Dua lembar karton putih',
    ],
    lessons: [
      [
        ['Jendela timur dan pukul delapan', 'Bayangan dibandingkan setiap satu jam.'],
        ['Karton pemantul', 'Sisi gelap diangkat tanpa lampu.'],
      ],
      [
        ['Latar dari lemari dapur', 'Talenan, kain, dan kertas kado.'],
        ['Produk mengilap tanpa bayangan kamera', 'Sudut, kain, dan mundur selangkah.'],
      ],
      [
        ['Aturan tiga bidikan', 'Utuh, dekat, dan dipakai.'],
        ['Memberi ukuran tanpa penggaris', 'Tangan dan koin sebagai pembanding.'],
      ],
      [
        ['Menyunting dalam satu menit', 'Terang, potong, warna, selesai.'],
        ['Dua puluh foto, sembilan puluh menit', 'Kerja cepat berpasangan.'],
      ],
    ],
    faq: [
      ['Kamera ponsel saya biasa saja.', 'Itu cukup. Contoh di materi memakai ponsel keluaran lima tahun lalu.'],
      ['Apakah perlu membeli lampu?', 'Tidak, tetapi ada satu materi bila rumahmu gelap.'],
      ['Apakah foto saya akan dinilai?', 'Saat lokakarya, lima foto terbaikmu dibahas bersama.'],
    ],
    reviews: [
      [5, 'Botol kecap saya akhirnya tidak memantulkan wajah saya sendiri.'],
      [5, 'Dua puluh foto selesai sebelum makan siang.'],
      [
        4,
        'Lokakarya Yogyakarta mendung, Mbak Laras tetap menemukan cahaya.',
        'Mendung justru lampu lembut terbesar di dunia.',
      ],
    ],
  },
  {
    course: 'Menyunting Video Pendek',
    ratings: 148,
    average: 4.5,
    text: [
      'Video satu menit yang ditonton sampai habis dimulai dari kertas, bukan dari aplikasi. Kamu menggambar enam kotak, memotret tiap adegan, kemudian memotong sampai tidak ada detik yang bisa dibuang lagi.',
      'Semua dikerjakan di ponsel dengan aplikasi gratis tanpa tanda air. Suara mendapat perhatian besar: membersihkan dengung kipas, menaruh musik berlisensi aman, dan menulis teks untuk mereka yang menonton tanpa suara. Proyek akhirnya tiga video pendek tentang satu tempat di sekitarmu. Tempat itu boleh pasar, bengkel, atau teras rumah nenek. Pilih yang dekat.',
    ],
    audience: ['Pembuat konten pemula', 'Guru dan penyuluh', 'Usaha kecil yang ingin bercerita'],
    preparations: [
      'Ponsel dengan ruang kosong tiga gigabita',
      'Pengeras suara atau pelantang telinga',
      'Satu tempat yang boleh direkam',
    ],
    lessons: [
      [
        ['Enam kotak di kertas', 'Awal, kait, tiga langkah, dan penutup.'],
        ['Merekam dengan tenang', 'Siku di badan, hitung sampai lima.'],
      ],
      [
        ['Memotong mengikuti gerak', 'Tangan yang belum selesai menyambung adegan.'],
        ['Membuang sepuluh detik kesayangan', 'Latihan tega.'],
      ],
      [
        ['Mengusir dengung kipas', 'Rekaman ruang kosong dipakai sebagai penawar.'],
        ['Musik yang tidak membuat video diturunkan', 'Sumber berlisensi aman.'],
      ],
      [
        ['Teks untuk penonton tanpa suara', 'Ukuran, jeda, dan letak.'],
        ['Mengunggah tanpa pecah', 'Ukuran dan bingkai untuk tiga tempat.'],
      ],
    ],
    faq: [
      ['Apakah ponsel lama kuat?', 'Ada pilihan menyunting dengan berkas kecil, lalu diganti saat mengekspor.'],
      ['Apakah wajah saya harus muncul?', 'Tidak, banyak peserta hanya menampilkan tangan dan tempat.'],
      ['Aplikasi apa yang dipakai?', 'Satu yang gratis di Android dan iPhone, namanya disebut di materi pertama.'],
    ],
    reviews: [
      [5, 'Video penjual cendol di kampung saya tembus dua puluh ribu penonton.'],
      [4, 'Tega membuang sepuluh detik itu ujian hidup.'],
      [
        5,
        'Dengung kipasnya hilang! Saya kira harus beli mikrofon.',
        'Kipas lama, telinga baru. Simpan uangnya untuk kuota.',
      ],
    ],
  },
  {
    course: 'Menjahit Busana Dasar',
    ratings: 66,
    average: 4.8,
    text: [
      'Tiga hari, satu mesin per orang, dan satu kemeja yang benar-benar bisa dipakai ke kantor. Sekar Kinasih mengajar menjahit seperti mengajar membatik: tangan dulu, kecepatan menyusul.',
      'Hari pertama mengukur badan teman dan menggambar pola. Hari kedua memotong kain tanpa boros dan menjahit lurus, lengkung, kerah. Hari ketiga lubang kancing, setrika, serta pas badan. Kain katun dua meter tersedia dalam enam warna. Bila mesinmu di rumah berbeda, pendamping menunjukkan padanan tombolnya sebelum kamu pulang. Sisa perca menjadi sarung bantal. Bawalah tas kain untuk membawanya pulang.',
    ],
    audience: [
      'Pemula total dan penjahit rumahan',
      'Calon operator konveksi',
      'Orang tua yang ingin menjahit baju anak',
    ],
    preparations: [
      'Meteran jahit dan gunting kain bila punya',
      'Kemeja favorit sebagai contoh',
      'Kacamata baca bila perlu',
    ],
    lessons: [
      [
        ['Sembilan ukuran yang menentukan', 'Badan teman diukur dan dicatat.'],
        ['Membaca kerut dan lipit', 'Kemeja contoh dibongkar dengan mata.'],
      ],
      [
        ['Pola di kertas cokelat', 'Garis lurus, lengkung lengan, dan kerah.'],
        ['Menambah kampuh', 'Sentimeter kecil yang sering terlupa.'],
      ],
      [
        ['Arah serat dan letak pola', 'Kain dua meter cukup bila sabar.'],
        ['Memotong sekali', 'Batu, pensil, lalu gunting.'],
      ],
      [
        ['Jahitan lurus sampai kerah berdiri', 'Tiga latihan di perca.'],
        ['Lubang kancing dan pas badan', 'Kemeja disetrika dan dikenakan.'],
      ],
    ],
    faq: [
      ['Apakah mesin jahit disediakan?', 'Ya, satu untuk setiap peserta, mesin listrik biasa.'],
      ['Ukuran badan saya besar, apakah kainnya cukup?', 'Beri tahu saat mendaftar, kami siapkan dua setengah meter.'],
      ['Adakah lanjutan membuat gaun?', 'Ada, dibuka bila peminat mencapai sepuluh orang.'],
    ],
    reviews: [
      [5, 'Kemeja biru itu saya pakai wawancara. Diterima.'],
      [
        5,
        'Kerah pertama saya miring, Bu Sekar bilang biarkan sebagai tanda lahir.',
        'Tanda lahir membuatnya hanya milikmu. Kerah kedua pasti tegak.',
      ],
      [4, 'Tiga hari berturut-turut cukup melelahkan punggung.'],
    ],
  },
  {
    course: 'Ilustrasi Cat Air',
    ratings: 58,
    average: 4.6,
    text: [
      'Kamboja, melati, dan sirih tumbuh di pagar siapa saja; cat air mengajarimu melihatnya lagi. Laras memandu dua sore online dengan kamera di atas meja, sehingga setiap tetes air tampak jelas.',
      'Kamu memulai dari mengendalikan air, bukan menggambar. Basah di atas basah untuk kelopak, kering untuk urat daun, dan selalu satu lapis lebih sedikit daripada keinginanmu. Setelah kelas, lukisanmu bisa dipajang di pameran online angkatan. Tidak ada yang harus dikumpulkan; kertas yang gagal disimpan, sebab bulan depan ia sering terlihat paling indah.',
    ],
    audience: ['Penikmat tanaman dan jurnal', 'Guru TK dan SD', 'Orang yang mencari kegiatan menenangkan'],
    preparations: [
      'Cat air dua belas warna yang murah sekalipun',
      'Kertas 200 gram ukuran A5, enam lembar',
      'Setangkai bunga dari pekarangan',
    ],
    lessons: [
      [
        ['Tiga kertas, tiga tabiat', 'Air yang sama diteteskan dan dibandingkan.'],
        ['Kuas bulat dan ujungnya', 'Garis sehelai rambut dilatih.'],
      ],
      [
        ['Kelopak basah di atas basah', 'Warna dibiarkan berjalan sendiri.'],
        ['Berhenti sebelum keruh', 'Tanda bahwa kertas sudah lelah.'],
      ],
      [
        ['Urat daun sirih', 'Bagian putih disisakan, bukan dicat.'],
        ['Hijau dari kuning dan nila', 'Lima hijau tanpa tabung hijau.'],
      ],
      [
        ['Setangkai kamboja utuh', 'Dari bayangan paling muda.'],
        ['Pameran kecil', 'Karya dibingkai dengan karton.'],
      ],
    ],
    faq: [
      ['Saya tidak bisa menggambar garis lurus.', 'Bunga tidak punya garis lurus, jadi kamu aman.'],
      ['Merek cat apa yang disarankan?', 'Daftar tiga tingkat harga dikirim sebelum kelas.'],
      ['Bisakah anak ikut?', 'Anak di atas sepuluh tahun boleh duduk di sampingmu.'],
    ],
    reviews: [
      [5, 'Dua sore paling tenang tahun ini.'],
      [4, 'Kertas saya terlalu tipis, ternyata benar harus 200 gram.'],
      [5, 'Melati saya dipasang ibu di ruang tamu.', 'Pameran paling bergengsi memang ruang tamu ibu.'],
    ],
  },
];
