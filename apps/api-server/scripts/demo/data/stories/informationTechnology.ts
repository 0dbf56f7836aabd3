import type { DemoStory } from './shape.ts';

export const informationTechnologyStories: readonly DemoStory[] = [
  {
    course: 'Dasar Pemrograman Web',
    ratings: 268,
    average: 4.7,
    text: [
      'Kamu mulai dari berkas kosong dan berakhir dengan situs tiga halaman yang bisa dibuka siapa saja. Arif mengajar sambil mengetik bersama: setiap baris ditulis pelan, dijalankan, lalu sengaja dirusak supaya kamu tahu bagaimana memperbaikinya. Contohnya bukan toko sepatu luar negeri, melainkan situs katering, bengkel, dan taman baca.',
      'Empat bagian ini disusun untuk orang yang belajar sepulang kerja. Satu materi rata-rata dua jam termasuk mengetik sendiri, dan di ujung tiap bagian ada proyek kecil yang menumpuk menjadi situs akhirmu. Di bagian terakhir kamu memasang situs itu di layanan gratis, lengkap dengan alamat yang bisa kamu kirim ke keluarga.',
    ],
    audience: [
      'Lulusan sekolah yang ingin mencoba dunia teknologi tanpa kuliah dulu',
      'Pegawai kantor yang sering diminta mengurus situs perusahaan',
      'Pemilik usaha yang mau membuat halaman sendiri',
    ],
    preparations: [
      'Laptop dengan peramban terbaru, merek apa saja',
      'Penyunting kode gratis, cara memasangnya ditunjukkan di materi pertama',
      'Empat sampai enam jam per pekan',
    ],
    lessons: [
      [
        [
          'Berkas pertama dan tag yang paling sering dipakai',
          'Kamu menulis judul, paragraf, dan daftar, lalu membukanya di peramban sendiri.',
        ],
        [
          'Formulir pesanan katering',
          'Kotak isian, pilihan, dan tombol dirangkai menjadi lembar pesanan yang masuk akal.',
        ],
      ],
      [
        ['Kotak, jarak, dan warna', 'Halaman katering tadi diberi ruang napas dan warna yang terbaca di layar murah.'],
        ['Dari ponsel ke layar lebar', 'Satu susunan yang melipat sendiri saat jendelanya disempitkan.'],
      ],
      [
        ['Tombol yang benar-benar bekerja', 'Kamu membuat penghitung porsi yang berubah ketika tombolnya ditekan.'],
        ['Memeriksa isian sebelum dikirim', 'Nomor telepon yang salah ditandai dengan kalimat yang ramah.'],
      ],
      [
        ['Menyimpan perubahan dengan Git', 'Setiap langkah dicatat sehingga kamu bisa kembali ke kemarin.'],
        ['Situsmu punya alamat', 'Berkas diunggah ke layanan gratis dan dicek dari ponsel teman.'],
      ],
    ],
    faq: [
      [
        'Saya buta istilah komputer, masih bisa ikut?',
        'Bisa. Syaratnya hanya tahu cara membuat folder dan menyimpan berkas. Istilah baru dijelaskan saat pertama kali muncul.',
      ],
      [
        'Apakah bisa dikerjakan dari ponsel saja?',
        'Menonton bisa, mengetik kode tidak nyaman. Pinjamlah laptop untuk bagian latihannya, spesifikasi lama pun cukup.',
      ],
      [
        'Setelah lulus, bisa langsung melamar jadi pengembang?',
        'Situs akhirmu cukup untuk melamar magang. Untuk pekerjaan penuh biasanya perlu beberapa proyek lagi, dan daftar idenya ada di materi terakhir.',
      ],
    ],
    reviews: [
      [5, 'Anak saya kelas dua SMK ikut di samping saya. Akhirnya situs bengkel kami dia yang pegang.'],
      [
        5,
        'Bagian merusak lalu memperbaiki itu jenius. Saya tidak takut lagi melihat layar merah.',
        'Senang membacanya. Layar merah itu guru yang paling jujur, simpan kebiasaan itu.',
      ],
      [4, 'CSS-nya padat, saya ulang tiga kali baru paham kenapa kotaknya turun.'],
      [5, 'Sudah pasang situs taman baca di kampung. Alamatnya saya tempel di papan pengumuman.'],
    ],
  },
  {
    course: 'Otomasi Pekerjaan Kantor dengan Python',
    ratings: 143,
    average: 4.8,
    text: [
      'Kalau tiap Senin kamu menyalin angka dari dua puluh berkas ke satu rekap, kursus ini ditujukan untukmu. Kita mulai dari skrip lima baris yang mengganti nama berkas, lalu naik ke rekap penjualan yang selesai sebelum kopimu dingin.',
      'Tidak ada teori panjang. Setiap materi berangkat dari keluhan nyata pegawai administrasi: lampiran menumpuk, format tanggal berantakan, laporan yang harus dikirim pukul delapan pagi. Berkas latihannya sengaja kotor, ada sel kosong dan ejaan yang tidak seragam, karena begitulah data kantor. Pada akhir kursus kamu punya tiga skrip sendiri beserta catatan cara menjalankannya, supaya rekan yang menggantikanmu saat cuti tidak kebingungan.',
    ],
    audience: [
      'Staf administrasi dan keuangan yang bosan menyalin dan menempel',
      'Guru yang mengolah nilai ratusan siswa',
      'Siapa pun yang sudah akrab dengan lembar sebar tetapi belum pernah memprogram',
    ],
    preparations: [
      'Laptop Windows, macOS, atau Linux dengan hak memasang aplikasi',
      'Satu pekerjaan berulang dari kantormu sebagai bahan proyek',
      'Salinan berkas kerja yang boleh diubah-ubah',
    ],
    lessons: [
      [
        ['Lima baris yang mengganti seratus nama berkas', 'Hasilnya langsung terlihat di foldermu sendiri.'],
        [
          'Variabel, daftar, dan perulangan lewat daftar gaji',
          'Konsep dasar dikenalkan memakai angka yang sudah kamu kenal.',
        ],
      ],
      [
        ['Membaca CSV yang berantakan', 'Tanda koma, titik, dan tanggal dari berbagai kantor cabang disamakan.'],
        ['Menulis laporan ke berkas baru', 'Aslinya tidak pernah disentuh, jadi aman dicoba.'],
      ],
      [
        ['Mengisi lembar kerja tanpa membukanya', 'Sel, warna, dan rumus diatur dari skrip.'],
        ['Menggabung dua puluh berkas cabang', 'Rekap mingguan selesai dalam hitungan detik.'],
      ],
      [
        ['Menjalankan skrip tiap pukul tujuh', 'Penjadwal komputer bekerja sebelum kamu tiba.'],
        ['Kalau skripnya gagal', 'Kamu menambahkan catatan dan email pemberitahuan.'],
      ],
    ],
    faq: [
      [
        'Komputer kantor saya dikunci, bagaimana latihannya?',
        'Semua latihan jalan di laptop pribadi. Ada juga satu materi tentang cara meminta izin ke bagian TI dengan alasan yang tepat.',
      ],
      [
        'Python versi berapa yang dipakai?',
        'Versi tiga yang masih didukung. Bila ada pembaruan besar, materinya diperbaiki dan kamu tetap bisa membukanya.',
      ],
      ['Apakah data perusahaan saya aman?', 'Skrip berjalan di komputermu sendiri dan tidak mengirim apa pun ke luar.'],
    ],
    reviews: [
      [5, 'Rekap stok dua gudang yang dulu makan setengah hari sekarang tinggal klik dua kali.'],
      [5, 'Contoh datanya kotor persis seperti kiriman cabang kami, jadi tidak kaget saat mempraktikkan.'],
      [
        4,
        'Bagian penjadwalan beda sedikit di laptop saya, untung dibantu lewat ruang tanya.',
        'Terima kasih catatannya, langkah untuk versi itu sudah kami tambahkan.',
      ],
      [5, 'Saya guru. Rapor 214 siswa selesai sebelum magrib, biasanya begadang.'],
    ],
  },
  {
    course: 'Jaringan Komputer untuk Teknisi Pemula',
    ratings: 67,
    average: 4.6,
    text: [
      'Internet kantor mati dan semua orang menoleh kepadamu. Sepuluh pekan setelah kursus ini kamu tahu harus mulai dari mana: lampu di perangkat, kabel, alamat, baru yang lain. Hendra sudah dua belas tahun memasang jaringan di ruko, puskesmas, dan kantor desa, dan ia mengajar dengan urutan yang sama seperti saat turun ke lapangan.',
      'Materi mandiri dibuka setiap saat, lalu dua kali sebulan ada pertemuan online untuk membedah kasus yang kamu temui. Uji kompetensinya praktik: menyambungkan enam komputer, satu pencetak, dan satu titik Wi-Fi, lalu mencari tiga gangguan yang sengaja dipasang penguji.',
    ],
    audience: [
      'Lulusan SMK yang ingin bekerja sebagai teknisi',
      'Staf umum yang merangkap mengurus komputer kantor',
      'Pemilik warnet atau rental yang ingin mandiri',
    ],
    preparations: [
      'Komputer dengan memori minimal empat gigabita untuk simulator',
      'Tang crimping dan dua meter kabel, harganya di bawah seratus ribu',
      'Catatan kecil untuk menggambar denah',
    ],
    lessons: [
      [
        ['Membaca lampu dan menguji kabel', 'Tiga pola lampu yang menyelesaikan separuh keluhan.'],
        ['Memasang konektor dengan urutan yang benar', 'Delapan helai kabel disusun, dijepit, lalu diuji.'],
      ],
      [
        ['Alamat yang tidak boleh kembar', 'Kamu membagi satu jaringan kantor menjadi tiga ruang.'],
        ['Topeng jaringan tanpa rumus rumit', 'Menghitung dengan jari dan tabel sederhana.'],
      ],
      [
        ['Menempatkan titik Wi-Fi di ruko tiga lantai', 'Denah digambar dulu, tembok beton ikut dihitung.'],
        ['Sandi, tamu, dan batas kecepatan', 'Jaringan pelanggan dipisah dari jaringan kasir.'],
      ],
      [
        ['Tangga mencari gangguan', 'Urutan tujuh langkah yang mencegahmu menebak-nebak.'],
        ['Berita acara untuk pelanggan', 'Pekerjaan dicatat supaya tagihan tidak diperdebatkan.'],
      ],
    ],
    faq: [
      [
        'Kapan pertemuan online-nya?',
        'Sabtu malam pekan kedua dan keempat, pukul tujuh. Rekamannya bisa ditonton bila kamu sedang bertugas.',
      ],
      ['Ujiannya harus datang?', 'Ya, di kota jadwalmu, selama setengah hari. Perangkat disediakan bengkel ujian.'],
      [
        'Apakah setara dengan sertifikat pabrikan?',
        'Tidak. Ini sertifikat kompetensi lembaga, sering dipakai melamar sebagai teknisi lapangan.',
      ],
    ],
    reviews: [
      [5, 'Diterima di penyedia internet lokal, soal tesnya mirip latihan mencari gangguan.'],
      [4, 'Simulatornya berat di komputer tua saya, tapi tetap bisa.'],
      [5, 'Cara Pak Hendra menggambar denah menular. Sekarang tiap pekerjaan saya mulai dari kertas.'],
      [
        4,
        'Ingin materi serat optik lebih banyak.',
        'Masukan bagus, kelas serat optik sedang kami siapkan terpisah agar alatnya memadai.',
      ],
    ],
  },
  {
    course: 'Membuat Aplikasi Android Pertamamu',
    ratings: 84,
    average: 4.5,
    text: [
      'Empat malam online bersama Nadia, dan ponselmu menjalankan aplikasi buatan sendiri: pencatat utang warung. Idenya sederhana supaya perhatianmu ada pada cara kerja layar, tombol, dan penyimpanan, bukan pada fitur yang ramai.',
      'Peserta menulis kode bersamaan dengan pengajar, dua pendamping siap membuka layar siapa pun yang tersesat. Setelah kelas, kamu menerima daftar enam perbaikan kecil untuk dikerjakan sendiri selama sebulan, misalnya menambah foto nota atau pengingat jatuh tempo. Grup diskusinya tetap dibuka, dan Nadia menjawab setiap Kamis petang. Jumlah peserta dibatasi tiga puluh supaya setiap layar sempat dilihat sedikitnya sekali.',
    ],
    audience: [
      'Pemula yang sudah pernah menyentuh bahasa pemrograman apa pun',
      'Siswa dan mahasiswa yang butuh karya untuk portofolio',
      'Pelaku usaha yang ingin memahami cara kerja aplikasi sebelum memesannya',
    ],
    preparations: [
      'Laptop dengan memori delapan gigabita',
      'Ponsel Android beserta kabel datanya',
      'Android Studio terpasang sebelum kelas, panduannya dikirim seminggu sebelumnya',
    ],
    lessons: [
      [
        ['Memasang Android Studio tanpa drama', 'Panduan memilih paket yang perlu saja agar hemat kuota.'],
        ['Menjalankan aplikasi kosong di ponsel', 'Mode pengembang dinyalakan bersama-sama.'],
      ],
      [
        ['Daftar pelanggan di layar pertama', 'Kamu menyusun baris nama dan jumlah utang.'],
        ['Tombol tambah dan layar kedua', 'Berpindah layar sambil membawa data.'],
      ],
      [
        [
          'Catatan yang tidak hilang saat ponsel mati',
          'Basis data kecil di dalam ponsel dijelaskan dengan buku tulis.',
        ],
        ['Mengubah dan menghapus dengan aman', 'Konfirmasi sebelum data lenyap.'],
      ],
      [
        ['Ikon, nama, dan berkas pasang', 'Aplikasi dikemas untuk dibagikan ke tetangga.'],
        ['Rencana enam perbaikan', 'Kamu memilih dua untuk minggu pertama.'],
      ],
    ],
    faq: [
      [
        'Kalau laptop saya lambat?',
        'Kami sediakan proyek versi ringan tanpa emulator, aplikasinya langsung dijalankan di ponsel.',
      ],
      ['Bisa untuk iPhone?', 'Tidak, kelas ini khusus Android dan bahasa Kotlin.'],
      ['Apakah saya mendapat rekaman?', 'Rekaman keempat malam dapat dibuka selama setahun sejak kelas.'],
    ],
    reviews: [
      [5, 'Aplikasi catat utangnya dipakai ibu saya sungguhan sejak minggu lalu.'],
      [4, 'Pemasangan memakan waktu, untung panduannya datang lebih awal.'],
      [
        5,
        'Pendampingnya sabar, layar saya dibuka sampai ketemu satu titik koma.',
        'Titik koma itu memang pemalu. Sampai jumpa Kamis petang.',
      ],
      [4, 'Malam kedua agak cepat, rekaman membantu mengejar.'],
    ],
  },
  {
    course: 'Keamanan Digital untuk Semua',
    ratings: 302,
    average: 4.7,
    text: [
      'Undangan pernikahan berbentuk berkas, kurir yang meminta kode, akun teman yang mendadak meminjam uang. Semua contoh di sini pernah masuk ke ponsel orang Indonesia, dan kamu belajar mengenalinya dalam hitungan detik.',
      'Dalam dua jam yang bisa dicicil, kamu mengganti sandi terpenting, menyalakan verifikasi dua langkah, merapikan izin aplikasi, dan menyusun rencana bila terlanjur. Bahasanya dibuat supaya bisa ditonton bersama orang tua di rumah. Tidak ada aplikasi yang perlu dibeli, dan setiap langkah ditunjukkan di ponsel murah maupun mahal. Simpan halaman daftar daruratnya di luar ponsel; pada hari buruk, kertas lebih bisa diandalkan daripada ingatan.',
    ],
    audience: [
      'Orang tua dan anak yang memakai ponsel bersama',
      'Penjual yang uangnya lewat dompet digital',
      'Pengurus RT, sekolah, dan koperasi yang memegang data warga',
    ],
    preparations: [
      'Ponselmu sendiri dengan baterai cukup',
      'Kertas untuk menulis kode pemulihan',
      'Setengah jam tanpa gangguan per bagian',
    ],
    lessons: [
      [
        ['Lima ciri pesan jebakan', 'Kamu menilai dua puluh pesan nyata, mana yang asli.'],
        ['Berkas undangan dan resi palsu', 'Melihat apa yang terjadi ketika berkas itu dipasang.'],
      ],
      [
        ['Sandi panjang yang mudah diingat', 'Kalimat konyol lebih kuat daripada tanggal lahir.'],
        ['Verifikasi dua langkah di tiga akun terpenting', 'Email, pesan, dan bank dikerjakan berurutan.'],
      ],
      [
        ['Izin aplikasi yang patut dicurigai', 'Senter yang meminta daftar kontak dicabut izinnya.'],
        ['Merapikan foto KTP di galeri', 'Dokumen penting dipindahkan ke tempat terkunci.'],
      ],
      [
        ['Sepuluh menit pertama setelah tertipu', 'Urutan menelepon bank, mengganti sandi, dan memberi kabar.'],
        ['Melapor tanpa malu', 'Nomor dan alamat pengaduan resmi dikumpulkan.'],
      ],
    ],
    faq: [
      ['Apakah benar gratis?', 'Benar, termasuk sertifikat penyelesaiannya.'],
      [
        'Ibu saya tidak bisa mengetik cepat, cocokkah?',
        'Cocok. Hampir semuanya menonton dan menekan tombol, dan videonya bisa diputar lambat.',
      ],
      ['Seberapa sering contohnya diperbarui?', 'Setiap tiga bulan kami menambah modus terbaru dari laporan peserta.'],
    ],
    reviews: [
      [5, 'Seminggu setelah menonton, saya menggagalkan penipu yang mengaku anak saya kecelakaan.'],
      [
        5,
        'Diputar di arisan, ibu-ibu langsung sibuk mengganti sandi.',
        'Terima kasih sudah membawanya ke arisan. Itu tempat yang paling tepat.',
      ],
      [4, 'Untuk yang muda mungkin sudah tahu sebagian, untuk bapak saya ini penyelamat.'],
      [5, 'Daftar sepuluh menit pertama saya cetak dan tempel di warung.'],
    ],
  },
  {
    course: 'Merakit dan Merawat Komputer Kantor',
    ratings: 58,
    average: 4.8,
    text: [
      'Dua hari di bengkel dengan obeng di tangan. Hari pertama kamu membongkar komputer tua sampai tinggal rangka, memberi nama tiap bagian, dan merakitnya kembali. Hari kedua kamu merakit unit baru, memasang sistem operasi, lalu menyetel jadwal perawatan untuk sepuluh meja.',
      'Satu meja diisi dua peserta, jadi tidak ada yang hanya menonton. Pak Sugeng biasa menangani mesin motor injeksi dan menyukai perbandingan: pasta pendingin itu oli, debu itu kerak. Peserta yang lulus uji mendapat sertifikat kompetensi dan lembar periksa bulanan yang bisa langsung ditempel di kantor.',
    ],
    audience: [
      'Calon teknisi layanan komputer',
      'Staf sarana sekolah dan kantor kelurahan',
      'Penghobi yang ingin membuka jasa di rumah',
    ],
    preparations: [
      'Baju lengan pendek dan sepatu tertutup',
      'KTP asli untuk daftar hadir',
      'Cakram penyimpan kosong bila ingin membawa pulang perangkat lunak',
    ],
    lessons: [
      [
        ['Bongkar sampai rangka', 'Setiap sekrup ditaruh di wadah sesuai gambarnya.'],
        ['Memilih suku cadang sesuai anggaran', 'Tiga daftar belanja dibandingkan untuk kasir, guru, dan perancang.'],
      ],
      [
        ['Prosesor, pasta, dan kipas', 'Tekanan tangan yang pas dilatih sampai tiga kali.'],
        ['Menata kabel agar angin lewat', 'Suhu diukur sebelum dan sesudah dirapikan.'],
      ],
      [
        ['Memasang sistem operasi resmi', 'Lisensi, sandi pengelola, dan penggerak perangkat dibereskan.'],
        ['Memindahkan data pegawai lama', 'Berkas disalin dan dihapus dengan tanda terima.'],
      ],
      [
        ['Debu, baterai, dan suara aneh', 'Belajar mendengar kipas yang hampir aus.'],
        ['Jadwal sepuluh meja', 'Kamu menyusun kalender perawatan setahun.'],
      ],
    ],
    faq: [
      [
        'Apakah komputer rakitannya dibawa pulang?',
        'Tidak, unit latihan tetap di bengkel. Kamu membawa pulang alat uji kabel dan lembar periksa.',
      ],
      [
        'Saya perempuan sendiri, nyamankah?',
        'Nyaman. Sepertiga peserta angkatan terakhir perempuan dan satu meja selalu dua orang.',
      ],
      ['Ada makan siang?', 'Ada, dua kali, beserta kopi sore di kantin bengkel.'],
    ],
    reviews: [
      [5, 'Laboratorium sekolah yang mati delapan unit, sekarang hidup enam.'],
      [5, 'Pak Sugeng menjelaskan panas prosesor dengan cerita oli motor, langsung menancap.'],
      [
        4,
        'Ruangannya agak panas siang hari.',
        'Dua kipas tambahan sudah dipasang untuk angkatan berikut, terima kasih.',
      ],
      [5, 'Pulang-pulang buka jasa bersih laptop, pelanggan pertama tetangga sendiri.'],
    ],
  },
  {
    course: 'Administrasi Server Linux dari Dasar',
    ratings: 96,
    average: 4.6,
    text: [
      'Layar hitam dengan kursor berkedip berhenti terasa menakutkan setelah materi ketiga. Kamu menyewa server latihan seharga secangkir kopi, masuk lewat kunci, lalu membangun layanan kecil yang benar-benar dipakai: situs komunitas dengan cadangan harian.',
      'Hendra menekankan kebiasaan, bukan hafalan. Sebelum mengubah, catat. Setelah mengubah, uji. Sebelum tidur, periksa cadangan. Setiap bagian ditutup skenario gangguan, misalnya cakram penuh pukul dua pagi, dan kamu menulis apa yang dikerjakan pada sepuluh menit pertama. Catatan gangguan itu kelak menjadi buku saku pribadimu, dan banyak peserta membawanya saat wawancara kerja.',
    ],
    audience: [
      'Pengembang yang harus memasang aplikasinya sendiri',
      'Staf TI sekolah dan rumah sakit kecil',
      'Teknisi jaringan yang ingin naik ke ruang server',
    ],
    preparations: [
      'Pengalaman memakai komputer sehari-hari',
      'Kartu atau dompet digital untuk menyewa server sekitar Rp60.000 per bulan',
      'Kesediaan mengetik perintah, bukan menyalin',
    ],
    lessons: [
      [
        ['Berjalan di antara folder tanpa tetikus', 'Dua puluh perintah yang menutup sebagian besar hari kerja.'],
        ['Membaca catatan sistem', 'Kalimat penting dipilih dari ribuan baris.'],
      ],
      [
        ['Siapa boleh menyentuh apa', 'Tiga huruf izin dipraktikkan pada berkas gaji.'],
        ['Masuk dengan kunci, bukan sandi', 'Pintu depan server dikunci rapat.'],
      ],
      [
        ['Situs pertama di belakang Nginx', 'Halaman komunitasmu tampil dengan gembok hijau.'],
        ['Memperbarui tanpa mematikan', 'Pelanggan tidak sadar ada yang berganti.'],
      ],
      [
        ['Cadangan yang pernah dicoba pulih', 'Cadangan yang belum diuji dianggap tidak ada.'],
        ['Pukul dua pagi, cakram penuh', 'Kamu menulis dan menjalankan rencana darurat.'],
      ],
    ],
    faq: [
      [
        'Distribusi apa yang dipakai?',
        'Debian dan turunannya. Perbedaan dengan keluarga lain disebutkan di materi yang relevan.',
      ],
      ['Haruskah menyewa server?', 'Disarankan, tetapi mesin maya di laptop juga bisa untuk tiga bagian pertama.'],
      ['Apakah membahas kontainer?', 'Hanya pengantar. Fokusnya dasar yang dipakai di mana pun.'],
    ],
    reviews: [
      [5, 'Skenario pukul dua pagi terjadi sungguhan dua bulan kemudian. Saya sudah punya catatannya.'],
      [4, 'Padat dan serius. Siapkan waktu tenang.'],
      [
        5,
        'Baru kali ini ada yang menyuruh mencoba memulihkan cadangan. Ternyata cadangan kami kosong.',
        'Cerita ini akan kami pakai (tanpa nama) di kelas berikut. Syukurlah ketahuan lebih dulu.',
      ],
      [4, 'Akan lebih lengkap bila ada materi kontainer.'],
    ],
  },
];
