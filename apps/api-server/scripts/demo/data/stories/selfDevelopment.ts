import type { DemoStory } from './shape.ts';

export const selfDevelopmentStories: readonly DemoStory[] = [
  {
    course: 'Percaya Diri Berbicara',
    ratings: 298,
    average: 4.7,
    text: [
      'Lutut gemetar tidak perlu hilang; ia cukup diberi pekerjaan. Rina Siregar, pembawa acara di Medan selama dua dekade, mengajarkan pernapasan, kalimat pembuka, cara menjaga mata pendengar, dan penutup yang membuat orang menoleh.',
      'Latihannya kecil dan bisa dilakukan di kamar: membaca pengumuman rapat RT, memperkenalkan tamu, bercerita tentang bau dapur nenek. Kamu merekam diri, menonton sekali saja, memperbaiki satu hal, lalu merekam lagi. Cara itu jauh lebih ramah daripada menonton berulang sambil mencela diri. Dua pekan cukup untuk merasakan bedanya. Kamu dinilai lewat tes awal, kuis napas dan suara, serta tes penutup.',
    ],
    audience: [
      'Siapa pun yang menghindari giliran bicara',
      'Ketua kelas, pengurus RT, dan takmir',
      'Pelamar kerja menjelang wawancara',
    ],
    preparations: ['Ponsel untuk merekam', 'Cermin setinggi dada', 'Segelas air hangat'],
    lessons: [],
    faq: [
      [
        'Saya gagap sejak kecil, apakah bisa?',
        'Banyak latihannya membantu, tetapi kursus ini bukan terapi. Bila perlu, temui terapis wicara.',
      ],
      ['Apakah harus tampil di depan kelas?', 'Tidak. Semua latihan direkam sendiri dan tidak perlu dikirim.'],
      ['Berapa lama latihan sehari?', 'Sepuluh menit sudah cukup selama dua pekan.'],
    ],
    reviews: [
      [5, 'Memimpin tahlilan pertama kali tanpa membaca teks. Alhamdulillah.'],
      [5, 'Menonton sekali saja, memperbaiki satu hal. Aturan ini menyelamatkan saya dari minder.'],
      [4, 'Contoh untuk rapat online masih sedikit.', 'Setuju. Dua latihan untuk rapat online sudah ditambahkan.'],
      [5, 'Suami saya ikut mendengar dari dapur, sekarang dia yang pidato.'],
    ],
  },
  {
    course: 'Menulis CV dan Surat Lamaran',
    ratings: 276,
    average: 4.7,
    text: [
      'Petugas perekrutan melihat CV sekitar tujuh detik. Kursus gratis ini mengatur tujuh detik itu: apa yang di atas, apa yang dihapus, dan kata kerja mana yang bercerita.',
      'Dalam sembilan puluh menit kamu menulis ulang CV satu halaman dan surat lamaran tiga paragraf untuk satu lowongan nyata. Contohnya beragam: lulusan SMK tanpa pengalaman, ibu yang kembali bekerja setelah enam tahun, mantan sopir yang ingin menjadi admin gudang. Setiap contoh diperlihatkan sebelum dan sesudah. Pulanglah dengan berkas yang siap dikirim malam itu juga.',
    ],
    audience: [
      'Lulusan baru tanpa pengalaman kerja',
      'Orang yang kembali bekerja setelah jeda',
      'Pekerja yang ingin pindah bidang',
    ],
    preparations: [
      'CV lamamu, seburuk apa pun',
      'Satu lowongan yang kamu incar',
      'Laptop atau ponsel dengan pengolah kata',
    ],
    lessons: [
      [
        ['Tujuh detik di bagian atas', 'Nama, sasaran, dan bukti terkuat.'],
        ['Menghapus yang tidak menolong', 'Hobi, status, dan foto dengan latar merah.'],
      ],
      [
        ['Kata kerja yang bisa dibayangkan', 'Membantu diganti dengan menghitung, menyusun, melayani.'],
        ['Angka kecil yang berarti', 'Empat puluh tamu, dua shift, nol selisih.'],
      ],
      [
        ['Tiga paragraf, tiga tugas', 'Mengapa kalian, mengapa saya, lalu ajakan.'],
        ['Menjelaskan jeda dengan tenang', 'Dua kalimat untuk enam tahun di rumah.'],
      ],
      [
        ['Nama berkas dan isi email', 'CV_final_baru2 tidak lagi dikirim.'],
        ['Bertanya kabar dengan sopan', 'Kapan dan berapa kali.'],
      ],
    ],
    faq: [
      [
        'Apakah CV kreatif berwarna lebih baik?',
        'Untuk kebanyakan lowongan, tidak. Alasan dan pengecualiannya dijelaskan.',
      ],
      ['Apakah disediakan contoh kosong?', 'Ada dua, bisa dibuka di ponsel.'],
      ['Apakah CV saya bisa diperiksa?', 'Ada daftar periksa mandiri dan ruang tukar CV antarpeserta.'],
    ],
    reviews: [
      [5, 'Dari nol panggilan menjadi empat dalam tiga minggu.'],
      [
        5,
        'Jeda enam tahun saya ternyata cukup dua kalimat.',
        'Enam tahun itu bukan kekosongan, dan kalimatmu sekarang mengatakannya.',
      ],
      [4, 'Templatnya agak kaku di ponsel lama.'],
      [5, 'Nol selisih. Dua kata itu yang ditanyakan saat wawancara.'],
    ],
  },
  {
    course: 'Lolos Wawancara Kerja',
    ratings: 121,
    average: 4.5,
    text: [
      'Dua malam, dua puluh empat pertanyaan, dan satu kursi panas. Ratna Dewanti memandu simulasi wawancara online; peserta bergiliran menjadi pelamar, pewawancara, dan pengamat yang hanya boleh mencatat fakta.',
      'Kamu belajar menyiapkan empat cerita yang bisa menjawab hampir semua pertanyaan, membicarakan gaji tanpa menunduk, dan menjawab mengapa menganggur dengan tenang. Lembar catatan pengamat menjadi milikmu, dan biasanya itulah yang paling jujur. Pertanyaan diambil dari wawancara peserta angkatan sebelumnya di ritel, rumah sakit, pabrik, dan perusahaan rintisan, sehingga jarang meleset. Datanglah dengan rasa ingin tahu.',
    ],
    audience: [
      'Pelamar yang sering berhenti di tahap wawancara',
      'Mahasiswa tingkat akhir',
      'Karyawan yang jarang melamar',
    ],
    preparations: ['Lowongan yang sedang diincar', 'Kamera menyala saat giliranmu', 'Empat cerita kerja atau sekolah'],
    lessons: [
      [
        ['Setengah jam riset yang cukup', 'Situs, ulasan, dan satu orang dalam.'],
        ['Menyambungkan lowongan dengan ceritamu', 'Tabel dua kolom.'],
      ],
      [
        ['Kelemahanmu apa', 'Jawaban yang bukan kelebihan menyamar.'],
        ['Mengapa berhenti, mengapa menganggur', 'Jujur tanpa membuka luka.'],
      ],
      [
        ['Menyebut angka lebih dulu atau belakangan', 'Rentang dari tiga sumber.'],
        ['Diam setelah menyebut', 'Tiga detik paling panjang.'],
      ],
      [
        ['Email terima kasih', 'Empat kalimat, malam yang sama.'],
        ['Bila ditolak', 'Satu pertanyaan yang layak dikirim.'],
      ],
    ],
    faq: [
      ['Apakah simulasinya direkam?', 'Tidak, supaya peserta leluasa. Materinya direkam.'],
      ['Berapa orang sekelas?', 'Dua puluh empat, dibagi dalam ruang berisi tiga.'],
      ['Apakah membahas wawancara berbahasa Inggris?', 'Ada lembar tambahan sepuluh pertanyaan.'],
    ],
    reviews: [
      [5, 'Catatan pengamat: kamu tertawa setiap kali menyebut gaji. Benar sekali.'],
      [4, 'Ruang isi tiga sempat kurang satu.'],
      [5, 'Diam tiga detik, tawaran naik tiga ratus ribu.', 'Diam yang mahal. Selamat bekerja.'],
    ],
  },
  {
    course: 'Mengelola Waktu',
    ratings: 133,
    average: 4.5,
    text: [
      'Waktu orang tua bekerja tidak bisa dibandingkan dengan buku motivasi. Ada jemputan sekolah, mertua yang sakit, dan rapat yang maju. Ratna, ibu dari tiga anak, mengajar dari minggu-minggu semacam itu.',
      'Kamu mencatat tiga hari apa adanya, lalu mencari lubang kecil yang bisa ditutup. Sesudahnya kita menyusun rencana pekan yang sengaja disisakan kosong seperlima, dan berlatih menolak dengan kalimat yang tetap hangat. Tidak ada bangun pukul empat pagi di kursus ini. Yang ada kalender kusut, tawa kecil, dan keputusan yang akhirnya kamu ambil sendiri.',
    ],
    audience: ['Orang tua yang bekerja', 'Pekerja giliran', 'Mahasiswa yang bekerja paruh waktu'],
    preparations: ['Kertas bergaris tiga lembar', 'Kalender keluarga', 'Kejujuran tentang ponselmu'],
    lessons: [
      [
        ['Tiga hari apa adanya', 'Dicatat setiap dua jam, tanpa mempercantik.'],
        ['Lubang lima belas menit', 'Kamu menemukan rata-rata empat per hari.'],
      ],
      [
        ['Yang penting bagi siapa', 'Dua lingkaran: tuntutan dan pilihan.'],
        ['Satu hal sebelum membuka pesan', 'Kebiasaan pagi yang tidak heroik.'],
      ],
      [
        ['Pekan dengan seperlima kosong', 'Ruang untuk demam dan ban bocor.'],
        ['Serah terima di rumah', 'Papan kecil di dekat pintu.'],
      ],
      [
        ['Tidak, terima kasih, lain kali', 'Tiga nada penolakan.'],
        ['Menolak atasan dengan pilihan', 'Ini bisa besok, atau itu yang ditunda.'],
      ],
    ],
    faq: [
      ['Apakah memakai aplikasi tertentu?', 'Tidak, kertas dan kalender ponsel sudah cukup.'],
      ['Saya kerja malam, cocokkah?', 'Ada contoh rencana pekan untuk giliran malam.'],
      ['Bisakah pasangan menonton bersama?', 'Sangat baik, terutama materi serah terima.'],
    ],
    reviews: [
      [5, 'Papan dekat pintu mengakhiri pertanyaan siapa jemput siapa.'],
      [4, 'Mencatat tiga hari itu menohok.'],
      [5, 'Terima kasih tidak menyuruh bangun subuh buta.', 'Tidur juga tercantum di rencana pekanmu, jangan dicoret.'],
    ],
  },
  {
    course: 'Pembawa Acara Profesional',
    ratings: 43,
    average: 4.8,
    text: [
      'Listrik padam, menteri terlambat, mikrofon berdenging: pembawa acara yang baik membuat semua itu terasa seperti bagian acara. Dua hari bersama Rina Siregar dihabiskan di panggung sungguhan dengan lampu sorot dan tirai.',
      'Kamu menulis naskah untuk tiga jenis acara, berlatih suara dari perut, berjalan tanpa membelakangi penonton, kemudian menghadapi keadaan darurat yang diatur panitia tanpa pemberitahuan. Pentas penutup ditonton tamu undangan, dan rekamannya bisa menjadi contoh kerja pertamamu. Tiga praktisi memberi catatan tertulis, masing-masing tentang suara, gerak, dan cara menguasai waktu.',
    ],
    audience: ['Pembawa acara pernikahan dan kantor', 'Guru dan pegawai humas', 'Penyiar radio komunitas'],
    preparations: [
      'Satu setelan untuk acara resmi',
      'Sepatu yang tidak berbunyi',
      'Naskah acara yang pernah kamu bawakan bila ada',
    ],
    lessons: [
      [
        ['Tiga acara, tiga naskah', 'Akad, peresmian, dan jalan sehat.'],
        ['Kartu sebesar telapak', 'Naskah diringkas agar mata tetap ke depan.'],
      ],
      [
        ['Suara dari perut', 'Berbicara sampai baris belakang tanpa berteriak.'],
        ['Berjalan, berhenti, menunjuk', 'Panggung dibagi sembilan kotak.'],
      ],
      [
        ['Mengisi sepuluh menit kosong', 'Tiga permainan ringan dan satu cerita.'],
        ['Salah sebut nama pejabat', 'Cara memperbaiki yang tidak membesar.'],
      ],
      [
        ['Gladi dengan tamu', 'Lampu, musik, dan giliran masuk.'],
        ['Pentas sore', 'Penilaian dari tiga praktisi.'],
      ],
    ],
    faq: [
      ['Apakah tarif pembawa acara dibahas?', 'Ya, termasuk contoh surat kesepakatan.'],
      ['Bolehkah memakai bahasa daerah?', 'Boleh, justru dinilai lebih bila tepat.'],
      ['Siapa tamu undangannya?', 'Warga sekitar dan alumni, sekitar empat puluh orang.'],
    ],
    reviews: [
      [5, 'Lampu tiba-tiba mati waktu giliran saya. Ternyata ulah panitia!'],
      [5, 'Honor pertama saya datang dari rekaman pentas itu.'],
      [4, 'Latihan berjalan di sembilan kotak membuat kaki pegal.', 'Pegal hari ini, luwes di pelaminan orang.'],
    ],
  },
  {
    course: 'Berpikir Jernih saat Tertekan',
    ratings: 77,
    average: 4.6,
    text: [
      'Jantung berdebar, telinga berdenging, dan jari terlanjur menekan kirim. Dokter Anita menjelaskan apa yang terjadi pada tubuh pada saat seperti itu, lalu memberi urutan empat langkah yang bisa dijalankan di meja kasir maupun ruang gawat darurat.',
      'Setiap bagian berisi satu penjelasan pendek, satu latihan tubuh, dan satu kasus untuk diputuskan. Kursus ini tidak menggantikan pertolongan psikolog; justru bagian terakhirnya membantu mengenali kapan sebaiknya meminta bantuan dan bagaimana memulainya. Kartu langkahnya seukuran KTP dan dirancang untuk diselipkan di balik ponsel. Pakailah kapan saja.',
    ],
    audience: [
      'Petugas layanan dan tenaga kesehatan',
      'Pemimpin regu dengan tenggat ketat',
      'Siapa pun yang menyesali keputusan tergesa',
    ],
    preparations: ['Tempat duduk yang tenang', 'Penghitung waktu', 'Buku harian kecil'],
    lessons: [
      [
        ['Lima tanda yang datang lebih dulu', 'Bahu, rahang, napas, suara, dan kecepatan.'],
        ['Peta pemicu pribadi', 'Kamu mencatat jam dan orangnya.'],
      ],
      [
        ['Napas kotak empat hitungan', 'Dilatih sambil berdiri di keramaian.'],
        ['Menapak dan menyebut benda', 'Tubuh dipanggil pulang ke ruangan.'],
      ],
      [
        ['Menunda sembilan puluh detik', 'Email ditulis, tidak dikirim.'],
        ['Dua pilihan dan satu orang', 'Aturan memutus di bawah desakan.'],
      ],
      [
        ['Kapan ini bukan lagi stres biasa', 'Tanda yang layak dibawa ke puskesmas.'],
        ['Kalimat pertama meminta tolong', 'Contoh untuk atasan, teman, dan dokter.'],
      ],
    ],
    faq: [
      ['Apakah ini terapi?', 'Bukan, ini pendidikan kesehatan. Rujukan disediakan di bagian penutup.'],
      ['Bisakah diikuti remaja?', 'Bisa, sebaiknya didampingi orang dewasa.'],
      [
        'Apakah latihannya aman untuk penderita asma?',
        'Aman bila dilakukan perlahan, dan ada pilihan tanpa menahan napas.',
      ],
    ],
    reviews: [
      [5, 'Sembilan puluh detik itu menyelamatkan pekerjaan saya.'],
      [4, 'Penjelasan tubuhnya ilmiah tapi ringan.'],
      [
        5,
        'Kalimat pertama meminta tolong saya kirim persis seperti contoh. Dibalas hangat.',
        'Terima kasih sudah berani. Itu langkah yang paling jernih.',
      ],
    ],
  },
  {
    course: 'Kerja Tim Lintas Generasi',
    ratings: 34,
    average: 4.4,
    text: [
      'Yang senior menelepon, yang muda mengirim stiker, dan keduanya merasa tidak dihargai. Yusuf mengumpulkan tim campuran dari kantor dan pabrik, lalu membedah salah paham sehari-hari tanpa mengolok usia siapa pun.',
      'Bagian mandiri berisi enam adegan pendek. Pertemuan langsung menghasilkan sesuatu yang nyata: kesepakatan satu halaman tentang cara berkabar, batas jam kerja, dan cara menegur. Tim yang mendaftar bersama biasanya membawa pulang kesepakatan yang sudah ditandatangani. Usia peserta angkatan lalu merentang dari sembilan belas sampai enam puluh satu tahun, dan tidak ada yang diminta mewakili generasinya.',
    ],
    audience: [
      'Kepala bagian dengan tim campuran',
      'Karyawan muda dan senior yang bekerja berpasangan',
      'Bagian personalia',
    ],
    preparations: [
      'Satu salah paham yang masih hangat',
      'Rekan setim bila memungkinkan',
      'Kamera untuk pertemuan online',
    ],
    lessons: [
      [
        ['Enam adegan kantor', 'Telepon tak terjawab, stiker, dan rapat tanpa akhir.'],
        ['Riwayat kerja di satu garis', 'Krisis, teknologi, dan atasan pertama tiap orang.'],
      ],
      [
        ['Saluran untuk setiap urusan', 'Darurat lewat telepon, selebihnya ditulis.'],
        ['Jam senyap', 'Batas yang disepakati dan pengecualiannya.'],
      ],
      [
        ['Memuji di depan, menegur di samping', 'Latihan dengan kartu kejadian.'],
        ['Menerima saran dari yang lebih muda', 'Tiga balasan yang membuka pintu.'],
      ],
      [
        ['Kesepakatan satu halaman', 'Ditulis bersama, dibaca keras.'],
        ['Menengok setelah sebulan', 'Yang dilanggar dibicarakan tanpa nama.'],
      ],
    ],
    faq: [
      ['Apakah sendirian boleh ikut?', 'Boleh, kamu dipasangkan dengan peserta lain.'],
      ['Adakah versi khusus perusahaan?', 'Ada, lewat halaman Bisnis.'],
      ['Apakah bahasanya formal?', 'Santai, dengan contoh dari kantor dan lantai produksi.'],
    ],
    reviews: [
      [5, 'Kesepakatan kami sudah setahun ditempel dan masih dipatuhi.'],
      [4, 'Adegan stiker itu saya banget.'],
      [4, 'Perlu tim lengkap supaya terasa.', 'Setuju, itu sebabnya harga tim kami buat lebih ringan.'],
    ],
  },
];
