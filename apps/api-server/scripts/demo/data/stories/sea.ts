import type { DemoStory } from './shape.ts';

export const seaStories: readonly DemoStory[] = [
  {
    course: 'Pemandu Wisata Bahari',
    ratings: 141,
    average: 4.7,
    text: [
      'Ombak setinggi lutut bisa membuat rombongan panik, dan pada saat itulah pemandu bekerja. Empat hari bersama Kapten Rahman di Labuan Bajo atau Manado, kamu belajar membaca laut, menjaga dua belas orang, dan bercerita tanpa mengarang.',
      'Pagi di kapal, sore di dermaga. Kamu memimpin pemeriksaan alat, memberi arahan keselamatan dalam dua bahasa, memandu permukaan terumbu, lalu mengurus satu keadaan darurat rekaan. Sertifikat kompetensi diuji pemandu senior yang tidak mengajar di kelasmu. Kapal latih membawa dua pendamping. Setiap malam ada penilaian singkat di geladak kapal.',
    ],
    audience: ['Pemuda pesisir dan awak kapal wisata', 'Pemandu darat yang ingin ke laut', 'Lulusan SMK pariwisata'],
    preparations: ['Bisa berenang dua ratus meter', 'Baju renang dan kaus lengan panjang', 'Obat mabuk bila perlu'],
    lessons: [
      [
        ['Memeriksa pelampung dan cuaca', 'Tiga tanda untuk membatalkan perjalanan.'],
        ['Arahan keselamatan dua bahasa', 'Empat menit yang didengarkan.'],
      ],
      [
        ['Cerita kampung dan karang', 'Bertanya kepada nelayan sebelum bercerita kepada tamu.'],
        ['Menjawab tidak tahu', 'Kalimat jujur yang disukai tamu.'],
      ],
      [
        ['Karang tidak untuk dipijak', 'Jalur masuk, sirip, dan jangkar.'],
        ['Sepuluh ikan yang pasti ditanya', 'Nama lokal dan nama umum.'],
      ],
      [
        ['Memandu dua belas orang', 'Hitung kepala setiap pindah tempat.'],
        ['Tamu hanyut dan kram', 'Darurat rekaan di air sungguhan.'],
      ],
    ],
    faq: [
      ['Apakah saya harus lancar berbahasa Inggris?', 'Cukup untuk arahan dasar, naskahnya dilatih bersama.'],
      ['Di mana menginapnya?', 'Asrama politeknik tersedia dengan biaya terpisah, Rp75.000 semalam.'],
      ['Bila cuaca buruk?', 'Praktik digeser, dan sehari cadangan selalu disiapkan.'],
    ],
    reviews: [
      [5, 'Batal berangkat karena tiga tanda itu, sorenya badai. Tamu memeluk saya.'],
      [5, 'Kapten menyuruh kami bertanya ke nelayan tua. Ceritanya emas.'],
      [4, 'Berenang dua ratus meter bukan main-main.', 'Betul, dan kamu menyelesaikannya. Laut akan ingat.'],
    ],
  },
  {
    course: 'Selam Dasar untuk Pemandu',
    ratings: 43,
    average: 4.8,
    text: [
      'Menyelam untuk diri sendiri berbeda dari menyelam sambil menjaga orang lain. Kapten Rahman dan tim Politeknik Samudra menyiapkan lima hari yang bergerak dari papan tulis, ke kolam, lalu ke laut terbuka sedalam delapan belas meter.',
      'Satu pengajar mendampingi empat peserta. Kamu berlatih mengosongkan masker sambil berbagi udara, membaca wajah tamu di balik kaca, dan menolak menyelam bila ada yang tidak beres. Alat lengkap dipinjamkan, termasuk komputer selam. Politeknik menutup kelas bila angin melewati batas, tanpa perdebatan. Keputusan seperti itu juga bagian dari pelajaran.',
    ],
    audience: ['Pemandu wisata bahari', 'Awak kapal selam rekreasi', 'Peneliti lapangan pemula'],
    preparations: ['Surat sehat untuk menyelam', 'Usia minimal delapan belas', 'Tidak terbang sehari setelah kelas'],
    lessons: [
      [
        ['Tekanan dijelaskan dengan botol', 'Botol plastik turun bersama tali.'],
        ['Tabel dan komputer selam', 'Waktu, dalam, dan istirahat.'],
      ],
      [
        ['Masker penuh air', 'Tenang, miring, tiup.'],
        ['Daya apung di kolam', 'Melayang tanpa menyentuh dasar.'],
      ],
      [
        ['Masuk dari perahu', 'Tiga cara dan kapan memakainya.'],
        ['Memandu dua tamu', 'Isyarat, jarak, dan sisa udara.'],
      ],
      [
        ['Kehabisan udara', 'Berbagi dan naik bersama.'],
        ['Oksigen di atas kapal', 'Tanda penyakit dekompresi.'],
      ],
    ],
    faq: [
      ['Saya berkacamata.', 'Masker berlensa tersedia untuk minus umum.'],
      [
        'Apakah kartu selamnya internasional?',
        'Sertifikat ini nasional. Penyetaraan dijelaskan dan berbiaya tersendiri.',
      ],
      [
        'Kalau takut di tengah kelas?',
        'Pengajar mengembalikanmu ke kolam, dan sisa biaya bisa dipindah ke jadwal lain.',
      ],
    ],
    reviews: [
      [5, 'Masker penuh air menakutkan di hari dua, hari empat jadi permainan.'],
      [5, 'Menolak menyelam diajarkan sebagai keahlian. Hormat.'],
      [4, 'Komputer selam ada yang baterainya lemah.', 'Terima kasih, semua baterai diganti sebelum angkatan berikut.'],
    ],
  },
  {
    course: 'Mengelola Homestay',
    ratings: 73,
    average: 4.6,
    text: [
      'Tamu tidak mencari hotel murah; mereka mencari pagi di desamu. Made Suryani membantu dua ratus keluarga membuka kamar, dan ia memulai dari hal yang paling dirasakan: kasur, kamar mandi, dan sapaan ketika sepatu dilepas.',
      'Materi mandiri sepuluh jam diselingi kunjungan setengah hari ke homestay di Yogyakarta, boleh diikuti secara online. Kamu menata satu kamar, menyusun sarapan dari kebun, menetapkan harga dua musim, dan menulis balasan untuk ulasan yang menyakitkan. Kamu mendapat daftar belanja bertahap, mulai dari seratus ribu rupiah. Satu perubahan kecil setiap pekan sudah memadai.',
    ],
    audience: ['Keluarga di desa wisata', 'Pengurus kelompok sadar wisata', 'Pemilik kamar kosong dekat kampus'],
    preparations: ['Satu kamar untuk ditata', 'Foto rumah dari jalan', 'Daftar makanan yang biasa dimasak'],
    lessons: [
      [
        ['Kamar dari mata orang lelah', 'Kait, colokan, lampu baca, dan tirai.'],
        ['Kamar mandi bersih tanpa renovasi', 'Sikat, gayung, dan bau.'],
      ],
      [
        ['Sarapan dari kebun', 'Tiga menu berputar untuk tamu dua malam.'],
        ['Pantangan tamu', 'Bertanya sebelum belanja.'],
      ],
      [
        ['Harga musim sepi dan ramai', 'Biaya air panas ikut dihitung.'],
        ['Pesanan dari tiga tempat', 'Satu kalender di dinding.'],
      ],
      [
        ['Sapaan saat sepatu dilepas', 'Lima menit pertama.'],
        ['Ulasan yang menyakitkan', 'Dibalas besok pagi, bukan malam ini.'],
      ],
    ],
    faq: [
      ['Rumah saya tidak bagus.', 'Tamu yang tepat mencari kehangatan. Yang penting bersih dan jujur di foto.'],
      ['Apakah perlu izin?', 'Ringkasannya ada, berbeda tiap daerah.'],
      ['Kunjungan ke homestay berapa lama?', 'Setengah hari termasuk makan siang di dapurnya.'],
    ],
    reviews: [
      [5, 'Kait baju! Hal kecil, semua tamu menyebutnya.'],
      [4, 'Balasan besok pagi itu nasihat untuk hidup juga.'],
      [5, 'Dua kamar penuh enam akhir pekan berturut-turut.', 'Jangan lupa satu akhir pekan libur untuk keluarga.'],
    ],
  },
  {
    course: 'Keselamatan Dasar Pelaut',
    ratings: 96,
    average: 4.6,
    text: [
      'Alarm berbunyi tujuh pendek satu panjang. Selama enam hari kamu mendengarnya berkali-kali, sampai tangan meraih jaket pelampung lebih dulu daripada ponsel. Pelatihan berlangsung di pusat latih Politeknik Samudra dengan kolam ombak dan rumah api.',
      'Kamu melompat dari ketinggian tiga meter, membalik rakit, memadamkan api minyak, memberi pertolongan pertama, serta mempelajari tanggung jawab di kapal. Ujiannya terpisah untuk setiap bidang, dan yang belum lulus mengulang bidang itu saja. Pakaian tahan api, jaket, dan makan tiga kali sudah termasuk. Bawalah tidur yang cukup dari rumah.',
    ],
    audience: [
      'Calon awak kapal niaga dan penangkap ikan',
      'Kru feri dan kapal wisata',
      'Taruna yang belum memegang sertifikat',
    ],
    preparations: ['Surat sehat pelaut', 'Ijazah SMP ke atas', 'Pakaian renang dan baju ganti'],
    lessons: [
      [
        ['Melompat tiga meter', 'Tangan menyilang, mata ke cakrawala.'],
        ['Rakit terbalik dan hipotermia', 'Berenam di air dingin.'],
      ],
      [
        ['Segitiga api di rumah latih', 'Asap, pintu panas, dan merangkak.'],
        ['Alat bantu napas', 'Dua puluh menit udara.'],
      ],
      [
        ['Luka bakar dan tenggelam', 'Praktik di geladak yang bergoyang.'],
        ['Isyarat dan radio darurat', 'Kalimat baku di saluran enam belas.'],
      ],
      [
        ['Tugas di sijil darurat', 'Nama, tempat, dan alat.'],
        ['Ujian empat bidang', 'Lulus per bidang.'],
      ],
    ],
    faq: [
      [
        'Apakah sertifikatnya diakui syahbandar?',
        'Pelatihan mengikuti kurikulum nasional. Pengurusan buku pelaut dilakukan sendiri dengan panduan kami.',
      ],
      ['Saya belum bisa berenang.', 'Ikut kelas renang gratis dua hari sebelum pelatihan.'],
      ['Apakah ada asrama?', 'Ada di Makassar, di Surabaya tersedia daftar penginapan.'],
    ],
    reviews: [
      [5, 'Lompatan tiga meter: teriak dulu, bangga kemudian.'],
      [5, 'Rumah api membuat saya menghormati asap.'],
      [4, 'Enam hari penuh, badan remuk.', 'Tubuhmu sedang menghafal. Tiga hari lagi ia berterima kasih.'],
    ],
  },
  {
    course: 'Bercerita tentang Kotamu',
    ratings: 52,
    average: 4.7,
    text: [
      'Tukang loak di tikungan itu lebih menarik daripada tugu. Putri Handayani merintis tur jalan kaki di kota kecil yang katanya tidak punya apa-apa, dan kini pekannya penuh. Rahasianya rute pendek, riset telaten, dan berhenti di tempat teduh.',
      'Lima jam materi menuntunmu membuat satu tur sembilan puluh menit: memilih delapan perhentian, menemui tiga narasumber, menulis cerita dua menit, serta menetapkan harga yang membagi hasil kepada warga. Kamu mengakhiri dengan tur percobaan untuk lima teman. Peta contoh dapat diunduh lalu diganti dengan kotamu.',
    ],
    audience: [
      'Warga yang mencintai kotanya',
      'Mahasiswa sejarah dan pariwisata',
      'Guru yang ingin mengajak murid berjalan',
    ],
    preparations: ['Sepatu jalan', 'Peta kertas kotamu', 'Perekam suara'],
    lessons: [
      [
        ['Delapan perhentian dalam dua kilometer', 'Teduh, duduk, toilet, dan cerita.'],
        ['Berjalan dengan kursi roda di benak', 'Trotoar diukur.'],
      ],
      [
        ['Tiga narasumber di satu gang', 'Cara datang, bertanya, dan berterima kasih.'],
        ['Memeriksa dongeng', 'Mana catatan, mana kabar burung.'],
      ],
      [
        ['Cerita dua menit', 'Orang, benda, perubahan.'],
        ['Bersuara di jalan ramai', 'Berdiri membelakangi tembok.'],
      ],
      [
        ['Harga yang dibagi', 'Warga, pemandu, dan kas gang.'],
        ['Tur percobaan', 'Lima teman dan lembar umpan balik.'],
      ],
    ],
    faq: [
      ['Kota saya kecil sekali.', 'Contoh utamanya kecamatan dengan satu lampu merah.'],
      ['Apakah perlu lisensi pemandu?', 'Aturannya berbeda tiap daerah, cara mengeceknya ditunjukkan.'],
      ['Bolehkah bercerita dalam bahasa ibu?', 'Sangat dianjurkan di bagian cerita.'],
    ],
    reviews: [
      [5, 'Tur loak saya sudah angkatan kesebelas.'],
      [5, 'Membagi hasil ke kas gang, warga malah ikut bercerita.', 'Itu tanda turmu sudah milik bersama. Indah.'],
      [4, 'Trotoar kotaku tidak lulus ukur. Jadi bahan surat ke wali kota.'],
    ],
  },
  {
    course: 'Perencanaan Perjalanan Rombongan',
    ratings: 46,
    average: 4.4,
    text: [
      'Empat puluh dua orang, satu bus, tiga alergi, dan seorang kakek yang tidak bisa naik tangga. Made menyusun perjalanan seperti menyusun dapur: setiap menit punya pemilik. Dua malam online, kamu membawa satu rencana perjalanan sungguhan.',
      'Malam pertama acara dan anggaran dikerjakan di lembar yang sama. Malam kedua membahas penyedia, perjanjian, serta rencana cadangan ketika bus mogok atau hujan turun tepat saat api unggun. Peserta pulang membawa satu berkas yang siap dikirim ke rombongan. Lembar acaranya sudah melewati empat tahun perjalanan.',
    ],
    audience: ['Panitia wisata sekolah dan kantor', 'Staf biro perjalanan', 'Pengurus ziarah dan komunitas'],
    preparations: [
      'Rencana perjalanan yang akan dijalankan',
      'Daftar peserta beserta kebutuhan khusus',
      'Lembar sebar',
    ],
    lessons: [
      [
        ['Menit yang punya pemilik', 'Acara ditulis dengan nama penanggung jawab.'],
        ['Waktu hilang di toilet dan bagasi', 'Dihitung per empat puluh orang.'],
      ],
      [
        ['Anggaran per kursi', 'Kursi kosong, sopir, dan uang takut.'],
        ['Iuran yang tidak diributkan', 'Rincian dibagikan sejak awal.'],
      ],
      [
        ['Membandingkan tiga bus', 'Pajak kendaraan dan jam kerja sopir.'],
        ['Perjanjian satu halaman', 'Batal, terlambat, dan ganti rugi.'],
      ],
      [
        ['Bus mogok di tanjakan', 'Siapa menelepon siapa.'],
        ['Daftar kakek dan alergi', 'Kartu kecil untuk setiap pendamping.'],
      ],
    ],
    faq: [
      ['Apakah membahas perjalanan ke luar negeri?', 'Tidak, hanya dalam negeri.'],
      ['Adakah lembar siap pakai?', 'Tiga lembar: acara, anggaran, dan kontak darurat.'],
      ['Apakah cocok untuk rombongan kecil?', 'Ya, mulai dari sembilan orang.'],
    ],
    reviews: [
      [5, 'Bus kami benar-benar mogok. Kartu kecil bekerja.'],
      [4, 'Uang takut, istilah baru di rumah kami.'],
      [4, 'Ingin contoh ziarah lebih banyak.', 'Dua contoh ziarah wali sudah masuk lembar terbaru.'],
    ],
  },
  {
    course: 'Budidaya Rumput Laut',
    ratings: 67,
    average: 4.5,
    text: [
      'Tali bentang, bibit segar, dan laut yang bergerak cukup. Andi Baso menanam sejak berumur sebelas tahun di Takalar dan merekam kursus gratis ini dari atas perahunya, angin dan semua.',
      'Dua jam lebih sedikit membahas memilih bibit, mengikat, merawat dari lumut, memanen pada hari keempat puluh lima, serta mengeringkan tanpa pasir. Ada hitungan modal untuk sepuluh bentang dan cerita jujur tentang musim ketika semuanya putih dan rontok. Daeng Andi menjawab pertanyaan setiap Ahad malam sepulang melaut. Sinyal di laut kadang hilang, jadi bersabarlah.',
    ],
    audience: [
      'Keluarga nelayan',
      'Penyuluh dan pendamping desa pesisir',
      'Pemuda yang ingin bekerja di kampung sendiri',
    ],
    preparations: ['Akses ke perairan tenang', 'Tali nomor empat dan pelampung botol', 'Catatan pasang surut'],
    lessons: [
      [
        ['Bibit muda yang bersih', 'Ujung, warna, dan bau.'],
        ['Memilih tempat dengan kaki', 'Arus, dasar, dan jalur perahu.'],
      ],
      [
        ['Ikatan pita yang tidak mencekik', 'Jarak sejengkal, tali kendur.'],
        ['Lumut dan ikan baronang', 'Menggoyang tali tiga hari sekali.'],
      ],
      [
        ['Hari keempat puluh lima', 'Panen pagi, bibit disisihkan dulu.'],
        ['Penyakit putih', 'Yang diselamatkan dan yang dilepas.'],
      ],
      [
        ['Menjemur di atas para-para', 'Tanpa pasir, tanpa hujan.'],
        ['Kadar air dan harga', 'Digenggam, ditimbang, ditawar.'],
      ],
    ],
    faq: [
      ['Berapa modal sepuluh bentang?', 'Contohnya sekitar Rp1,4 juta, dengan rincian yang bisa diubah.'],
      ['Apakah bisa di danau?', 'Tidak, jenis yang dibahas hidup di air asin.'],
      ['Siapa yang membeli hasilnya?', 'Ada penjelasan rantai pembeli dan cara bertanya harga sebelum menanam.'],
    ],
    reviews: [
      [5, 'Panen pertama sembilan puluh kilo kering. Terima kasih, Daeng.'],
      [4, 'Angin di video keras, tapi justru terasa di laut.'],
      [
        5,
        'Cerita musim putih itu menyiapkan hati kami.',
        'Laut mengajar kita berdua. Sisihkan bibit lebih banyak tahun ini.',
      ],
    ],
  },
];
