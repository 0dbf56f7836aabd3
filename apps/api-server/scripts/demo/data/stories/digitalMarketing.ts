import type { DemoStory } from './shape.ts';

export const digitalMarketingStories: readonly DemoStory[] = [
  {
    course: 'Strategi Media Sosial untuk UMKM',
    ratings: 213,
    average: 4.7,
    text: [
      'Bukan tentang menjadi terkenal, melainkan tentang membuat seratus orang di sekitarmu ingat ketika mereka butuh. Bayu mendampingi lebih dari tiga ratus usaha kecil di Yogyakarta dan menemukan pola yang sama: yang laris bukan yang paling sering mengunggah, tetapi yang paling jelas ditujukan kepada siapa.',
      'Tiga malam webinar, masing-masing dua jam. Di antara malam-malam itu kamu mengerjakan tugas kecil yang diulas bersama: menulis tentang satu pembeli nyata, menyusun kalender empat pekan, memotret satu produk dari tiga sudut. Sesudahnya ada satu pertemuan lanjutan untuk membedah akun, dan satu kuis serta tes akhir.',
    ],
    audience: [
      'Pemilik usaha rumahan yang mengelola akun sendiri',
      'Admin media sosial yang baru ditunjuk',
      'Pengurus BUMDes dan sentra kerajinan',
    ],
    preparations: [
      'Akun usaha yang sudah ada, walau masih sepi',
      'Ponsel dengan kamera yang masih jernih',
      'Dua produk andalan untuk dijadikan bahan',
    ],
    lessons: [],
    faq: [
      [
        'Apakah membahas iklan berbayar?',
        'Hanya sepintas. Kelas ini tentang isi dan kebiasaan, iklannya ada di kelas lain.',
      ],
      [
        'Berapa lama sampai terasa hasilnya?',
        'Kebanyakan peserta melihat pesan masuk bertambah pada pekan ketiga atau keempat, bila kalendernya dijalankan.',
      ],
      ['Saya malu muncul di kamera.', 'Tidak perlu muncul. Tangan yang bekerja sering lebih disukai daripada wajah.'],
    ],
    reviews: [
      [5, 'Menulis tentang satu pembeli nyata mengubah cara saya menulis semuanya.'],
      [
        5,
        'Akun keripik saya cuma 400 pengikut, tapi pesanan dari kampung sebelah tiga kali lipat.',
        'Empat ratus yang tepat mengalahkan empat puluh ribu yang lewat. Lanjutkan, Bu.',
      ],
      [4, 'Tugasnya banyak, siapkan waktu.'],
      [5, 'Foto tangan mengadon paling banyak dibagikan orang.'],
    ],
  },
  {
    course: 'Pemasaran Digital Dasar',
    ratings: 178,
    average: 4.5,
    text: [
      'Modal iklan lima puluh ribu rupiah, dan kamu harus bisa menceritakan ke mana perginya. Dengan batas itu kursus ini membangun pemahaman dari bawah: bagaimana orang asing menjadi penonton, lalu penanya, lalu pembeli.',
      'Setiap tahap dipasangkan dengan satu alat dan satu angka. Kamu menyiapkan iklan pertama, menulis konten yang menjawab pertanyaan, memasang penanda sederhana, lalu membaca hasilnya tanpa tertipu jumlah suka. Bayu menunjukkan juga dua iklannya yang gagal, lengkap dengan biayanya, karena dari sanalah pelajaran paling awet. Kalkulator anggaran sederhana ikut dibagikan.',
    ],
    audience: [
      'Pelaku usaha yang baru mau beriklan',
      'Lulusan baru yang melamar staf pemasaran',
      'Peserta Prakerja yang ingin keterampilan serbaguna',
    ],
    preparations: [
      'Produk atau jasa yang bisa dijadikan contoh',
      'Anggaran latihan Rp50.000, boleh ditunda',
      'Akun iklan, pembuatannya dituntun',
    ],
    lessons: [
      [
        ['Peta perjalanan pembeli warung soto', 'Dari mencium aroma sampai kembali lagi.'],
        ['Memilih satu angka per tahap', 'Angka lain diabaikan dulu.'],
      ],
      [
        ['Iklan pertama dengan lima puluh ribu', 'Sasaran, gambar, dan kalimat disiapkan sebelum tombol bayar.'],
        ['Dua iklan gagal milik Bayu', 'Biaya, sebab, dan perbaikannya dibuka.'],
      ],
      [
        ['Konten yang menjawab pertanyaan', 'Sepuluh pertanyaan pelanggan menjadi sepuluh unggahan.'],
        ['Menulis ulang untuk tiga tempat', 'Satu isi, tiga bentuk.'],
      ],
      [
        ['Penanda di tautan', 'Kamu tahu pesanan datang dari mana.'],
        ['Rapat evaluasi satu jam', 'Format singkat untuk tim dua orang.'],
      ],
    ],
    faq: [
      [
        'Apakah harus benar-benar membayar iklan?',
        'Tidak wajib. Ada akun latihan dengan data sungguhan yang disamarkan.',
      ],
      ['Cocokkah untuk usaha jasa?', 'Ya, contoh kedua sepanjang kursus adalah jasa cuci sepatu.'],
      ['Apakah materi mengikuti perubahan aplikasi iklan?', 'Tangkapan layarnya ditinjau tiap enam bulan.'],
    ],
    reviews: [
      [5, 'Lima puluh ribu pertama saya menghasilkan empat pelanggan cuci sepatu.'],
      [4, 'Bagian penanda tautan saya ulang, selebihnya lancar.'],
      [
        5,
        'Jarang ada yang berani menunjukkan iklan gagalnya.',
        'Gagal yang dibagikan biayanya terbagi rata. Selamat beriklan.',
      ],
      [4, 'Ingin contoh untuk penjual online murni.'],
    ],
  },
  {
    course: 'Berjualan di Lokapasar',
    ratings: 131,
    average: 4.6,
    text: [
      'Toko barumu bersaing dengan ribuan toko lain pada layar selebar telapak tangan. Yang menentukan sering tiga hal saja: foto pertama, harga yang bisa dijelaskan, dan cara menjawab ulasan buruk. Sri Wahyuni menjual kerudung dari ruang tamunya sejak 2014 dan membuka semua catatannya.',
      'Kamu mengerjakan tokomu sendiri sepanjang kursus. Materi mandiri memandu, lalu dua lokakarya di Yogyakarta atau online dipakai untuk membedah halaman produk satu per satu. Peserta biasanya pulang dengan lima halaman produk yang sudah ditulis ulang. Halaman yang dibedah tetap milikmu dan boleh dirahasiakan.',
    ],
    audience: [
      'Penjual pemula yang tokonya sudah dibuka tetapi sepi',
      'Perajin yang selama ini menitip jual',
      'Ibu rumah tangga yang ingin berjualan dari rumah',
    ],
    preparations: [
      'Akun toko di lokapasar mana pun',
      'Minimal tiga produk siap kirim',
      'Timbangan dapur untuk menghitung ongkir',
    ],
    lessons: [
      [
        ['Nama toko dan janji pengiriman', 'Janji kecil yang selalu ditepati lebih kuat daripada diskon.'],
        ['Etalase yang memandu mata', 'Urutan produk disusun seperti rak toko.'],
      ],
      [
        ['Foto pertama berlatar kertas', 'Jendela, karton, dan satu ponsel.'],
        ['Empat foto yang menjawab keraguan', 'Ukuran, bahan, sisi belakang, dan cara pakai.'],
      ],
      [
        ['Menghitung harga setelah potongan', 'Biaya layanan dan kemasan dimasukkan sejak awal.'],
        ['Ongkir yang tidak mengejutkan', 'Berat volume dijelaskan dengan kardus.'],
      ],
      [
        ['Membalas bintang satu', 'Tiga kalimat yang menenangkan pembeli lain.'],
        ['Meminta ulasan dengan sopan', 'Kartu ucapan di dalam paket.'],
      ],
    ],
    faq: [
      ['Lokapasar mana yang diajarkan?', 'Prinsipnya sama. Contoh layar diambil dari dua yang paling banyak dipakai.'],
      ['Bolehkah produk titipan?', 'Boleh, asal kamu boleh memotretnya.'],
      ['Lokakaryanya berapa jam?', 'Tiga jam, dan setiap peserta mendapat giliran dibedah.'],
    ],
    reviews: [
      [5, 'Halaman gamis saya dibongkar habis di lokakarya. Dua minggu kemudian naik ke halaman pertama.'],
      [5, 'Hitungan biaya layanan membuka mata, selama ini saya rugi seribu per paket.'],
      [4, 'Lokakarya online-nya agak ramai.'],
      [
        5,
        'Cara membalas bintang satu menyelamatkan harga diri saya.',
        'Bintang satu pertama saya dulu juga membuat tidak tidur. Sekarang kita punya kalimatnya.',
      ],
    ],
  },
  {
    course: 'Menulis Iklan yang Jujur',
    ratings: 62,
    average: 4.8,
    text: [
      'Satu kalimat yang benar lebih laku daripada sepuluh yang berlebihan. Maya Lestari menulis iklan selama lima belas tahun dan kini mengajar membuang: membuang kata sifat, membuang janji yang tak bisa dibuktikan, membuang kalimat yang juga bisa dipakai pesaing.',
      'Kamu membawa satu produk dan menulis ulang iklannya delapan kali, dari judul sampai kalimat penutup. Pada bagian terakhir dua versi diuji ke pembaca sungguhan, sepuluh orang saja, dan kamu belajar menerima bila versi kesayanganmu kalah. Yang kamu bawa pulang satu iklan pendek, dua puluh judul buangan, dan telinga yang lebih peka.',
    ],
    audience: [
      'Penjual yang bingung menulis keterangan produk',
      'Penulis lepas yang ingin masuk ke periklanan',
      'Staf hubungan masyarakat lembaga kecil',
    ],
    preparations: [
      'Satu produk atau jasa yang kamu kenal baik',
      'Sepuluh calon pembaca yang bisa kamu tanyai',
      'Buku catatan untuk menampung kalimat buangan',
    ],
    lessons: [
      [
        ['Mendengar keluhan sebelum menulis', 'Kamu mewawancarai dua pembeli dengan lima pertanyaan.'],
        ['Masalah, bukan fitur', 'Anti-air diganti dengan tas kering di dalam hujan.'],
      ],
      [
        ['Dua puluh judul dalam dua puluh menit', 'Jumlah dulu, mutu belakangan.'],
        ['Membuang judul yang bisa dipakai pesaing', 'Tersisa tiga, biasanya.'],
      ],
      [
        ['Bukti yang bisa ditunjuk', 'Angka, nama, dan foto menggantikan kata terbaik.'],
        ['Kalimat ajakan yang tidak memaksa', 'Pembaca diberi langkah kecil berikutnya.'],
      ],
      [
        ['Dua versi, sepuluh pembaca', 'Cara bertanya yang tidak menggiring.'],
        ['Menerima kekalahan', 'Kamu menulis mengapa versi yang menang lebih jelas.'],
      ],
    ],
    faq: [
      ['Apakah ada templat?', 'Sengaja tidak ada. Kamu menulis dari bahan wawancaramu.'],
      ['Siapa yang mengoreksi tulisan saya?', 'Maya membaca versi akhir dan menjawab dengan catatan suara.'],
      ['Saya pemalu untuk wawancara.', 'Wawancaranya boleh lewat pesan tertulis, contohnya disediakan.'],
    ],
    reviews: [
      [5, 'Catatan suara Bu Maya tiga menit, isinya setara sebulan belajar.'],
      [5, 'Judul saya dari dua puluh tersisa satu. Dan itu yang dipakai di spanduk.'],
      [
        4,
        'Menguji ke sepuluh orang itu menyebalkan dan perlu.',
        'Menyebalkan adalah tanda kamu bertanya dengan jujur.',
      ],
      [5, 'Keterangan produk sabun saya jadi separuh lebih pendek, penjualan justru naik.'],
    ],
  },
  {
    course: 'SEO untuk Situs',
    ratings: 55,
    average: 4.4,
    text: [
      'Orang mengetik tambal gigi murah Sleman, bukan klinik dental profesional terpercaya. Kursus ini dimulai dari cara orang benar-benar mencari, lalu menata situs kecilmu supaya ditemukan oleh mereka yang memang membutuhkan.',
      'Tidak ada trik. Kamu mengumpulkan kata dari pelanggan, menulis halaman yang menjawab, memperingan gambar, dan mendaftarkan lokasi usaha di peta. Perubahan diukur sekali sebulan saja, karena mesin pencari bekerja pelan dan kegelisahan harian hanya membuang waktu. Contoh yang dipakai praktik bidan, tambal ban, dan kios bunga, jadi istilahnya selalu bisa kamu sambungkan dengan dunia nyata.',
    ],
    audience: [
      'Pemilik situs usaha lokal',
      'Penulis isi situs dan admin',
      'Pengembang web yang sering ditanya soal peringkat',
    ],
    preparations: [
      'Akses ke pengelola situsmu',
      'Akun alat pemantau pencarian, gratis',
      'Daftar sepuluh pertanyaan dari pelanggan',
    ],
    lessons: [
      [
        ['Kata dari mulut pelanggan', 'Kasir dan kolom pesan menjadi sumber kata kunci.'],
        ['Memilih lima halaman yang layak dikerjakan', 'Sisanya dibiarkan dulu.'],
      ],
      [
        ['Judul yang menjawab', 'Satu halaman untuk satu maksud.'],
        ['Menulis untuk orang yang tergesa', 'Harga dan jam buka ditaruh di atas.'],
      ],
      [
        ['Gambar seratus kilobita', 'Foto ruko diperkecil tanpa terlihat buruk.'],
        ['Mengukur di ponsel murah', 'Situsmu dibuka dengan sinyal lemah.'],
      ],
      [
        ['Titik di peta dan jam Lebaran', 'Data usaha yang salah mengusir pembeli.'],
        ['Catatan bulanan satu baris', 'Peringkat dicatat tanpa panik.'],
      ],
    ],
    faq: [
      [
        'Berapa lama sampai naik peringkat?',
        'Umumnya dua sampai enam bulan. Siapa pun yang menjanjikan semalam patut dicurigai.',
      ],
      ['Situs saya dibuat orang lain, bisa ikut?', 'Bisa, selama kamu boleh mengubah teks dan gambarnya.'],
      ['Apakah membahas membeli tautan?', 'Dibahas sebagai hal yang sebaiknya dihindari.'],
    ],
    reviews: [
      [5, 'Praktik bidan kami sekarang muncul di peta, pasien baru menyebut itu.'],
      [4, 'Jujur soal lamanya hasil, saya hargai itu.'],
      [
        4,
        'Bagian kecepatan agak teknis.',
        'Terima kasih, sudah kami tambahkan contoh langkah demi langkah dengan aplikasi gratis.',
      ],
      [5, 'Sepuluh pertanyaan dari pelanggan itu tambang emas.'],
    ],
  },
  {
    course: 'Siaran Langsung Jualan',
    ratings: 47,
    average: 4.5,
    text: [
      'Lampu menyala, angka penonton nol, dan kamu harus tetap bicara. Sehari penuh di studio kecil kami melatih persis keadaan itu, karena sepuluh menit pertama menentukan apakah orang menetap atau lewat.',
      'Pagi hari kamu menyusun naskah yang terdengar seperti mengobrol. Siang, lampu dan suara ditata dengan alat yang bisa dibeli di bawah setengah juta. Sore, tiap peserta siaran lima belas menit di hadapan rekan yang berperan sebagai penonton rewel. Rekamannya kamu bawa pulang. Peserta angkatan sebelumnya kerap datang lagi untuk menjadi penonton rewel.',
    ],
    audience: [
      'Penjual busana, makanan, dan kecantikan',
      'Pramuniaga toko yang diminta siaran',
      'Pencari kerja di bidang niaga online',
    ],
    preparations: [
      'Tiga produk untuk dijajakan saat latihan',
      'Ponsel dan pengisi dayanya',
      'Baju polos, jangan hijau terang',
    ],
    lessons: [
      [
        ['Naskah yang terdengar mengobrol', 'Kalimat pembuka untuk penonton yang datang kapan saja.'],
        ['Rundown enam puluh menit', 'Produk pembuka, unggulan, dan cadangan.'],
      ],
      [
        ['Tiga lampu di bawah setengah juta', 'Wajah terang, latar tidak silau.'],
        ['Suara lebih penting daripada gambar', 'Mikrofon jepit dicoba di ruang bergema.'],
      ],
      [
        ['Menunjukkan bahan dari dekat', 'Tangan, cahaya, dan jeda.'],
        ['Menjawab penonton rewel', 'Enam komentar sulit diperankan bergantian.'],
      ],
      [
        ['Hitung mundur tanpa menipu', 'Stok terbatas disebut hanya bila benar.'],
        ['Siaran lima belas menit', 'Penilaian teman dan rekaman untuk ditonton ulang.'],
      ],
    ],
    faq: [
      ['Apakah harus punya pengikut banyak?', 'Tidak. Latihan dilakukan di akun tertutup.'],
      ['Berapa peserta per kelas?', 'Paling banyak enam belas agar semua sempat siaran.'],
      ['Apakah alat boleh dicoba sebelum membeli?', 'Semua lampu dan mikrofon tersedia untuk dicoba.'],
    ],
    reviews: [
      [5, 'Nol penonton tidak lagi membuat saya gugup.'],
      [4, 'Studio di Surabaya agak sempit, pengajarnya hebat.'],
      [
        5,
        'Penonton rewel yang diperankan teman sekelas lebih parah dari aslinya, jadi kebal.',
        'Itu memang niat kami. Yang asli biasanya lebih sopan.',
      ],
      [4, 'Bawa produk yang ringan saja.'],
    ],
  },
  {
    course: 'Pemasaran lewat WhatsApp',
    ratings: 241,
    average: 4.6,
    text: [
      'Warungmu sudah punya aplikasi penjualan paling ampuh, dan namanya ada di ponsel semua tetangga. Dalam sembilan puluh menit kamu mengubah akun pribadi menjadi akun usaha, menyusun katalog sepuluh barang, dan menyiapkan balasan yang tidak kaku.',
      'Bagian terpenting justru menahan diri: berapa kali boleh menyiarkan, siapa yang harus dikeluarkan dari daftar, dan cara meminta izin lebih dulu. Pelanggan yang merasa dihormati jarang memblokir. Seluruh langkah diperlihatkan pada ponsel yang layarnya sudah retak, supaya kamu yakin punyamu juga bisa. Ikuti sambil menjaga warung pun tidak apa-apa.',
    ],
    audience: ['Pemilik warung, laundry, dan jajanan', 'Agen gas dan air galon', 'Ibu-ibu PKK yang berjualan bersama'],
    preparations: [
      'Nomor telepon khusus usaha bila ada',
      'Foto sepuluh barang terlaris',
      'Daftar pelanggan yang pernah bertanya',
    ],
    lessons: [
      [
        ['Pindah ke akun bisnis tanpa kehilangan obrolan', 'Cadangan dibuat sebelum menekan tombol.'],
        ['Profil yang menjawab di mana dan kapan', 'Alamat ditulis seperti orang memberi petunjuk jalan.'],
      ],
      [
        ['Sepuluh barang di katalog', 'Nama pendek, harga jelas, foto seragam.'],
        ['Keranjang belanja di obrolan', 'Pembeli memilih tanpa banyak tanya.'],
      ],
      [
        ['Siaran yang dinanti', 'Jadwal dua kali sepekan dan cara meminta izin.'],
        ['Status sebagai etalase', 'Tiga contoh dari warung sayur.'],
      ],
      [
        ['Balasan cepat yang tetap ramah', 'Singkatan untuk rekening, ongkir, dan kata maaf.'],
        ['Label lunas dan belum', 'Utang tidak lagi dicatat di kardus.'],
      ],
    ],
    faq: [
      ['Apakah berbayar?', 'Kursusnya gratis dan aplikasinya juga gratis.'],
      [
        'Apakah nomor saya bisa diblokir?',
        'Bisa, bila mengirim ke orang yang tidak mengenalmu. Batas amannya dibahas.',
      ],
      ['Bisakah dua orang memegang satu nomor?', 'Bisa, cara menautkan ponsel kedua ditunjukkan.'],
    ],
    reviews: [
      [5, 'Katalog gas dan galon jadi, tetangga pesan tanpa menelepon subuh-subuh.'],
      [4, 'Singkat dan kena.'],
      [
        5,
        'Label utang itu berkah. Tidak ada lagi kardus bertuliskan nama tetangga.',
        'Kardusnya boleh dipakai mengirim pesanan sekarang.',
      ],
      [5, 'Saya kurangi siaran jadi dua kali, malah lebih banyak yang membalas.'],
    ],
  },
];
