import type { DemoStory } from './shape.ts';

export const dataAnalysisStories: readonly DemoStory[] = [
  {
    course: 'Analisis Data Penjualan',
    ratings: 156,
    average: 4.7,
    text: [
      'Data penjualan toko serba ada selama dua tahun menunggumu: 48.000 baris, tiga ejaan untuk satu kota, dan diskon yang dicatat di kolom keterangan. Selama delapan pekan kamu merapikannya, menanyainya dengan tabel pivot dan SQL, lalu menyajikan tiga temuan kepada direktur yang hanya punya sepuluh menit.',
      'Materi mandiri dipadukan dengan empat pertemuan langsung bersama Dewi. Di pertemuan itu kamu mempertahankan temuanmu, teman sekelas boleh membantah, dan kamu belajar membedakan angka yang menarik dari angka yang mengubah keputusan. Himpunan datanya boleh disimpan dan dipakai lagi untuk melamar.',
    ],
    audience: [
      'Staf penjualan dan gudang yang menyusun laporan rutin',
      'Pegawai baru yang ingin pindah ke bagian data',
      'Pemilik usaha dengan catatan penjualan menumpuk',
    ],
    preparations: [
      'Terbiasa memakai lembar sebar untuk menjumlah dan mengurutkan',
      'Laptop dengan peramban, tidak perlu aplikasi berbayar',
      'Dua malam per pekan',
    ],
    lessons: [
      [
        ['Berdamai dengan data kotor', 'Kota yang ditulis tiga cara disatukan dengan aturan yang kamu tulis sendiri.'],
        ['Tanggal, mata uang, dan baris kembar', 'Kesalahan diam-diam diburu sebelum menghitung.'],
      ],
      [
        ['Pertanyaan dulu, pivot kemudian', 'Kamu menulis lima pertanyaan toko sebelum menyentuh tabel.'],
        ['Membandingkan bulan yang tidak sama panjang', 'Lebaran dan akhir pekan ikut diperhitungkan.'],
      ],
      [
        ['SELECT untuk orang toko', 'Kueri pertama menjawab barang apa yang tidak pernah laku.'],
        ['Menggabung tabel nota dan tabel barang', 'Dua sumber dijahit tanpa menggandakan rupiah.'],
      ],
      [
        ['Satu halaman untuk direktur', 'Grafik dipangkas sampai tinggal yang memicu tindakan.'],
        ['Sidang temuan', 'Presentasi sepuluh menit di depan kelas.'],
      ],
    ],
    faq: [
      [
        'Apakah pertemuan langsungnya wajib?',
        'Dua dari empat wajib untuk sertifikat, boleh di Bandung atau secara online.',
      ],
      ['Saya belum pernah SQL.', 'Tidak apa-apa, SQL dimulai dari nol di bagian ketiga.'],
      [
        'Boleh memakai data kantor sendiri?',
        'Boleh untuk proyek akhir, asal nama pelanggan disamarkan. Caranya diajarkan.',
      ],
    ],
    reviews: [
      [5, 'Temuan saya tentang stok mati membuat bos memotong pesanan dua juta per bulan.'],
      [5, 'Sidang temuan itu menegangkan dan sangat berguna.'],
      [
        4,
        'Data latihannya kejam. Saya sempat menyerah di ejaan kota.',
        'Kejam tapi nyata, itu ekspor dari kasir sungguhan. Terima kasih tidak menyerah.',
      ],
      [5, 'Bu Dewi menolak grafik saya tiga kali, dan yang keempat dipakai rapat direksi.'],
    ],
  },
  {
    course: 'Excel untuk Administrasi Kantor',
    ratings: 287,
    average: 4.6,
    text: [
      'Delapan belas rumus, tidak lebih. Itulah yang dipakai bagian administrasi hampir setiap hari, dan kursus ini membahasnya satu per satu memakai daftar hadir, surat jalan, dan rekap kas kecil.',
      'Kamu tidak diminta menghafal. Setiap rumus diperkenalkan lewat pekerjaan yang menyebalkan bila dikerjakan tangan, lalu dicoba pada berkasmu sendiri. Menjelang akhir kita membereskan hal yang sering diremehkan: judul kolom yang ikut tercetak, angka yang rata kanan, dan lembar yang muat di satu halaman kertas. Tiga berkas penutup dinilai otomatis, lengkap dengan penunjuk letak kesalahannya.',
    ],
    audience: [
      'Pelamar posisi administrasi yang akan menghadapi tes Excel',
      'Staf yang masih menjumlah dengan kalkulator di samping layar',
      'Bendahara komunitas atau masjid',
    ],
    preparations: [
      'Excel versi apa pun sejak 2016, atau aplikasi sejenis yang gratis',
      'Satu berkas kerja untuk dirapikan',
      'Sepuluh jam dalam sebulan',
    ],
    lessons: [
      [
        ['Menjumlah tanpa salah baris', 'Rentang yang tumbuh sendiri saat data bertambah.'],
        ['Jika, maka, selain itu', 'Status lunas dan belum lunas terisi otomatis.'],
      ],
      [
        ['Mencari harga dari daftar barang', 'Kode diketik, nama dan harga muncul.'],
        ['Ketika yang dicari tidak ada', 'Pesan ramah menggantikan tanda pagar.'],
      ],
      [
        ['Tabel yang bisa disaring siapa saja', 'Rekan kerja menemukan datanya tanpa bertanya padamu.'],
        ['Grafik yang jujur', 'Sumbu dimulai dari nol dan judulnya berupa kalimat.'],
      ],
      [
        ['Satu lembar, satu halaman', 'Margin, judul berulang, dan nomor halaman dibereskan.'],
        ['Mengunci sel rumus', 'Formulir boleh diisi tetapi tidak bisa dirusak.'],
      ],
    ],
    faq: [
      [
        'Apakah cocok untuk yang memakai Google Sheets?',
        'Enam belas dari delapan belas rumus sama. Dua sisanya diberi padanan.',
      ],
      ['Apakah ada latihan soal tes kerja?', 'Ada tiga paket, lengkap dengan batas waktu tiga puluh menit.'],
      ['Bisa dibayar dengan saldo Prakerja?', 'Bisa, pilih Prakerja di halaman pembayaran.'],
    ],
    reviews: [
      [5, 'Lulus tes administrasi rumah sakit. Soal nomor empat persis latihan mencari harga.'],
      [5, 'Saya bendahara masjid, laporan Jumat sekarang rapi dan bisa dibaca jemaah.'],
      [4, 'Pengucapannya pelan. Saya putar sedikit lebih cepat.'],
      [
        5,
        'Baru tahu judul kolom bisa ikut di setiap halaman cetak. Sebelas tahun saya salin manual.',
        'Sebelas tahun kesabaran, Bu. Semoga sorenya sekarang lebih longgar.',
      ],
    ],
  },
  {
    course: 'Dasbor Interaktif dengan Looker Studio',
    ratings: 49,
    average: 4.5,
    text: [
      'Laporan bulanan yang dikirim sebagai lampiran sering tidak dibuka. Dasbor yang bisa ditekan-tekan justru dibicarakan saat makan siang. Rizal memandu kelas online dua malam untuk membangun dasbor penjualan dari nol, disambungkan ke lembar sebar yang selalu berubah.',
      'Malam pertama tentang memilih: angka mana yang layak tampil dan grafik apa yang paling cepat dipahami. Malam kedua tentang memberi kendali kepada pembaca lewat saringan dan tanggal. Sesudahnya setiap peserta mengirim tautan dasbornya untuk diulas tertulis. Beberapa dasbor terbaik dipajang di galeri alumni dengan seizin pembuatnya.',
    ],
    audience: [
      'Analis pemula yang ingin hasil kerjanya dilihat',
      'Pengelola lembaga sosial yang melapor ke donatur',
      'Staf pemasaran yang memegang data iklan',
    ],
    preparations: [
      'Akun Google aktif',
      'Satu lembar sebar dengan sedikitnya seratus baris',
      'Layar kedua bila ada, memudahkan mengikuti',
    ],
    lessons: [
      [
        ['Sumber data yang tidak mudah putus', 'Nama kolom dibakukan sebelum disambungkan.'],
        ['Bidang hitungan pertamamu', 'Margin dihitung di dasbor, bukan di lembar sebar.'],
      ],
      [
        ['Kartu angka, garis, atau batang', 'Tiga keputusan cepat memakai satu pohon pilihan.'],
        ['Warna yang punya arti', 'Merah dipakai sekali saja, untuk yang perlu ditolong.'],
      ],
      [
        ['Saringan kota dan tanggal', 'Pembaca menjawab pertanyaannya sendiri.'],
        ['Halaman rincian', 'Dari gambaran besar turun sampai satu nota.'],
      ],
      [
        ['Hak lihat dan hak ubah', 'Dasbor dibagikan tanpa membuka data gaji.'],
        ['Ulasan dari Rizal', 'Catatan tertulis sepanjang satu halaman.'],
      ],
    ],
    faq: [
      ['Apakah Looker Studio berbayar?', 'Versi yang dipakai di kelas gratis.'],
      ['Kapan ulasan dasbor diterima?', 'Paling lambat enam hari setelah tautan dikirim.'],
      ['Apakah ada kelas lanjutan?', 'Ada sesi tanya jawab bulanan bagi alumni.'],
    ],
    reviews: [
      [5, 'Donatur kami sekarang membuka dasbornya sendiri tanpa menunggu laporan.'],
      [4, 'Malam kedua padat sekali.'],
      [
        5,
        'Catatan ulasannya lebih berharga daripada dua malam kelasnya.',
        'Terima kasih. Dasbormu memang enak diulas, pertanyaannya jelas.',
      ],
      [4, 'Koneksi saya putus, rekaman menolong.'],
    ],
  },
  {
    course: 'Pengantar Statistika',
    ratings: 0,
    average: 0.0,
    text: [
      'Rata-rata penghasilan naik, tetapi kenapa tetangga tidak merasakannya? Kursus singkat ini mengajak kamu membaca angka sebagaimana adanya, dengan kelereng, dadu, dan judul berita.',
      'Tidak ada rumus yang harus dihafal. Kamu menghitung dengan tangan pada contoh berisi sembilan angka, sehingga terasa mengapa median kadang lebih adil, mengapa sebaran lebih penting daripada puncak, dan mengapa kebetulan begitu sering disangka sebab. Materi penutup berisi lima berita yang tampak meyakinkan, lalu kita bongkar bersama satu demi satu. Sesudahnya kamu tidak menjadi ahli, tetapi jauh lebih sulit dibohongi grafik.',
    ],
    audience: [
      'Kepala bagian yang memutuskan berdasarkan laporan orang lain',
      'Wartawan, guru, dan mahasiswa tahun pertama',
      'Warga yang sering membaca jajak pendapat',
    ],
    preparations: ['Pensil dan kertas kotak-kotak', 'Kalkulator ponsel', 'Rasa ingin tahu pada berita berangka'],
    lessons: [
      [
        ['Upah sembilan tetangga', 'Satu orang kaya mengubah rata-rata, tidak mengubah nilai tengah.'],
        ['Kapan modus lebih berguna', 'Ukuran sepatu yang harus distok penjual.'],
      ],
      [
        ['Jarak antara terkecil dan terbesar', 'Dua kelas dengan rata-rata sama ternyata sangat berbeda.'],
        ['Diagram kotak dengan pensil', 'Lima titik cukup menceritakan seratus nilai.'],
      ],
      [
        ['Dadu, koin, dan kebetulan', 'Kamu melempar tiga puluh kali dan mencatatnya.'],
        ['Mengapa sampel kecil menipu', 'Warung sebelah bukan Indonesia.'],
      ],
      [
        ['Membongkar lima judul berita', 'Mana yang hilang: jumlah, waktu, atau pembanding.'],
        ['Pertanyaan wajib sebelum percaya', 'Daftar tujuh pertanyaan untuk ditempel di meja.'],
      ],
    ],
    faq: [
      [
        'Saya lemah matematika sejak SMP.',
        'Kursus ini dibuat untuk keadaan itu. Hitungannya penjumlahan dan pembagian saja.',
      ],
      ['Apakah memakai perangkat lunak?', 'Tidak satu pun.'],
      ['Adakah ujian?', 'Ada kuis sepuluh soal yang boleh diulang.'],
    ],
    reviews: [],
  },
  {
    course: 'Python untuk Analisis Data',
    ratings: 118,
    average: 4.7,
    text: [
      'Setelah lembar sebar mulai tersendat di baris keseratus ribu, Pandas menjadi teman baik. Nadia membawa tiga himpunan data terbuka Indonesia: harga beras harian, penumpang kereta, dan curah hujan, lalu mengajakmu bertanya kepada ketiganya.',
      'Kursus ini mengandaikan kamu pernah menulis perulangan. Dari situ kita bergerak cepat: membaca, menyaring, mengelompokkan, menggabung, menggambar. Proyek penutup berupa laporan yang bisa dijalankan ulang bulan depan hanya dengan mengganti satu berkas. Kode semua materi tersedia dan boleh dipakai di tempat kerja. Rubrik penilaiannya dapat dibaca sejak hari pertama.',
    ],
    audience: [
      'Alumni kelas Python dasar',
      'Analis yang berkasnya sudah terlalu besar',
      'Peneliti dan mahasiswa tingkat akhir',
    ],
    preparations: [
      'Dasar Python: daftar, perulangan, fungsi',
      'Laptop dengan ruang kosong lima gigabita',
      'Minat pada data terbuka',
    ],
    lessons: [
      [
        ['Tabel pertamamu di Pandas', 'Harga beras tiga kota dibaca dari berkas mentah.'],
        ['Menyaring tanpa perulangan', 'Satu baris menggantikan dua puluh.'],
      ],
      [
        ['Mengelompokkan per bulan dan per provinsi', 'Pola musim mulai tampak.'],
        ['Menjahit data kereta dan hari libur', 'Kunci yang tidak cocok ditangani dengan sadar.'],
      ],
      [
        ['Grafik garis yang bisa dibaca kakekmu', 'Label ditulis langsung di garisnya.'],
        ['Peta sederhana curah hujan', 'Warna mengikuti milimeter, bukan selera.'],
      ],
      [
        ['Laporan yang bisa dijalankan ulang', 'Teks, angka, dan grafik keluar dari satu perintah.'],
        ['Menyerahkan proyek', 'Kamu menulis catatan untuk pembaca yang tidak memprogram.'],
      ],
    ],
    faq: [
      ['Apakah ada pembelajaran mesin?', 'Tidak di sini, supaya dasar pengolahan datanya kokoh.'],
      ['Perlu memasang banyak paket?', 'Tiga paket saja, dan ada pilihan menjalankannya di peramban.'],
      ['Siapa yang menilai proyek akhir?', 'Nadia dan satu asisten, dengan rubrik yang dibuka sejak awal.'],
    ],
    reviews: [
      [5, 'Data harga berasnya membuat saya merinding, polanya nyata.'],
      [5, 'Laporan bulanan lembaga kami sekarang tinggal mengganti nama berkas.'],
      [
        4,
        'Perlu benar-benar paham dasar dulu, saya sempat mundur ke kelas sebelumnya.',
        'Langkah mundur yang tepat. Senang kamu kembali dan menamatkannya.',
      ],
      [5, 'Grafik yang bisa dibaca kakek, prinsip itu saya pakai terus.'],
    ],
  },
  {
    course: 'Entri Data Cepat dan Teliti',
    ratings: 74,
    average: 4.4,
    text: [
      'Empat puluh kata per menit dengan salah ketik di bawah satu persen: itulah batas yang biasa diminta kantor arsip, dan itulah sasaran kursus ini. Kamu berlatih lima belas menit setiap hari selama enam belas hari, jari dulu, kecepatan belakangan.',
      'Mengetik cepat saja tidak cukup. Separuh materi membahas cara menangkap kesalahan sendiri: membaca mundur, mencocokkan jumlah, dan beristirahat pada saat yang tepat. Ada pula satu bagian tentang rahasia orang, karena formulir yang kamu ketik berisi alamat, penyakit, dan gaji. Ujian kecepatannya memakai formulir berbahasa Indonesia dengan nama dan alamat rekaan.',
    ],
    audience: [
      'Pelamar operator entri data',
      'Petugas pendaftaran klinik dan kelurahan',
      'Siapa pun yang masih mengetik dua jari',
    ],
    preparations: [
      'Papan ketik biasa, bukan layar sentuh',
      'Kursi yang kakinya membuatmu bisa duduk tegak',
      'Lima belas menit per hari',
    ],
    lessons: [
      [
        ['Baris rumah dan delapan jari', 'Jari telunjuk menemukan tonjolan kecilnya.'],
        ['Angka tanpa melihat', 'Papan angka di kanan dilatih dengan nomor KTP rekaan.'],
      ],
      [
        ['Membaca mundur dan mencocokkan jumlah', 'Dua kebiasaan yang menangkap salah ketik terbanyak.'],
        ['Salah ketik yang paling mahal', 'Nol dan huruf O, koma dan titik.'],
      ],
      [
        ['Formulir orang bukan bahan cerita', 'Layar dikunci saat berdiri, kertas dibalik.'],
        ['Berkas yang boleh dan tidak boleh dibawa pulang', 'Tiga kasus untuk diputuskan.'],
      ],
      [
        ['Simulasi dua ratus berkas', 'Kamu membagi tenaga selama dua jam.'],
        ['Ujian kecepatan', 'Hasilnya dicetak di lampiran sertifikat.'],
      ],
    ],
    faq: [
      ['Berapa kata per menit untuk lulus?', 'Tiga puluh lima, dengan ketelitian sembilan puluh sembilan persen.'],
      ['Bisa mengulang ujian?', 'Bisa, sampai lima kali dalam sebulan.'],
      ['Apakah ponsel bisa dipakai?', 'Tidak untuk latihan mengetik, papan ketik fisik wajib.'],
    ],
    reviews: [
      [5, 'Dari dua jari jadi delapan jari dalam tiga minggu.'],
      [4, 'Latihannya monoton, tapi memang begitu caranya.'],
      [4, 'Diterima kontrak di kantor arsip, tes ketiknya lewat.'],
      [
        5,
        'Bagian kerahasiaan menyadarkan saya, dulu layar pendaftaran menghadap pasien.',
        'Perubahan kecil yang sangat berarti bagi pasien. Terima kasih.',
      ],
    ],
  },
  {
    course: 'Basis Data untuk Toko dan Gudang',
    ratings: 41,
    average: 4.6,
    text: [
      'Buku stok yang basah kena hujan, dua catatan yang berbeda, barang yang tercatat ada tetapi tidak di rak. Dua hari di ruang latih Sentra Data, kamu merancang basis data kecil yang mengakhiri pertengkaran itu.',
      'Kelas dibatasi delapan belas orang. Setiap meja mendapat kardus berisi barang sungguhan, dari sabun sampai baut, dan harus mencatat barang masuk, keluar, rusak, serta pinjam. Sore terakhir semua meja bertukar peran sebagai pemeriksa: berapa selisihmu, dan dari mana asalnya? Pemenangnya biasanya meja yang paling rajin menulis keterangan.',
    ],
    audience: [
      'Penjaga gudang dan kepala toko',
      'Koperasi yang menyimpan barang anggota',
      'Staf TI yang diminta membuat sistem stok',
    ],
    preparations: [
      'Laptop sendiri, kami pinjamkan bila tidak ada',
      'Contoh kartu stok dari tempatmu',
      'Pakaian yang nyaman untuk mengangkat kardus',
    ],
    lessons: [
      [
        ['Satu barang, satu nomor', 'Nama boleh mirip, kode tidak boleh kembar.'],
        ['Menggambar hubungan nota, barang, dan rak', 'Kertas besar dan spidol sebelum komputer.'],
      ],
      [
        ['Masuk, keluar, rusak, pinjam', 'Empat gerak barang dicatat dengan satu tabel.'],
        ['Stok opname bersama', 'Kardus dihitung dua kali oleh dua orang.'],
      ],
      [
        ['Barang yang harus dipesan besok', 'Laporan batas minimum keluar otomatis.'],
        ['Mencari asal selisih', 'Jejak perubahan dibaca seperti detektif.'],
      ],
      [
        ['Cadangan di dua tempat', 'Satu di cakram, satu di luar gedung.'],
        ['Bertukar peran pemeriksa', 'Meja lain menguji catatanmu.'],
      ],
    ],
    faq: [
      ['Program apa yang dipakai?', 'Basis data gratis dengan antarmuka berbahasa Indonesia yang dipasang di kelas.'],
      ['Bisakah mengirim dua orang dari satu toko?', 'Sangat disarankan, dan kalian duduk semeja.'],
      ['Apakah ada pendampingan sesudahnya?', 'Selama sebulan lewat ruang tanya, dijawab dalam dua hari kerja.'],
    ],
    reviews: [
      [5, 'Selisih gudang kami turun dari belasan juta jadi ratusan ribu.'],
      [4, 'Kardus baut itu berat, tapi melekat di ingatan.'],
      [
        5,
        'Datang berdua dengan kakak, pulang langsung pasang di toko bangunan.',
        'Semoga baut-bautnya akur. Kirim kabar setelah opname pertama.',
      ],
      [4, 'Satu setengah hari terasa kurang.'],
    ],
  },
];
