import type { DemoStory } from './shape.ts';

export const languageStories: readonly DemoStory[] = [
  {
    course: 'Bahasa Inggris untuk Layanan Pelanggan Hotel',
    ratings: 92,
    average: 4.6,
    text: [
      'Tamu berbisik bahwa kamarnya bau rokok, dan kamu punya lima detik untuk menjawab. Clara Wibisono, sebelas tahun di meja depan hotel Ubud dan Singapura, mengajar bahasa Inggris melalui keadaan seperti itu, bukan melalui bab tata bahasa.',
      'Materi mandiri berisi percakapan yang diperankan staf hotel sungguhan dengan logat tamu dari enam negara. Pertemuan di Denpasar atau online dipakai untuk bermain peran; kamu direkam dan menerima tiga perbaikan, tidak lebih. Fokusnya sopan, singkat, dan terdengar menolong. Kata-kata sulit dikumpulkan dalam kartu saku seukuran kunci kamar.',
    ],
    audience: ['Staf hotel, restoran, dan spa', 'Siswa SMK perhotelan', 'Pengelola vila dan homestay'],
    preparations: ['Bahasa Inggris setara SMP', 'Pelantang telinga', 'Seragam kerja untuk sesi peran, bila ada'],
    lessons: [
      [
        ['Welcome tanpa terdengar menghafal', 'Nada naik dan turun dilatih dengan bersenandung.'],
        ['Mengeja nama tamu lewat telepon', 'Alfabet radio dipakai untuk paspor.'],
      ],
      [
        ['Menawarkan menu tanpa memaksa', 'Empat kalimat untuk alergi dan pantangan.'],
        ['Tagihan yang dipertanyakan', 'Menjelaskan pajak dan layanan.'],
      ],
      [
        ['Menyambungkan panggilan', 'Kalimat tunggu yang tidak membuat kesal.'],
        ['Pesan untuk kamar 214', 'Mencatat, mengulang, menyampaikan.'],
      ],
      [
        ['Kamar bau rokok', 'Meminta maaf, bertindak, mengabari.'],
        ['Ketika jawabannya tidak', 'Menolak dengan pilihan.'],
      ],
    ],
    faq: [
      [
        'Seberapa lancar saya harus sebelum mulai?',
        'Cukup bisa memperkenalkan diri. Ada tes penempatan sepuluh menit.',
      ],
      [
        'Apakah pengajarnya berbahasa Indonesia?',
        'Penjelasan dalam bahasa Indonesia, latihan seluruhnya bahasa Inggris.',
      ],
      [
        'Apakah jadwalnya cocok untuk pekerja giliran?',
        'Pertemuan diadakan dua kali, siang dan malam, pilih salah satu.',
      ],
    ],
    reviews: [
      [5, 'Tamu Australia bilang saya terdengar tenang. Padahal keringat dingin.'],
      [4, 'Logat Skotlandia di materi tiga menyiksa, dan berguna.'],
      [
        5,
        'Tiga perbaikan saja membuat saya tidak kewalahan.',
        'Tiga hari ini, tiga lagi minggu depan. Begitulah lancar tumbuh.',
      ],
    ],
  },
  {
    course: 'Bahasa Inggris Percakapan',
    ratings: 154,
    average: 4.6,
    text: [
      'Obrolan dengan tetangga kos asal Ghana, membeli kartu SIM di bandara Bangkok, menjawab rapat yang mendadak pindah ke bahasa Inggris. Empat jam latihan Clara berputar di keadaan yang bisa kamu alami besok.',
      'Kamu lebih banyak berbicara daripada membaca. Setiap materi memberi lima ungkapan, memutar percakapan dua kali, lalu menyisakan ruang kosong untuk suaramu. Kesalahan kecil dibiarkan lewat bila maknanya sampai; yang dibetulkan hanya yang membuat orang salah paham. Menjelang akhir kamu mengobrol sepuluh menit dengan penutur yang belum pernah kamu kenal. Ada tes awal, satu kuis, dan tes akhir.',
    ],
    audience: [
      'Orang dewasa yang pernah belajar lalu lupa',
      'Pekerja yang mulai bertemu orang asing',
      'Pelancong mandiri',
    ],
    preparations: ['Pelantang telinga dengan mikrofon', 'Dua puluh menit sehari', 'Ruang untuk berbicara keras'],
    lessons: [],
    faq: [
      ['Apakah ada guru yang mendengar saya?', 'Ruang tanya menerima rekaman satu menit, dijawab dengan suara juga.'],
      ['Logat apa yang dipakai?', 'Campuran, sebab orang yang akan kamu temui pun beragam.'],
      [
        'Kapan saya terasa lancar?',
        'Peserta yang berlatih lima hari sepekan umumnya berani mengobrol pada pekan keenam.',
      ],
    ],
    reviews: [
      [5, 'Beli kartu SIM di Bangkok lancar, persis seperti di materi.'],
      [5, 'Ruang kosong untuk suara saya membuat suami bertanya saya bicara dengan siapa.'],
      [4, 'Ingin topik olahraga.', 'Satu materi tentang pertandingan sepak bola sedang kami rekam.'],
    ],
  },
  {
    course: 'Bahasa Jepang untuk Calon Pekerja',
    ratings: 61,
    average: 4.7,
    text: [
      'Tiga puluh dua jam tatap muka, dua pagi sepekan selama delapan pekan, dengan satu tujuan: bekal pertama untuk hidup dan bekerja di Jepang, bukan sekadar lulus ujian. Kenji Hartono pernah menjadi perawat di Nagoya selama enam tahun dan mengajar dengan sepatu dilepas di depan pintu kelas.',
      'Huruf dikuasai pada dua pekan pertama melalui kartu dan papan toko. Sesudahnya kelas berjalan seperti tempat kerja: apel pagi, laporan singkat, pembagian tugas, semuanya berbahasa Jepang sederhana. Latihan ujian dimulai pekan ketujuh memakai soal berstandar. Kehadiran di atas sembilan puluh persen menjadi syarat.',
    ],
    audience: [
      'Calon peserta program magang dan pekerja berketerampilan khusus',
      'Lulusan SMA atau SMK di bawah tiga puluh tahun',
      'Perawat yang bersiap berangkat',
    ],
    preparations: [
      'Dua pagi dalam sepekan selama dua bulan',
      'Buku tulis kotak',
      'Kesediaan datang lima menit lebih awal',
    ],
    lessons: [
      [
        ['Hiragana lewat papan toko', 'Kamu membaca nama warung sebelum hafal semuanya.'],
        ['Katakana untuk kata serapan', 'Roti, televisi, dan lembur.'],
      ],
      [
        ['Partikel tanpa tabel', 'Kalimat disusun dengan kartu di lantai.'],
        ['Bentuk sopan dan bentuk akrab', 'Kapan salah pilih menyinggung.'],
      ],
      [
        ['Apel pagi dan laporan', 'Kalimat baku yang dipakai setiap hari.'],
        ['Sakit, terlambat, dan meminta tolong', 'Telepon ke atasan diperankan.'],
      ],
      [
        ['Mendengar pengumuman stasiun', 'Soal simulasi dengan bunyi bising.'],
        ['Ujian tiruan lengkap', 'Nilai dibahas per orang.'],
      ],
    ],
    faq: [
      ['Apakah lembaga memberangkatkan?', 'Tidak. Kami hanya mengajar, dan kami memberi daftar lembaga resmi.'],
      ['Kalau tertinggal di pekan huruf?', 'Ada kelas sore tambahan tanpa biaya.'],
      ['Usia tiga puluh dua masih boleh?', 'Boleh belajar, tetapi beberapa program kerja membatasi usia.'],
    ],
    reviews: [
      [5, 'Apel pagi berbahasa Jepang awalnya lucu, di Osaka ternyata persis begitu.'],
      [
        5,
        'Pak Kenji marah soal sandal, sekarang saya paham kenapa.',
        'Sandal yang rapi sudah seperempat wawancara. Jaga kesehatan di sana.',
      ],
      [4, 'Tiga bulan padat, siapkan mental.'],
    ],
  },
  {
    course: 'Bahasa Mandarin Dasar untuk Penjual',
    ratings: 48,
    average: 4.4,
    text: [
      'Nada yang keliru mengubah membeli menjadi menjual, dan di pasar perbedaan itu mahal. Mei Lestari tumbuh di toko kain Glodok dan mengajar bahasa Mandarin pedagang: angka, harga, tawar, kirim.',
      'Empat malam online, masing-masing dua jam. Nada dilatih dengan tangan, angka dengan jari, dan tawar-menawar dengan barang di atas meja. Huruf yang dibaca hanya tujuh puluh, semuanya dari label kardus dan obrolan pemasok. Tugas tiap malam mengirim rekaman suara sepanjang tiga puluh detik, dan Mei membalas satu per satu dengan pembetulan nada yang paling mengganggu.',
    ],
    audience: ['Importir kecil dan penjual online', 'Staf toko yang melayani pelancong', 'Mahasiswa perdagangan'],
    preparations: ['Kamera menyala', 'Lima barang di atas meja', 'Aplikasi papan ketik pinyin'],
    lessons: [
      [
        ['Empat nada dengan tangan', 'Gerak naik, turun, datar, dan bergelombang.'],
        ['Salam yang cukup untuk pasar', 'Enam kalimat pembuka.'],
      ],
      [
        ['Angka sampai sejuta dengan jari', 'Isyarat pasar yang dipakai di Guangzhou.'],
        ['Harga grosir dan harga satuan', 'Berapa per lusin, berapa per peti.'],
      ],
      [
        ['Terlalu mahal, tetapi saya suka', 'Tangga menawar lima langkah.'],
        ['Kapan berhenti', 'Kalimat pergi yang membuka pintu.'],
      ],
      [
        ['Kardus, gudang, dan resi', 'Tujuh puluh huruf di label.'],
        ['Barang rusak', 'Menulis keluhan kepada pemasok.'],
      ],
    ],
    faq: [
      ['Apakah belajar menulis huruf?', 'Tidak dengan tangan, hanya mengetik.'],
      ['Aksen mana yang diajarkan?', 'Baku, dengan catatan kebiasaan selatan.'],
      ['Apakah ada lanjutan?', 'Kelas kedua dibuka tiap tiga bulan.'],
    ],
    reviews: [
      [5, 'Tangga menawar menghemat dua persen, besar untuk saya.'],
      [4, 'Nada tiga masih susah, anak saya menertawakan.'],
      [
        4,
        'Tujuh puluh huruf itu benar-benar muncul di kardus.',
        'Dan yang ketujuh puluh satu biasanya berarti mudah pecah.',
      ],
    ],
  },
  {
    course: 'Bahasa Isyarat Indonesia',
    ratings: 137,
    average: 4.8,
    text: [
      'Antrean loket berhenti karena petugas tidak tahu cara menyapa warga Tuli. Kursus gratis ini mengajarkan sapaan, abjad jari, angka, dan tiga puluh kalimat loket, dibawakan Putri Handayani bersama Bima, rekan Tuli yang menjadi pengajar utama di layar.',
      'Sebagian besar materi sengaja tanpa suara supaya matamu bekerja. Etika mendapat bagian tersendiri: memanggil dengan cara yang tepat, berbicara kepada orangnya dan bukan kepada pendampingnya, serta menulis bila isyaratmu belum cukup. Banyak peserta menamatkannya dalam dua malam lalu mengulang bersama rekan sekantor. Mulailah dari namamu sendiri.',
    ],
    audience: [
      'Petugas loket, puskesmas, dan bank',
      'Guru dan pengurus rumah ibadah',
      'Tetangga dan kerabat warga Tuli',
    ],
    preparations: ['Cermin atau kamera depan', 'Cahaya yang jatuh ke tangan', 'Kesediaan tampak keliru'],
    lessons: [
      [
        ['Dua puluh enam bentuk jari', 'Kamu mengeja nama tiga orang rumah.'],
        ['Membaca ejaan orang lain', 'Video diputar makin cepat.'],
      ],
      [
        ['Selamat pagi dan apa kabar', 'Wajah ikut berbicara.'],
        ['Angka antrean dan jam', 'Jari untuk nomor tujuh puluh dua.'],
      ],
      [
        ['Silakan tunggu, silakan isi', 'Sepuluh kalimat loket pertama.'],
        ['Obat tiga kali sehari', 'Kalimat apotek dan puskesmas.'],
      ],
      [
        ['Memanggil dengan lampu dan lambaian', 'Yang sopan dan yang tidak.'],
        ['Ketika isyaratmu habis', 'Kertas, gambar, dan kesabaran.'],
      ],
    ],
    faq: [
      [
        'Apakah isyarat berlaku di seluruh Indonesia?',
        'Ada ragam daerah. Kami memakai yang luas dipahami dan menunjukkan perbedaannya.',
      ],
      ['Apakah setelah ini saya bisa menjadi juru bahasa?', 'Belum. Profesi itu perlu pelatihan panjang.'],
      ['Mengapa banyak bagian tanpa suara?', 'Karena bahasa ini dilihat. Teks tetap tersedia.'],
    ],
    reviews: [
      [5, 'Warga Tuli di kelurahan kami tersenyum lebar waktu saya eja namanya.'],
      [5, 'Belajar dari Bima langsung terasa beda.', 'Bima menitip salam: tanganmu sudah enak dibaca.'],
      [5, 'Materi tanpa suara saya tonton di kereta, semua penumpang ikut melirik.'],
    ],
  },
  {
    course: 'Menulis Email dan Laporan Kerja',
    ratings: 83,
    average: 4.5,
    text: [
      'Email panjang yang tidak pernah dibalas biasanya menyembunyikan permintaannya di paragraf keempat. Maya memindahkan permintaan itu ke baris pertama, dan sisanya menjadi lebih mudah.',
      'Empat jam ini membahas tiga naskah kantor: email, notulen, dan laporan dua halaman. Kamu membawa tulisanmu, memotong sepertiganya, lalu membaca keras-keras. Kata serapan kantor yang kabur diganti dengan kata yang bisa dikerjakan orang. Sebelum dan sesudahnya ditaruh berdampingan, sehingga kamu melihat sendiri berapa menit waktu pembaca yang baru saja diselamatkan oleh pensilmu. Hasilnya terasa pada kotak masuk pekan berikutnya.',
    ],
    audience: ['Staf yang menulis setiap hari', 'Sekretaris dan notulis', 'Pegawai baru di lingkungan formal'],
    preparations: ['Tiga email lamamu', 'Satu laporan yang terasa kepanjangan', 'Pensil merah'],
    lessons: [
      [
        ['Permintaan di baris pertama', 'Subjek email menjadi ringkasannya.'],
        ['Menagih tanpa menyakiti', 'Tiga tingkat pengingat.'],
      ],
      [
        ['Notulen yang memuat keputusan', 'Siapa melakukan apa sebelum kapan.'],
        ['Mencatat saat semua orang bicara', 'Singkatan dan kolom kiri.'],
      ],
      [
        ['Laporan dua halaman', 'Kesimpulan mendahului latar belakang.'],
        ['Tabel yang berbicara sendiri', 'Judul tabel berupa kalimat.'],
      ],
      [
        ['Memotong sepertiga', 'Pensil merah bekerja pada kata yang, dalam rangka, dan terkait.'],
        ['Membaca keras-keras', 'Telinga menemukan yang luput dari mata.'],
      ],
    ],
    faq: [
      ['Apakah membahas tata naskah dinas?', 'Prinsipnya, dengan satu contoh surat resmi.'],
      ['Bolehkah memakai bahasa Inggris?', 'Contohnya bahasa Indonesia, prinsipnya berlaku sama.'],
      ['Adakah koreksi tulisan?', 'Sesama peserta saling mengoreksi dengan lembar panduan.'],
    ],
    reviews: [
      [5, 'Baris pertama. Itu saja sudah mengubah kotak masuk saya.'],
      [4, 'Pensil merahnya kejam kepada saya.'],
      [
        5,
        'Notulen saya sekarang dipakai rapat berikutnya, tidak sekadar disimpan.',
        'Notulen yang dipakai: pujian tertinggi bagi notulis.',
      ],
    ],
  },
  {
    course: 'Penerjemah Lepas',
    ratings: 29,
    average: 4.6,
    text: [
      'Bahasa yang bagus hanya separuh pekerjaan; separuhnya menawar harga, menepati tenggat, dan menyimpan istilah. Mei menerjemahkan kontrak dan buku anak selama empat belas tahun dari meja makannya.',
      'Kamu menyusun portofolio tiga halaman dari karya yang boleh dipamerkan, menghitung tarif dari kecepatan sendiri, mencoba dua alat bantu gratis, dan menulis surat penawaran kepada penerbit serta agensi. Pada penutup ada contoh percakapan saat klien meminta diskon atau menghilang. Semua angka tarif diambil dari pesanan yang benar-benar terjadi, dengan nama klien disamarkan. Contohnya segar dan berani.',
    ],
    audience: [
      'Lulusan sastra dan bahasa',
      'Penutur dua bahasa yang bekerja dari rumah',
      'Guru bahasa yang mencari penghasilan tambahan',
    ],
    preparations: ['Dua bahasa pada tingkat lanjut', 'Satu naskah yang pernah diterjemahkan', 'Laptop'],
    lessons: [
      [
        ['Tiga halaman yang boleh dipamerkan', 'Izin, samaran, dan naskah bebas.'],
        ['Bidang yang kamu mengerti', 'Resep, medis, atau hukum: pilih satu.'],
      ],
      [
        ['Kata per jam milikmu', 'Kecepatan diukur tiga hari.'],
        ['Tarif, pajak, dan hari libur', 'Harga dihitung mundur dari kebutuhan.'],
      ],
      [
        ['Ingatan terjemahan', 'Kalimat lama dipakai lagi dengan benar.'],
        ['Daftar istilah klien', 'Satu kata, satu padanan, satu alasan.'],
      ],
      [
        ['Surat penawaran lima paragraf', 'Dikirim ke tiga agensi sungguhan.'],
        ['Klien menghilang', 'Langkah dari mengingatkan sampai melepas.'],
      ],
    ],
    faq: [
      [
        'Apakah mesin penerjemah akan menggantikan saya?',
        'Sebagian pekerjaan berubah menjadi menyunting. Ada materi khusus tentang itu.',
      ],
      ['Pasangan bahasa apa yang dipakai?', 'Contohnya Inggris dan Mandarin, caranya umum.'],
      ['Perlukah sertifikat penerjemah?', 'Untuk dokumen resmi ya, jalurnya dijelaskan.'],
    ],
    reviews: [
      [5, 'Tarif saya selama ini setengah dari seharusnya.'],
      [4, 'Bagian alat bantu perlu diulang di laptop lama.'],
      [5, 'Dua dari tiga agensi membalas.', 'Dua dari tiga itu luar biasa. Simpan yang ketiga untuk tahun depan.'],
    ],
  },
];
