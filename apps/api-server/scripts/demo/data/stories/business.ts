import type { DemoStory } from './shape.ts';

export const businessStories: readonly DemoStory[] = [
  {
    course: 'Menyusun Rencana Bisnis',
    ratings: 88,
    average: 4.5,
    text: [
      'Investor membaca tujuh halaman pertama, lalu memutuskan apakah akan membaca sisanya. Ratna Dewanti delapan tahun duduk di sisi meja itu, dan sekarang mengajarkan apa yang membuatnya berhenti, mengernyit, atau mengambil pena.',
      'Kamu menulis rencana untuk usahamu sendiri, bukan contoh buatan. Tiap bagian menghasilkan satu halaman yang langsung dipakai: masalah siapa yang kamu selesaikan, dari mana uangnya datang, berapa lama sampai impas, dan apa yang akan kamu katakan dalam lima menit. Rencana akhir boleh dikirim untuk dibaca dan diberi catatan di pinggirnya. Bahasanya sederhana, sebab rencana yang rumit biasanya menyembunyikan keraguan penulisnya sendiri.',
    ],
    audience: [
      'Pendiri usaha yang akan mencari modal',
      'Pengurus koperasi yang mengajukan kredit',
      'Peserta lomba wirausaha',
    ],
    preparations: [
      'Gagasan usaha atau usaha berjalan',
      'Catatan penjualan tiga bulan bila ada',
      'Lembar sebar untuk proyeksi',
    ],
    lessons: [
      [
        ['Sepuluh percakapan sebelum menulis', 'Kamu menguji apakah masalahnya nyata.'],
        ['Menghitung pasar dari bawah', 'Jumlah gang dan rumah, bukan persen dari angka nasional.'],
      ],
      [
        ['Satu halaman model usaha', 'Siapa membayar, untuk apa, seberapa sering.'],
        ['Biaya yang selalu terlupa', 'Rusak, retur, dan gaji diri sendiri.'],
      ],
      [
        ['Proyeksi tiga keadaan', 'Sepi, biasa, dan ramai dihitung berdampingan.'],
        ['Titik impas yang bisa diceritakan', 'Angka diubah menjadi jumlah porsi.'],
      ],
      [
        ['Lima menit di depan meja', 'Urutan bicara yang memberi ruang bertanya.'],
        ['Pertanyaan yang paling sering menjatuhkan', 'Dua belas pertanyaan beserta cara menyiapkannya.'],
      ],
    ],
    faq: [
      ['Apakah Suluh mempertemukan dengan investor?', 'Tidak. Kursus ini menyiapkan berkas dan caramu bicara.'],
      [
        'Usaha saya masih gagasan, layakkah?',
        'Layak, separuh peserta memulai dari gagasan dan mengubahnya setelah sepuluh percakapan pertama.',
      ],
      [
        'Siapa yang membaca rencana saya?',
        'Ratna atau rekannya di Tumbuh Bersama, dengan kewajiban menjaga kerahasiaan.',
      ],
    ],
    reviews: [
      [5, 'Catatan pinggirnya tajam dan sopan. Kredit koperasi kami cair.'],
      [4, 'Proyeksi tiga keadaan melelahkan, tetapi bank menanyakan persis itu.'],
      [5, 'Baru sadar gaji saya sendiri tidak pernah masuk biaya.', 'Itu temuan termahal di hampir setiap angkatan.'],
    ],
  },
  {
    course: 'Kepemimpinan untuk Supervisor Baru',
    ratings: 64,
    average: 4.7,
    text: [
      'Kemarin kamu rekan mereka, hari ini kamu menandatangani jadwal mereka. Dua hari ini membahas kecanggungan itu secara terbuka, lewat permainan peran yang diambil dari pabrik, toko, dan dapur hotel.',
      'Ratna membatasi kelas dua puluh orang dan menata kursi melingkar. Kamu berlatih membagi tugas dengan kalimat yang tidak menyisakan tafsir, menegur tanpa mempermalukan, dan mengakui salah di depan tim. Malam pertama ada tugas: menelepon satu bekas atasan yang kamu kagumi dan bertanya satu hal. Cerita peserta tidak keluar dari ruangan; itu janji yang dibuat pada menit pertama.',
    ],
    audience: [
      'Karyawan yang baru naik menjadi supervisor atau kepala regu',
      'Calon pemimpin yang sedang disiapkan kantor',
      'Pemilik usaha dengan tim pertama',
    ],
    preparations: [
      'Cerita tentang satu konflik di tempat kerja',
      'Izin kantor dua hari penuh',
      'Pakaian santai yang rapi',
    ],
    lessons: [
      [
        ['Dari rekan menjadi atasan', 'Percakapan pertama dengan mantan teman semeja diperankan.'],
        ['Peta harapan', 'Apa yang diminta bos, tim, dan keluargamu dari peran baru.'],
      ],
      [
        ['Tugas yang tidak perlu diulang', 'Siapa, apa, kapan, dan seperti apa selesai.'],
        ['Melepas pekerjaan kesayangan', 'Kamu memilih satu hal untuk diserahkan besok.'],
      ],
      [
        ['Menegur di ruang tertutup', 'Fakta, dampak, lalu diam.'],
        ['Ketika timmu lebih tua', 'Kasus mandor lima puluh tahun dan supervisor dua puluh enam.'],
      ],
      [
        ['Sembilan puluh hari di selembar kertas', 'Tiga sasaran dan satu kebiasaan.'],
        ['Janji kepada saksi', 'Teman sekelas meneleponmu sebulan kemudian.'],
      ],
    ],
    faq: [
      ['Apakah ada tes kepribadian?', 'Tidak. Kami memakai kejadian nyata di tempat kerjamu.'],
      ['Bisa meminta faktur atas nama perusahaan?', 'Bisa, isi nama perusahaan saat membayar.'],
      [
        'Apa yang terjadi setelah sembilan puluh hari?',
        'Ada pertemuan online satu jam untuk menengok rencana masing-masing.',
      ],
    ],
    reviews: [
      [5, 'Kasus mandor itu persis hidup saya. Sekarang kami akur.'],
      [5, 'Diam setelah menyampaikan dampak: berat, dan bekerja.'],
      [4, 'Ruang di Makassar dingin sekali.', 'Maaf untuk pendinginnya. Angkatan berikut memakai ruang lain.'],
    ],
  },
  {
    course: 'Mengelola Toko Kelontong Modern',
    ratings: 97,
    average: 4.5,
    text: [
      'Rak penuh belum tentu uang. Sri Wahyuni mewarisi toko ibunya di Bantul dan menata ulang dengan meteran, pena, dan keberanian membuang barang yang tidak laku; omzetnya naik tanpa menambah satu rak pun.',
      'Kursus enam jam ini mengikuti satu hari toko, dari membuka rolling door sampai menghitung laci. Kamu menggambar denah tokomu, memilih tiga puluh barang penentu, menyusun jadwal belanja, dan belajar berbicara dengan pemasok tanpa merasa berutang budi. Semua contoh angka berasal dari toko seluas dua puluh meter persegi, lengkap dengan bulan ketika Sri hampir menyerah.',
    ],
    audience: [
      'Pemilik warung yang ingin naik kelas',
      'Anak yang akan meneruskan toko orang tua',
      'Pengelola toko koperasi sekolah',
    ],
    preparations: ['Denah kasar toko dengan ukuran', 'Nota belanja sebulan terakhir', 'Ponsel untuk memotret rak'],
    lessons: [
      [
        ['Jalan kaki pembeli', 'Kamu mencatat langkah sepuluh orang sejak pintu.'],
        ['Barang setinggi mata', 'Yang paling sering dicari dipindahkan ke belakang.'],
      ],
      [
        ['Tiga puluh barang penentu', 'Sebagian kecil barang menanggung hampir seluruh laba.'],
        ['Barang mati dan obralnya', 'Memilih hari dan cara melepas tanpa merusak harga.'],
      ],
      [
        ['Laci yang selalu cocok', 'Serah terima kasir dalam empat menit.'],
        ['Utang tetangga dengan batas', 'Kalimat menolak yang tidak menyakiti.'],
      ],
      [
        ['Menawar tanpa berutang budi', 'Membandingkan tiga pemasok dengan satu lembar.'],
        ['Belanja dua kali sepekan', 'Uang tidak tidur di gudang.'],
      ],
    ],
    faq: [
      ['Apakah memakai aplikasi kasir?', 'Ada perbandingan tiga aplikasi gratis, tetapi buku tulis juga cukup.'],
      ['Toko saya hanya dua kali tiga meter.', 'Justru di ruang sekecil itu penataan paling terasa.'],
      [
        'Bagaimana menghadapi minimarket sebelah?',
        'Ada satu materi tentang barang dan layanan yang tidak bisa mereka tiru.',
      ],
    ],
    reviews: [
      [5, 'Kopi saset dipindah ke belakang, ibu-ibu sekarang melewati sabun dulu. Laris.'],
      [4, 'Kalimat menolak utang saya hafal di depan cermin.'],
      [5, 'Empat menit serah terima, adik saya tidak lagi dituduh.', 'Semoga laci dan hati sama-sama tenang.'],
    ],
  },
  {
    course: 'Manajemen Proyek',
    ratings: 45,
    average: 4.4,
    text: [
      'Renovasi puskesmas, pindahan gudang, acara tujuh belasan: semuanya proyek, dan semuanya gagal dengan cara yang mirip. Yusuf pernah memimpin pembangunan sebelas jembatan gantung dan mengajar dari buku catatan lapangannya.',
      'Materi mandiri mengurai satu proyek dari surat tugas sampai serah terima. Empat pertemuan langsung dipakai untuk memeriksa dokumen milikmu, sebab peserta membawa proyek sungguhan. Di akhir kursus kamu memiliki bagan tugas, jadwal, daftar risiko, dan berita acara yang bisa langsung ditandatangani. Cerita jembatan yang terlambat sebelas minggu menjadi benang merah sepanjang materi.',
    ],
    audience: [
      'Koordinator kegiatan dan pelaksana lapangan',
      'Staf yang mendadak ditunjuk memimpin proyek',
      'Panitia acara besar desa dan kampus',
    ],
    preparations: [
      'Proyek yang sedang atau akan kamu jalankan',
      'Akses lembar sebar',
      'Keberanian bertanya kepada pemberi tugas',
    ],
    lessons: [
      [
        ['Apa yang tidak termasuk', 'Daftar di luar lingkup menyelamatkan anggaran.'],
        ['Menandatangani batas', 'Satu lembar yang dibaca kedua pihak.'],
      ],
      [
        ['Memecah pekerjaan sampai dua hari', 'Tugas yang lebih besar dari itu disembunyikan masalahnya.'],
        ['Jalur yang tak boleh telat', 'Ditemukan dengan kertas tempel.'],
      ],
      [
        ['Lima hal yang mungkin kacau', 'Peluang, dampak, dan siapa yang bergerak.'],
        ['Hujan, cuti, dan truk mogok', 'Cadangan waktu dijatah, bukan ditebak.'],
      ],
      [
        ['Daftar periksa serah terima', 'Cacat kecil dicatat bersama sebelum kunci diserahkan.'],
        ['Rapat belajar', 'Setengah jam tanpa mencari kambing hitam.'],
      ],
    ],
    faq: [
      ['Apakah mengacu pada metode internasional?', 'Istilahnya sejalan, tetapi dibahas dengan bahasa lapangan.'],
      ['Bolehkah satu tim mendaftar bersama?', 'Boleh, dan pertemuan langsung bisa membahas proyek kalian.'],
      ['Berapa jam per pekan?', 'Sekitar tiga jam selama tujuh pekan.'],
    ],
    reviews: [
      [5, 'Daftar di luar lingkup menyelamatkan saya dari tambahan kerja dua puluh juta.'],
      [4, 'Cerita jembatan gantungnya bikin betah.'],
      [4, 'Lembar risiko sederhana dan dipakai sampai sekarang.', 'Sederhana itu yang bertahan saat hujan turun.'],
    ],
  },
  {
    course: 'Ekspor Perdana',
    ratings: 36,
    average: 4.5,
    text: [
      'Pesanan pertama dari luar negeri sering batal bukan karena barangnya jelek, melainkan karena dokumen dan cara bayar. Dalam lima jam online Yusuf menelusuri perjalanan satu kardus keranjang rotan, dari bengkel di Cirebon sampai toko kecil di Rotterdam.',
      'Di setiap perhentian kamu mengisi dokumen yang sama untuk produkmu: uraian barang, harga sampai pelabuhan, syarat bayar, dan kemasan. Biayanya dihitung terang-terangan, termasuk yang biasanya baru muncul di akhir. Setelahnya kamu bisa menilai dengan kepala dingin apakah sekarang saat yang tepat untuk mengekspor. Rekaman dan seluruh formulir contoh dapat dibuka kembali.',
    ],
    audience: [
      'Perajin dan produsen makanan kering',
      'Staf ekspor yang baru bekerja',
      'Pendamping UMKM dinas dan kampus',
    ],
    preparations: ['Produk yang sudah terjual ajek di dalam negeri', 'NIB usaha', 'Ukuran dan berat kemasan'],
    lessons: [
      [
        ['Memilih satu negara, bukan dunia', 'Tiga pertanyaan yang menyempitkan pilihan.'],
        ['Contoh barang yang layak dikirim', 'Kapan diberi gratis, kapan ditagih.'],
      ],
      [
        ['Faktur, daftar kemas, dan keterangan asal', 'Ketiganya diisi sambil ditayangkan.'],
        ['Kode barang yang benar', 'Salah satu angka bisa berarti bea berlipat.'],
      ],
      [
        ['Uang muka, surat kredit, atau lewat platform', 'Siapa menanggung risiko pada setiap cara.'],
        ['Kurs yang bergerak', 'Harga diberi tanggal berlaku.'],
      ],
      [
        ['Laut atau udara untuk seratus kilo', 'Hitungan nyata dari dua jasa kirim.'],
        ['Kardus yang selamat dijatuhkan', 'Uji jatuh satu meter di ruang tamu.'],
      ],
    ],
    faq: [
      ['Apakah harus punya perusahaan?', 'Perseorangan dengan NIB pun bisa, syaratnya dibahas.'],
      ['Berapa nilai ekspor terkecil yang masuk akal?', 'Contoh di kelas bernilai empat juta rupiah.'],
      ['Apakah makanan basah dibahas?', 'Hanya sekilas, karena aturannya khusus.'],
    ],
    reviews: [
      [5, 'Uji jatuh satu meter: separuh keramik saya pecah, untung belum dikirim.'],
      [4, 'Padat untuk lima jam, slide-nya lengkap.'],
      [
        5,
        'Akhirnya berani menolak pembeli yang minta bayar belakangan.',
        'Menolak dengan hitungan di tangan. Itulah ekspor yang sehat.',
      ],
    ],
  },
  {
    course: 'Layanan Pelanggan yang Diingat',
    ratings: 126,
    average: 4.6,
    text: [
      'Orang lupa apa yang mereka beli, tetapi ingat bagaimana mereka disambut. Made Suryani memulai sebagai pelayan di Sanur dan kini melatih staf hotel, klinik, dan bank desa dengan empat kebiasaan yang bisa dilakukan siapa pun.',
      'Setiap kebiasaan dilatih lewat rekaman percakapan sungguhan yang diperankan ulang. Kamu menilai nada, jeda, dan pilihan kata, kemudian merekam versimu sendiri. Materi keluhan menempati porsi terbesar, karena di situlah pelanggan biasa berubah menjadi pelanggan setia. Cocok dikerjakan bersama rekan satu giliran, sebab bermain peran sendirian cepat membosankan.',
    ],
    audience: [
      'Penerima tamu, kasir, dan petugas loket',
      'Operator telepon dan pesan',
      'Pemilik usaha yang melayani sendiri',
    ],
    preparations: ['Perekam suara di ponsel', 'Satu keluhan yang pernah kamu terima', 'Teman untuk latihan peran'],
    lessons: [
      [
        ['Tiga detik pertama', 'Mata, kepala, lalu suara.'],
        ['Menyambut saat antrean panjang', 'Satu kalimat yang membuat orang rela menunggu.'],
      ],
      [
        ['Mendengar sampai titik', 'Kamu menghitung berapa kali biasanya memotong.'],
        ['Mengulang dengan kata pelanggan', 'Tanda bahwa pesannya sampai.'],
      ],
      [
        ['Marah, takut, atau malu', 'Tiga rupa keluhan dan pintu masuknya.'],
        ['Ganti rugi yang pantas', 'Tabel kecil supaya tidak tawar-menawar.'],
      ],
      [
        ['Telepon tiga hari kemudian', 'Tindak lanjut yang jarang dilakukan orang.'],
        ['Buku keluhan tim', 'Satu masalah dicatat sekali, diperbaiki sekali.'],
      ],
    ],
    faq: [
      ['Apakah cocok untuk layanan lewat pesan?', 'Ya, separuh contohnya percakapan tertulis.'],
      ['Bolehkah dipakai melatih karyawan saya?', 'Satu akun untuk satu orang, ada harga tim lewat halaman Bisnis.'],
      ['Apakah rekaman saya dilihat orang lain?', 'Hanya olehmu, kecuali kamu memilih meminta ulasan.'],
    ],
    reviews: [
      [5, 'Telepon tiga hari kemudian, pasien klinik kami sampai menangis haru.'],
      [4, 'Saya ternyata memotong tujuh kali dalam dua menit.'],
      [5, 'Tabel ganti ruginya kami adopsi utuh.', 'Silakan, Pak. Semoga jarang terpakai.'],
    ],
  },
  {
    course: 'Legalitas Usaha',
    ratings: 192,
    average: 4.6,
    text: [
      'Tiga surat yang sering ditunda: nomor induk berusaha, sertifikat halal, dan merek. Bayu mendampingi pengurusannya setiap pekan di balai desa, dan kursus gratis ini merekam pendampingan itu layar demi layar.',
      'Kamu menyiapkan KTP, alamat usaha, dan daftar bahan, lalu mengikuti sambil mengisi permohonanmu sendiri. Setiap istilah pemerintah diterjemahkan ke bahasa sehari-hari, termasuk pilihan yang paling sering salah dicentang. Ada pula penjelasan kapan sebaiknya tidak terburu-buru, misalnya mendaftarkan merek yang ternyata mirip milik orang. Setiap bagian bisa diulang ketika situsnya berubah tampilan.',
    ],
    audience: [
      'Usaha mikro yang baru mau mengurus izin',
      'Penjual makanan dan minuman',
      'Pendamping desa dan kader PKK',
    ],
    preparations: ['KTP dan nomor telepon aktif', 'Daftar bahan beserta mereknya', 'Foto tempat usaha'],
    lessons: [
      [
        ['Membuat akun dan memilih jenis usaha', 'Kode kegiatan dicari dengan kata sehari-hari.'],
        ['NIB terbit, lalu apa', 'Kewajiban yang mengikuti dijelaskan satu per satu.'],
      ],
      [
        ['Memilih jalur halal yang sesuai', 'Pernyataan pelaku usaha atau pemeriksaan.'],
        ['Menulis alur produksi', 'Dapur diceritakan dari bahan datang sampai dikemas.'],
      ],
      [
        ['Memeriksa kemiripan merek', 'Nama dicari lebih dulu sebelum mencetak stiker.'],
        ['Kelas merek tanpa pusing', 'Satu produk, satu kelas, satu biaya.'],
      ],
      [
        ['Map plastik dan folder awan', 'Dokumen ditemukan dalam satu menit.'],
        ['Kalender masa berlaku', 'Pengingat dipasang setahun di depan.'],
      ],
    ],
    faq: [
      ['Apakah Suluh mengurus izinnya?', 'Tidak, kamu mengurus sendiri di situs resmi dengan panduan ini.'],
      ['Berapa biaya resminya?', 'NIB gratis. Biaya lain disebutkan beserta tanggal pengecekannya.'],
      ['Usaha saya di rumah kontrakan.', 'Bisa, ada catatan tentang alamat yang dipakai.'],
    ],
    reviews: [
      [5, 'NIB jadi malam itu juga, sambil menonton.'],
      [5, 'Stiker hampir dicetak, ternyata nama saya mirip merek orang. Terselamatkan.'],
      [
        4,
        'Situs resminya sempat lambat, bukan salah kursus.',
        'Betul, cobalah pagi sebelum pukul tujuh. Biasanya lancar.',
      ],
    ],
  },
];
