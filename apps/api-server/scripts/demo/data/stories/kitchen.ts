import type { DemoStory } from './shape.ts';

export const kitchenStories: readonly DemoStory[] = [
  {
    course: 'Kue Tradisional Nusantara',
    ratings: 147,
    average: 4.8,
    text: [
      'Santan yang pecah, lapis yang lengket, klepon yang bocor sebelum sampai mulut: Mbok Sari hafal semua kegagalan itu karena ia mengalaminya lebih dulu. Selama dua pagi di dapurnya kamu membuat ketiganya dari nol dan tahu sebabnya bila gagal.',
      'Setiap meja berisi empat orang dengan satu kompor dan satu dandang. Resep dibaca dalam gram, diceritakan dalam kenangan. Menjelang siang kita membungkus dengan daun dan kotak, menghitung harga sekotak hajatan, lalu mencicipi hasil meja sebelah. Celemek dan wadah pulang disediakan. Teh hangat menyertai semuanya.',
    ],
    audience: ['Pemula di dapur', 'Penerima pesanan hajatan dan rapat', 'Pengajar tata boga'],
    preparations: [
      'Rambut diikat dan kuku pendek',
      'Wadah bila ingin membawa lebih banyak',
      'Perut yang tidak terlalu kenyang',
    ],
    lessons: [
      [
        ['Tepung beras dan ketan bersentuhan air', 'Tiga adonan diraba dengan mata terpejam.'],
        ['Santan kental tanpa pecah', 'Api, gerak sendok, dan garam.'],
      ],
      [
        ['Lapis dengan sabar', 'Menunggu lapisan matang sebelum menuang berikutnya.'],
        ['Warna dari daun dan bit', 'Takaran supaya tidak langu.'],
      ],
      [
        ['Klepon yang tidak bocor', 'Gula disisir halus dan adonan dirapatkan.'],
        ['Serabi berlubang rapi', 'Cetakan tanah dan bara kecil.'],
      ],
      [
        ['Daun pisang yang tidak sobek', 'Dilayukan, dilap, dan dilipat.'],
        ['Harga sekotak hajatan', 'Enam kue, satu hitungan.'],
      ],
    ],
    faq: [
      ['Apakah bahan sudah termasuk?', 'Semua, bahkan daun dan tali bambunya.'],
      ['Apakah resepnya halal?', 'Ya, dapur kami bersertifikat halal.'],
      ['Boleh membawa anak?', 'Anak di atas dua belas tahun boleh mendaftar sebagai peserta.'],
    ],
    reviews: [
      [5, 'Klepon saya tidak bocor lagi! Pesanan arisan jalan.'],
      [5, 'Mbok Sari bercerita sambil mengaduk, tahu-tahu lapisnya jadi.'],
      [4, 'Dapur Semarang hangat sekali siang hari.', 'Namanya juga dapur, Nak. Kipasnya sudah ditambah dua.'],
      [5, 'Serabinya dihabiskan cucu sebelum difoto.'],
    ],
  },
  {
    course: 'Barista Dasar',
    ratings: 118,
    average: 4.7,
    text: [
      'Dua hari bersama Wayan Aditya, juara tiga kejuaraan seduh Bali, dimulai dengan mencicipi dua belas cangkir sampai kamu sanggup mengatakan mana yang terlalu lama diseduh. Lidah dulu, mesin kemudian.',
      'Setelahnya kamu menyetel gilingan, menarik espreso dalam dua puluh delapan detik, memanaskan susu hingga mengilap, dan melayani pesanan beruntun dari teman sekelas. Ada satu mesin untuk dua peserta. Ujian kompetensinya delapan minuman dalam dua puluh menit, meja bersih di akhir. Kedai latihan buka sore itu juga, dan tetangga sekitar diundang minum.',
    ],
    audience: ['Pelamar barista dan karyawan kedai', 'Calon pemilik kedai kecil', 'Penikmat kopi yang ingin serius'],
    preparations: ['Sepatu anti licin', 'Tidak memakai parfum pada hari kelas', 'Jangan sarapan pedas'],
    lessons: [
      [
        ['Dua belas cangkir', 'Asam, manis, pahit diberi nama sendiri.'],
        ['Dari pohon ke karung', 'Proses basah, kering, dan madu.'],
      ],
      [
        ['Gilingan yang berubah oleh cuaca', 'Setelan pagi berbeda dari setelan siang.'],
        ['Espreso dua puluh delapan detik', 'Berat masuk, berat keluar, waktu.'],
      ],
      [
        ['Susu mengilap tanpa gelembung', 'Bunyi kertas robek, lalu sunyi.'],
        ['Hati pertama di cangkir', 'Tinggi, dekat, goyang, tarik.'],
      ],
      [
        ['Pesanan beruntun', 'Enam tiket dan satu kepala dingin.'],
        ['Membersihkan mesin', 'Malam yang menentukan rasa pagi.'],
      ],
    ],
    faq: [
      ['Bolehkah yang bermasalah lambung ikut?', 'Boleh, mencicipi dilakukan dengan sendok dan diludahkan.'],
      ['Apakah seni latte diajarkan sampai mahir?', 'Sampai bentuk hati yang konsisten. Selebihnya latihan.'],
      ['Mesin apa yang dipakai?', 'Mesin dua kepala seperti di kebanyakan kedai.'],
    ],
    reviews: [
      [5, 'Bunyi kertas robek itu kuncinya, tiga tahun saya salah.'],
      [5, 'Diterima di kedai hotel sebulan kemudian.'],
      [4, 'Malamnya susah tidur.', 'Dua belas cangkir memang meninggalkan jejak. Besok lebih banyak air putih, ya.'],
    ],
  },
  {
    course: 'Usaha Katering Rumahan',
    ratings: 63,
    average: 4.6,
    text: [
      'Pesanan dua ratus kotak datang hari Kamis untuk hari Sabtu. Menerima atau menolak? Mbok Sari membagikan cara menghitung panci, tangan, dan es batu sebelum menjawab telepon itu.',
      'Tujuh jam ini menyiapkan dapur rumah menjadi dapur pesanan: menu yang tahan empat jam, porsi yang ajek, catatan uang muka, serta urutan masak sejak dini hari. Kamu menutupnya dengan menyusun rencana lengkap untuk lima puluh kotak, mulai belanja sampai menghitung kotak kembali. Lembar hitungnya mengikuti jumlah kotak yang kamu ketik, mulai dari dua puluh. Tiga ujian kecil menyertai: tes di depan, kuis porsi, dan tes di belakang.',
    ],
    audience: [
      'Juru masak rumahan yang mulai menerima pesanan',
      'Pengelola kantin',
      'Kelompok ibu yang berkatering bersama',
    ],
    preparations: ['Daftar panci dan kompor di rumah', 'Tiga menu andalan', 'Nota belanja terakhir'],
    lessons: [],
    faq: [
      ['Apakah perlu izin usaha?', 'Ada ringkasan izin rumahan beserta rujukan ke kursus legalitas.'],
      ['Dapur saya sempit.', 'Papan waktu justru dibuat untuk dapur dua meter.'],
      ['Apakah ada resep?', 'Ada enam resep berskala sepuluh, lima puluh, dan seratus.'],
    ],
    reviews: [
      [5, 'Berani menolak pesanan Kamis untuk Sabtu. Besoknya yang sama datang untuk pekan depan.'],
      [4, 'Talenan berwarna diprotes suami, lalu ditiru.'],
      [5, 'Seratus kotak pertama selesai pukul tujuh pagi.', 'Alhamdulillah, dan tidur siangnya jangan lupa.'],
    ],
  },
  {
    course: 'Tata Graha Hotel',
    ratings: 49,
    average: 4.5,
    text: [
      'Tiga puluh menit, satu kamar, tanpa jejak tamu sebelumnya. Made Suryani memimpin tata graha hotel bintang empat di Nusa Dua, dan di kelas ini lembar penilaian yang dipakainya menjadi lembar penilaianmu.',
      'Sepertiga materi mandiri, selebihnya praktik di kamar sungguhan pada akhir pekan. Kamu menarik seprai sampai koin memantul, membersihkan kamar mandi dari atas ke bawah, menangani barang tertinggal, dan mengetuk pintu dengan cara yang benar. Kesalahan kecil dicatat tanpa suara tinggi; Made percaya kamar yang rapi lahir dari orang yang tidak takut.',
    ],
    audience: ['Pelamar petugas kamar', 'Pengelola vila keluarga', 'Karyawan kebersihan yang ingin naik'],
    preparations: ['Sepatu datar tertutup', 'Sarung tangan ukuranmu', 'Kesiapan mengangkat kasur'],
    lessons: [
      [
        ['Lembar penilaian enam puluh butir', 'Kamar contoh diperiksa berpasangan.'],
        ['Kereta dorong yang tertata', 'Urutan ambil mengikuti urutan kerja.'],
      ],
      [
        ['Seprai yang memantulkan koin', 'Lipatan sudut rumah sakit.'],
        ['Bantal, selimut, dan noda', 'Kapan diganti, kapan dilaporkan.'],
      ],
      [
        ['Dari atas ke bawah, dari kering ke basah', 'Kaca, wastafel, kloset.'],
        ['Cairan yang tidak boleh bertemu', 'Label dan takaran.'],
      ],
      [
        ['Mengetuk tiga kali', 'Kalimat, jeda, dan jangan ganggu.'],
        ['Cincin di bawah bantal', 'Berita acara barang tertinggal.'],
      ],
    ],
    faq: [
      [
        'Praktiknya di hotel mana?',
        'Hotel mitra di Denpasar dan Yogyakarta, alamatnya dikirim setelah memilih jadwal.',
      ],
      ['Apakah berat untuk ibu hamil?', 'Kami sarankan menunda praktik mengangkat kasur.'],
      ['Apakah ada seragam?', 'Celemek dan tanda nama dipinjamkan.'],
    ],
    reviews: [
      [5, 'Koinnya memantul! Saya videokan.'],
      [5, 'Berita acara cincin itu langsung dipakai di vila kami.'],
      [
        4,
        'Lembar enam puluh butir melelahkan mata.',
        'Minggu kedua ia akan pindah ke tangan, dan matamu beristirahat.',
      ],
    ],
  },
  {
    course: 'Roti dan Kue untuk Toko',
    ratings: 71,
    average: 4.5,
    text: [
      'Roti yang empuk pukul enam pagi dan masih empuk pukul enam sore. Chef Yanto, dua puluh tahun di toko roti Semarang, menjelaskan dua malam online tentang apa yang terjadi antara kedua jam itu.',
      'Malam pertama tepung, air, ragi, dan tangan. Malam kedua oven rumahan yang panasnya timpang, gula yang menahan lembap, serta kantong yang membuat roti berkeringat. Kamu menyiapkan adonan bersama-sama; sebelum kelas usai, rumahmu sudah wangi. Resepnya dalam gram, untuk delapan, dua puluh, dan enam puluh buah sekali panggang.',
    ],
    audience: ['Pemilik warung kopi dan toko kue', 'Penjual roti titipan', 'Pembuat roti rumahan'],
    preparations: ['Timbangan digital', 'Oven jenis apa pun', 'Bahan sesuai daftar, sekitar Rp45.000'],
    lessons: [
      [
        ['Menakar air dengan telapak', 'Tepung berbeda minum berbeda.'],
        ['Kalis tanpa mesin', 'Lipat, tunggu, lipat lagi.'],
      ],
      [
        ['Ragi yang malas dan yang rajin', 'Suhu dapurmu menentukan jamnya.'],
        ['Fermentasi semalam di kulkas', 'Rasa lebih dalam, pagi lebih longgar.'],
      ],
      [
        ['Oven yang timpang', 'Loyang diputar pada menit kesembilan.'],
        ['Warna, bunyi ketukan, dan suhu', 'Tiga tanda matang.'],
      ],
      [
        ['Kantong tanpa keringat', 'Dinginkan sampai pusatnya.'],
        ['Roti kemarin', 'Dijual sebagai apa, berapa harganya.'],
      ],
    ],
    faq: [
      ['Apakah bisa memakai oven kompor?', 'Bisa, setengah peserta memakainya.'],
      ['Adakah resep tanpa telur?', 'Dua dari lima resep.'],
      ['Bila adonan saya gagal saat kelas?', 'Perlihatkan ke kamera, Chef Yanto memberi jalan keluar di tempat.'],
    ],
    reviews: [
      [5, 'Titipan di tiga warung, sore masih empuk.'],
      [4, 'Oven kompor saya memang timpang di kiri.'],
      [5, 'Adonan saya gagal, diselamatkan lewat kamera.', 'Adonanmu cuma kurang tidur, dan sekarang ia tahu.'],
    ],
  },
  {
    course: 'Sambal dan Bumbu Dasar',
    ratings: 206,
    average: 4.8,
    text: [
      'Tiga bumbu dasar di kulkas memangkas waktu memasak harian menjadi lima belas menit. Mbok Sari mengulek di depan kamera, gratis, tanpa takaran rahasia: putih, merah, kuning, dan enam sambal yang lahir darinya.',
      'Kamu belajar membaca bau, karena bawang yang matang berbeda dari bawang yang gosong selisih dua puluh detik saja. Setiap bumbu disimpan dengan dua cara, dan pada penutup ada peta masakan: dari satu sendok bumbu putih bisa menjadi apa saja. Peta itu enak ditempel di pintu kulkas. Cetaklah dengan huruf besar.',
    ],
    audience: ['Anak kos dan pengantin baru', 'Perantau yang rindu rasa rumah', 'Penjual lauk matang'],
    preparations: ['Cobek atau blender', 'Bawang, cabai, dan kunyit dari pasar', 'Stoples kaca yang sudah direbus'],
    lessons: [
      [
        ['Bumbu putih dan urutan masuk', 'Kemiri disangrai sampai harum, bukan cokelat.'],
        ['Sop, opor, dan lodeh dari satu sendok', 'Peta masakan putih.'],
      ],
      [
        ['Bumbu merah tanpa langu', 'Cabai dikukus sebelum dihaluskan.'],
        ['Balado dan rica dari stoples yang sama', 'Beda di jeruk dan kemangi.'],
      ],
      [
        ['Bumbu kuning yang tidak pahit', 'Kunyit dibakar sebentar.'],
        ['Soto dan pesmol', 'Dua kuah, satu dasar.'],
      ],
      [
        ['Enam sambal', 'Bawang, terasi, matah, ijo, tomat, kecap.'],
        ['Menyimpan tanpa berjamur', 'Minyak penutup dan sendok kering.'],
      ],
    ],
    faq: [
      ['Berapa lama bumbu tahan?', 'Dua minggu di kulkas, tiga bulan bila dibekukan.'],
      ['Saya tidak tahan pedas.', 'Bumbu putih dan kuning tanpa cabai sama sekali.'],
      ['Apakah sertifikatnya juga gratis?', 'Ya, meskipun yang dicari biasanya sambalnya.'],
    ],
    reviews: [
      [5, 'Anak kos sujud syukur. Lima belas menit, lodeh.'],
      [
        5,
        'Merantau di Sorong, dapur saya bau rumah lagi.',
        'Itu bau yang dititipkan ibumu lewat Mbok. Makan yang banyak.',
      ],
      [4, 'Kemiri saya gosong dua kali dulu.'],
      [5, 'Sambal matahnya habis sebelum nasinya matang.'],
    ],
  },
  {
    course: 'Penyaji Makanan dan Minuman',
    ratings: 44,
    average: 4.5,
    text: [
      'Nampan penuh gelas melewati lorong sempit sementara meja tujuh memanggil dan meja dua bersiap membayar. Wayan Aditya mengubah ruang makan pelatihan menjadi restoran sungguhan selama dua hari.',
      'Kamu bergantian menjadi penyaji, tamu, dan kepala ruang. Yang dinilai bukan hafalan menu, melainkan mata: apakah air tamu tinggal seperempat, apakah anak kecil butuh kursi, apakah pasangan itu sedang ingin dibiarkan. Ujian penutup makan malam tiga hidangan untuk tamu undangan. Kartu kecil dari para tamu menjadi bahan percakapan terakhir. Simpanlah kartu itu sebagai kenangan pertamamu.',
    ],
    audience: ['Pelamar pramusaji dan kru kapal pesiar', 'Siswa SMK tata hidang', 'Pemilik rumah makan'],
    preparations: ['Kemeja putih dan celana hitam', 'Sepatu hitam tanpa bunyi', 'Rambut rapi'],
    lessons: [
      [
        ['Menata meja dalam empat menit', 'Jarak jari antara sendok dan tepi.'],
        ['Lipatan serbet yang tahan berdiri', 'Tiga bentuk saja.'],
      ],
      [
        ['Nampan di tangan kiri', 'Gelas tinggi di tengah, berjalan setengah langkah.'],
        ['Mengangkat tiga piring', 'Kunci jari dan pergelangan.'],
      ],
      [
        ['Bercerita tentang menu', 'Bahan, rasa, dan satu saran.'],
        ['Pantangan dan alergi', 'Ditulis, diulang, disampaikan ke dapur.'],
      ],
      [
        ['Tagihan dibagi lima', 'Cepat tanpa salah.'],
        ['Makan malam tiga hidangan', 'Tamu menilai lewat kartu kecil.'],
      ],
    ],
    faq: [
      ['Apakah bahasa Inggris dibutuhkan?', 'Kalimat dasarnya diajarkan di kelas.'],
      ['Apakah alkohol disajikan?', 'Latihan menuang memakai air berwarna.'],
      ['Siapa yang makan malam itu?', 'Pengelola hotel dan restoran setempat, beberapa merekrut langsung.'],
    ],
    reviews: [
      [5, 'Ditawari kerja oleh tamu meja saya.'],
      [4, 'Gelas pecah dua, pengajarnya cuma tersenyum.', 'Dua itu sedikit. Rekor kelas sebelas.'],
      [5, 'Mata yang dilatih, bukan mulut. Setuju sekali.'],
    ],
  },
];
