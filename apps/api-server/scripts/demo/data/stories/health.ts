import type { DemoStory } from './shape.ts';

export const healthStories: readonly DemoStory[] = [
  {
    course: 'Pertolongan Pertama di Tempat Kerja',
    ratings: 84,
    average: 4.8,
    text: [
      'Rekanmu jatuh di lantai pabrik dan semua orang mengeluarkan ponsel untuk merekam. Sehari bersama Dokter Anita melatihmu menjadi orang yang berlutut lebih dulu: memastikan aman, memanggil bantuan, menekan dada dengan irama yang benar.',
      'Setiap dua peserta mendapat satu manekin, dan setiap orang menolong paling sedikit enam korban tiruan dengan riasan luka. Simulasi penutup digelar tanpa aba-aba. Sertifikat kompetensi berlaku dua tahun dan diakui banyak panitia keselamatan kerja perusahaan. Peserta yang lututnya bermasalah dapat berlatih di atas meja. Makan siang dan kartu saku sudah termasuk.',
    ],
    audience: [
      'Petugas P3K dan anggota panitia keselamatan',
      'Guru, pelatih olahraga, dan pemandu',
      'Siapa saja yang bekerja beramai-ramai',
    ],
    preparations: ['Pakaian longgar, akan banyak berlutut', 'KTP', 'Beri tahu bila lututmu cedera'],
    lessons: [
      [
        ['Aman dulu, baru menolong', 'Kabel, api, dan lalu lintas diperiksa.'],
        ['Memeriksa napas sepuluh detik', 'Melihat, mendengar, merasakan.'],
      ],
      [
        ['Tiga puluh tekanan, dua napas', 'Irama lagu dipakai sebagai penghitung.'],
        ['Alat kejut jantung otomatis', 'Tempelan dan tombol dicoba.'],
      ],
      [
        ['Darah yang tidak berhenti', 'Tekanan langsung sampai kain kedua.'],
        ['Membidai dengan majalah', 'Patah lengan distabilkan dengan barang kantor.'],
      ],
      [
        ['Tersedak, kejang, dan pingsan', 'Tiga keadaan, tiga urutan.'],
        ['Simulasi tanpa aba-aba', 'Tim kecil dinilai penguji.'],
      ],
    ],
    faq: [
      ['Apakah lulusan harus memperpanjang?', 'Setiap dua tahun, lewat penyegaran setengah hari.'],
      ['Saya takut darah.', 'Lukanya riasan, dan kamu boleh mundur selangkah kapan pun.'],
      ['Bisakah diadakan di kantor kami?', 'Bisa untuk lima belas orang atau lebih, hubungi lewat halaman Bisnis.'],
    ],
    reviews: [
      [5, 'Tiga minggu kemudian paman saya tersedak. Saya tahu harus apa.'],
      [
        5,
        'Lagu penghitung tekanan itu terngiang terus, memang sengaja rupanya.',
        'Biarkan terngiang. Pamanmu pasti setuju.',
      ],
      [4, 'Lutut memar, hati puas.'],
    ],
  },
  {
    course: 'Merawat Lansia di Rumah',
    ratings: 88,
    average: 4.9,
    text: [
      'Memandikan ibu sendiri bisa membuat dua-duanya menangis. Ners Wulandari sembilan belas tahun di ruang geriatri dan tahu bahwa yang paling dibutuhkan keluarga adalah cara yang menjaga martabat sekaligus menjaga punggung.',
      'Materi mandiri membahas makan, mandi, obat, dan malam yang gelisah. Praktik akhir pekan di Semarang, atau online dengan keluarga sendiri, melatih memindahkan dari ranjang ke kursi. Ada satu bagian untuk yang merawat: kapan beristirahat, bagaimana meminta giliran kepada saudara. Alat yang dipakai barang rumah: seprai, bangku plastik, dan gayung. Tidak perlu membeli apa-apa.',
    ],
    audience: ['Anak dan menantu yang merawat orang tua', 'Calon pengasuh lansia', 'Kader posyandu lansia'],
    preparations: [
      'Catatan obat yang diminum',
      'Seprai lebar untuk latihan memindahkan',
      'Izin dari yang dirawat bila direkam',
    ],
    lessons: [
      [
        ['Sehari dari mata nenek', 'Pendengaran, gula darah, dan malu.'],
        ['Daftar obat di satu lembar', 'Pagi, siang, malam, dan yang tidak boleh bersama.'],
      ],
      [
        ['Mandi di ranjang tanpa menelanjangi', 'Handuk dipindah sebagian demi sebagian.'],
        ['Makan pelan dan tidak tersedak', 'Posisi, kekentalan, dan jeda.'],
      ],
      [
        ['Dari ranjang ke kursi dengan seprai', 'Punggungmu lurus, tenaganya dari kaki.'],
        ['Luka tekan dan jadwal miring', 'Dua jam sekali, dicatat.'],
      ],
      [
        ['Jatuh, demam, dan bicara pelo', 'Kapan menelepon, kapan berangkat.'],
        ['Giliran di antara saudara', 'Contoh pesan grup keluarga yang adil.'],
      ],
    ],
    faq: [
      [
        'Bisakah saya bekerja sebagai pengasuh setelahnya?',
        'Banyak alumni begitu. Uji kompetensinya sesuai untuk tingkat dasar.',
      ],
      ['Ibu saya pikun, apakah dibahas?', 'Ya, terutama malam gelisah dan pertanyaan berulang.'],
      [
        'Apakah praktik online sah untuk sertifikat?',
        'Sah bila seluruh gerakan terlihat kamera dan disaksikan penguji.',
      ],
    ],
    reviews: [
      [5, 'Punggung saya selamat, dan ibu bilang tangannya halus sekarang.'],
      [
        5,
        'Pesan grup keluarga itu saya salin. Kakak mulai ambil giliran.',
        'Salam untuk kakaknya. Semoga gilirannya awet.',
      ],
      [5, 'Menangis di bagian untuk yang merawat.'],
    ],
  },
  {
    course: 'Gizi Seimbang untuk Balita',
    ratings: 112,
    average: 4.6,
    text: [
      'Anak menutup mulut, nasi dingin, dan neneknya menawarkan biskuit. Kursus gratis ini memperlakukan keadaan itu dengan hormat, lalu menawarkan piring kecil yang lengkap dari bahan pasar seharga enam ribu rupiah.',
      'Ners Wulandari memakai sendok takar dan porsi genggaman, bukan tabel kalori. Kamu menyusun menu tujuh hari dari bahan yang tersedia di kampungmu, memasak tiga resep, lalu membaca garis di buku KIA dengan tenang. Semua bahan ditimbang di depan kamera dan harganya dicatat dari pasar Semarang, dengan pengganti untuk daerah yang lebih mahal.',
    ],
    audience: ['Orang tua anak usia satu sampai lima tahun', 'Kader posyandu dan guru PAUD', 'Kakek nenek pengasuh'],
    preparations: ['Buku KIA', 'Daftar belanja mingguan', 'Piring anak dan sendok takar'],
    lessons: [
      [
        ['Segenggam, sejempol, setelapak', 'Porsi diukur dengan tangan anak.'],
        ['Lauk hewani setiap hari', 'Telur, ikan kecil, dan hati ayam.'],
      ],
      [
        ['Menu tujuh hari enam ribu', 'Disusun dari pasar, bukan dari majalah.'],
        ['Camilan tanpa bungkus', 'Ubi, pisang, dan bubur kacang.'],
      ],
      [
        ['Nasi tim ikan kembung', 'Satu panci untuk sekeluarga.'],
        ['Ketika anak menutup mulut', 'Jadwal, suasana, dan berhenti membujuk.'],
      ],
      [
        ['Garis di buku KIA', 'Naik, datar, dan turun.'],
        ['Kapan ke puskesmas', 'Tanda yang tidak menunggu besok.'],
      ],
    ],
    faq: [
      ['Anak saya alergi telur.', 'Setiap resep memiliki pengganti, dan gejala alergi dibahas.'],
      ['Apakah susu formula dibahas?', 'Secukupnya, tanpa menyebut merek.'],
      ['Berapa lama menontonnya?', 'Dua jam, bisa dicicil per sepuluh menit.'],
    ],
    reviews: [
      [5, 'Berhenti membujuk, malah makan. Ajaib.'],
      [4, 'Ikan kembung di tempat saya mahal, untung ada pengganti.'],
      [5, 'Menu enam ribu dipakai di kelas ibu balita desa kami.', 'Silakan diperbanyak. Salam untuk para ibu.'],
    ],
  },
  {
    course: 'Kesehatan dan Keselamatan Kerja Dasar',
    ratings: 126,
    average: 4.4,
    text: [
      'Hampir celaka yang tidak dilaporkan hari ini menjadi kecelakaan bulan depan. Delapan jam ini mengajak kamu berjalan keliling tempat kerja dengan mata baru, dari dapur katering sampai lantai pabrik.',
      'Dokter Anita menyusunnya bagi pekerja biasa, bukan ahli: mengenali bahaya, memilih alat pelindung yang pas di badan, memahami kapan pekerjaan harus berhenti menunggu izin, dan menulis laporan yang benar-benar dibaca. Setiap bagian punya satu foto tempat kerja untuk kamu temukan kesalahannya. Kursus ditutup dengan rencana perbaikan sederhana untuk tempat kerjamu sendiri.',
    ],
    audience: [
      'Pekerja baru di pabrik dan proyek',
      'Anggota panitia keselamatan kerja',
      'Pemilik bengkel dan dapur produksi',
    ],
    preparations: ['Foto tempat kerjamu', 'Alat pelindung yang biasa dipakai', 'Catatan kejadian bila ada'],
    lessons: [
      [
        ['Sepuluh kesalahan dalam satu foto', 'Mata dilatih menemukan licin, tajam, dan tergantung.'],
        ['Menilai peluang dan akibat', 'Mana yang dibereskan lebih dulu.'],
      ],
      [
        ['Helm, kacamata, dan telinga', 'Alat yang longgar sama dengan tanpa alat.'],
        ['Bahan kimia dan labelnya', 'Sembilan gambar peringatan.'],
      ],
      [
        ['Pekerjaan yang menunggu tanda tangan', 'Panas, tinggi, dan ruang sempit.'],
        ['Mengunci sumber listrik', 'Gembok, label, dan satu kunci.'],
      ],
      [
        ['Laporan hampir celaka lima baris', 'Tanpa menyalahkan, dengan usul.'],
        ['Rapat lima menit sebelum giliran', 'Naskah untuk seminggu.'],
      ],
    ],
    faq: [
      ['Apakah ini pengganti sertifikat ahli K3?', 'Bukan, ini tingkat dasar bagi semua pekerja.'],
      ['Adakah contoh untuk kantor?', 'Ada, terutama listrik, kursi, dan jalur evakuasi.'],
      ['Boleh dipakai untuk pelatihan karyawan baru?', 'Boleh, pembelian banyak akun lewat halaman Bisnis.'],
    ],
    reviews: [
      [5, 'Menemukan sembilan dari sepuluh. Yang kesepuluh ada di bengkel saya juga.'],
      [4, 'Naskah rapat lima menit langsung dipakai mandor.'],
      [4, 'Fotonya banyak dari pabrik, sedikit kantor.', 'Empat foto kantor baru sudah masuk bulan ini.'],
    ],
  },
  {
    course: 'Pijat Tradisional untuk Kebugaran',
    ratings: 51,
    average: 4.6,
    text: [
      'Tangan yang hangat belum tentu tangan yang aman. Tiga hari di Semarang atau Denpasar, Ners Wulandari bersama dua ahli pijat senior memadukan urut Jawa, pengetahuan otot, dan aturan kebersihan yang ketat.',
      'Kelas terpisah bagi peserta perempuan dan laki-laki. Setiap gerakan dicoba sebagai pemijat maupun yang dipijat, dengan penekanan pada hal yang tidak boleh disentuh. Uji akhirnya sesi empat puluh lima menit untuk tamu sungguhan yang mengisi lembar penilaian. Seprai, minyak, dan ranjang tersedia untuk setiap pasangan peserta. Air minum dan makan siang disediakan setiap hari.',
    ],
    audience: ['Calon terapis spa dan pijat kebugaran', 'Pemijat kampung yang ingin bersertifikat', 'Perawat rumahan'],
    preparations: ['Kuku dipotong pendek', 'Dua handuk', 'Surat sehat dari puskesmas'],
    lessons: [
      [
        ['Peta otot punggung dan betis', 'Digambar di kaus putih teman.'],
        ['Sembilan tempat terlarang', 'Leher depan, perut hamil, dan varises.'],
      ],
      [
        ['Usap, remas, tekan, getar', 'Empat gerak dasar dengan hitungan napas.'],
        ['Tenaga dari kaki', 'Supaya tanganmu tahan dua puluh tahun.'],
      ],
      [
        ['Handuk, minyak, dan tangan bersih', 'Urutan menyiapkan bilik.'],
        ['Menjaga batas', 'Kalimat menolak tamu yang tidak sopan.'],
      ],
      [
        ['Sesi empat puluh lima menit', 'Alur tanpa melihat jam.'],
        ['Tamu penilai', 'Umpan balik dibacakan tertutup.'],
      ],
    ],
    faq: [
      ['Apakah pijat bayi diajarkan?', 'Tidak, itu memerlukan pelatihan khusus.'],
      ['Bagaimana dengan refleksi?', 'Ada pengenalan setengah jam.'],
      ['Apakah alumni disalurkan?', 'Beberapa spa mitra membuka lowongan, tanpa janji penempatan.'],
    ],
    reviews: [
      [5, 'Kalimat menolak tamu tidak sopan, seharusnya semua spa mengajarkan.'],
      [5, 'Tenaga dari kaki. Dua puluh tahun saya salah.', 'Tangan Ibu sudah bekerja keras. Kini giliran kaki.'],
      [4, 'Bilik di Denpasar kecil tetapi bersih.'],
    ],
  },
  {
    course: 'Senam Ringan untuk Pekerja Meja',
    ratings: 95,
    average: 4.5,
    text: [
      'Leher kaku pukul tiga sore tidak butuh keanggotaan gim. Bimo Aditya, fisioterapis tim bulu tangkis, memandu dua kali satu jam secara online; semua gerakan bisa dilakukan memakai kemeja kerja, sebagian tanpa berdiri.',
      'Kamu menyetel kursi dan layar dengan penggaris, mempelajari delapan gerakan, lalu memasang pengingat yang tidak mengganggu rapat. Seminggu setelah kelas ada pertemuan lima belas menit untuk memeriksa apakah kebiasaannya bertahan. Gambar kedelapan gerakan dapat dicetak dan ditempel di sisi layar, lengkap dengan hitungan napasnya agar tidak terburu-buru. Keluarga boleh ikut.',
    ],
    audience: ['Pekerja kantor dan pekerja lepas', 'Operator layanan telepon', 'Guru yang lama duduk memeriksa'],
    preparations: ['Kursi dan meja yang biasa kamu pakai', 'Penggaris', 'Botol minum'],
    lessons: [
      [
        ['Menyetel kursi dengan penggaris', 'Siku, lutut, dan pandangan.'],
        ['Leher tanpa diputar paksa', 'Empat arah, lima napas.'],
      ],
      [
        ['Punggung tegak yang tidak kaku', 'Panggul dimiringkan sedikit.'],
        ['Berdiri di tengah rapat', 'Dua gerak yang tak terlihat kamera.'],
      ],
      [
        ['Mata dua puluh kaki', 'Jeda dua puluh detik ke jendela.'],
        ['Pergelangan pengetik', 'Peregangan dan posisi tetikus.'],
      ],
      [
        ['Pengingat yang ramah', 'Tempel, lonceng, atau gelas air.'],
        ['Memeriksa seminggu kemudian', 'Yang bertahan diteruskan, sisanya dilepas.'],
      ],
    ],
    faq: [
      ['Saya punya saraf terjepit.', 'Mintalah izin dokter dan beri tahu Bimo sebelum mulai.'],
      ['Apakah harus menyalakan kamera?', 'Tidak wajib, tetapi posisimu bisa dikoreksi bila menyala.'],
      ['Bolehkah sekantor menonton bersama?', 'Boleh untuk satu ruangan kecil.'],
    ],
    reviews: [
      [5, 'Gelas air sebagai pengingat. Sesederhana itu.'],
      [4, 'Cukup dua jam, leher terasa punya sendi lagi.'],
      [
        5,
        'Dua gerak tak terlihat kamera jadi rahasia tim kami.',
        'Rahasia aman. Sampai jumpa di pertemuan lima belas menit.',
      ],
    ],
  },
  {
    course: 'Asisten Apotek',
    ratings: 57,
    average: 4.5,
    text: [
      'Bapak di depan etalase menunjuk obat batuk, padahal ia juga minum obat darah tinggi. Asisten apotek yang baik bertanya dulu. Apoteker Dian Permata menyusun kursus ini dari seribu percakapan di balik etalase.',
      'Dua belas jam membahas golongan obat bebas, penyimpanan, membaca resep tulisan tangan, serta batas wewenangmu. Percakapan dilatih dengan audio pelanggan sungguhan yang diperankan ulang. Setelah lulus kuis akhir, kamu siap melamar sebagai tenaga di bawah pengawasan apoteker. Seratus obat yang paling sering diminta diulas satu per satu. Daftarnya diperbarui tahunan.',
    ],
    audience: ['Lulusan SMA yang ingin bekerja di apotek', 'Karyawan toko obat', 'Kader kesehatan'],
    preparations: ['Buku catatan golongan obat', 'Tiga kemasan obat dari rumah', 'Telinga yang mau mendengar'],
    lessons: [
      [
        ['Lingkaran hijau, biru, dan merah', 'Kemasan dari rumahmu dipilah.'],
        ['Tiga pertanyaan sebelum menyerahkan', 'Untuk siapa, sedang minum apa, alergi apa.'],
      ],
      [
        ['Suhu, cahaya, dan lembap', 'Termometer ruang dibaca dua kali sehari.'],
        ['Kedaluwarsa duluan, keluar duluan', 'Rak disusun ulang.'],
      ],
      [
        ['Tulisan tangan dan singkatan Latin', 'Lima belas singkatan tersering.'],
        ['Resep yang meragukan', 'Berhenti dan panggil apoteker.'],
      ],
      [
        ['Batuk kering atau berdahak', 'Percakapan dua menit yang sopan.'],
        ['Menolak menjual antibiotik', 'Alasan yang dimengerti pembeli.'],
      ],
    ],
    faq: [
      ['Apakah setara dengan tenaga vokasi farmasi?', 'Tidak. Pekerjaanmu tetap di bawah pengawasan apoteker.'],
      ['Apakah daftar obatnya lengkap?', 'Dipilih seratus yang paling sering diminta.'],
      ['Adakah bahan cetak?', 'Ada kartu saku berisi pertanyaan dan singkatan.'],
    ],
    reviews: [
      [5, 'Kartu saku ada di jas saya setiap hari.'],
      [4, 'Latihan resep tulisan tangan bikin pusing, persis kenyataan.'],
      [
        5,
        'Menolak antibiotik sekarang tidak lagi canggung.',
        'Satu penolakan yang ramah menyelamatkan banyak orang. Terima kasih.',
      ],
    ],
  },
];
