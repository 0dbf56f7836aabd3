import type { DemoStory } from './shape.ts';

export const financeStories: readonly DemoStory[] = [
  {
    course: 'Laporan Keuangan Sederhana',
    ratings: 167,
    average: 4.7,
    text: [
      'Pak Agus meminta muridnya membawa kaleng nota, bukan laptop. Dari tumpukan itu ia menyusun buku kas, lalu laba rugi, lalu neraca, sampai pemilik warung bisa menjawab satu pertanyaan: sebenarnya untung tidak?',
      'Sepuluh jam materi dibagi dalam potongan dua puluh menit. Kamu memakai angka dari usahamu sejak menit pertama, boleh di buku bergaris atau lembar sebar. Bagian penutup mengajarkan membaca, bukan mencatat: kapan laba besar justru tanda bahaya, mengapa kas habis padahal penjualan naik, dan apa yang ingin dilihat petugas bank.',
    ],
    audience: [
      'Pemilik warung, bengkel, dan salon',
      'Bendahara kelompok tani atau koperasi',
      'Istri atau suami yang memegang buku usaha keluarga',
    ],
    preparations: ['Nota sebulan terakhir, yang lusuh pun boleh', 'Buku kas bergaris atau lembar sebar', 'Kalkulator'],
    lessons: [
      [
        ['Memilah kaleng nota', 'Uang usaha dan uang dapur dipisah sejak lembar pertama.'],
        ['Buku kas satu halaman per hari', 'Masuk, keluar, sisa, paraf.'],
      ],
      [
        ['Barang terjual bukan barang dibeli', 'Kesalahan yang membuat laba tampak menipis.'],
        ['Laba rugi bulan pertama', 'Kamu mengisi dua belas baris.'],
      ],
      [
        ['Apa yang dimiliki, apa yang diutang', 'Kulkas, piutang, dan stok diberi nilai.'],
        ['Modal yang diam-diam diambil', 'Prive dicatat tanpa rasa bersalah.'],
      ],
      [
        ['Laba naik, kas habis', 'Kasus toko bangunan yang hampir tutup.'],
        ['Menyiapkan berkas untuk bank', 'Tiga lembar yang biasanya diminta.'],
      ],
    ],
    faq: [
      ['Saya tidak tahu debit dan kredit.', 'Keduanya tidak dipakai sampai bagian ketiga, itu pun sekadar nama.'],
      ['Apakah ada lembar sebar siap pakai?', 'Ada, beserta versi cetak untuk yang menulis tangan.'],
      ['Cocok untuk usaha jasa?', 'Cocok. Contoh tukang cukur dan penjahit berjalan bersama contoh warung.'],
    ],
    reviews: [
      [5, 'Ternyata yang untung gorengan, bukan baksonya.'],
      [5, 'Pak Agus membuat neraca terasa seperti bercerita tentang rumah sendiri.'],
      [
        4,
        'Nota saya banyak yang pudar, belajar memotretnya sekarang.',
        'Fotolah di hari yang sama, Bu. Tinta nota memang tidak sabar.',
      ],
      [5, 'Pinjaman bank disetujui memakai tiga lembar itu.'],
    ],
  },
  {
    course: 'Pajak untuk Pelaku UMKM',
    ratings: 72,
    average: 4.5,
    text: [
      'Takut kepada surat cokelat dari kantor pajak biasanya hilang setelah dua jam bersama Bu Lina. Ia konsultan yang menangani toko, katering, dan penjual online, dan ia menjelaskan pajak usaha kecil dengan kuitansi di tangan kanan dan kalender di tangan kiri.',
      'Webinar berlangsung dua malam. Malam pertama memastikan kamu berada di golongan mana dan berapa yang perlu disetor. Malam kedua kita membuat kode bayar, menyetor contoh, dan mengisi laporan tahunan bersama-sama. Pertanyaan khas usahamu dijawab di sepertiga akhir setiap malam. Bawa angka asli.',
    ],
    audience: [
      'Pelaku usaha dengan omzet di bawah batas',
      'Penjual online yang baru menerima surat imbauan',
      'Staf pembukuan toko keluarga',
    ],
    preparations: ['NPWP atau NIK yang sudah dipadankan', 'Catatan omzet bulanan', 'Akun layanan pajak online'],
    lessons: [
      [
        ['Final, umum, atau bebas', 'Pohon keputusan untuk menemukan golonganmu.'],
        ['Omzet yang dihitung dan yang tidak', 'Titipan, diskon, dan ongkos kirim.'],
      ],
      [
        ['Setengah persen di atas kertas', 'Menghitung dua belas bulan sekaligus.'],
        ['Batas bebas tahunan', 'Mulai bulan ke berapa kamu menyetor.'],
      ],
      [
        ['Kode bayar tanpa salah jenis', 'Enam angka yang harus tepat.'],
        ['Bukti setor yang disimpan sepuluh tahun', 'Nama berkas yang mudah dicari.'],
      ],
      [
        ['Laporan tahunan bersama-sama', 'Formulir diisi sampai tombol kirim.'],
        ['Membalas surat imbauan', 'Contoh kalimat yang tenang.'],
      ],
    ],
    faq: [
      [
        'Apakah datanya mengikuti aturan terbaru?',
        'Slide diperiksa ulang sebelum setiap angkatan, tanggal aturannya dicantumkan.',
      ],
      [
        'Bisa berkonsultasi soal kasus saya?',
        'Pertanyaan umum dijawab di kelas. Kasus pribadi sebaiknya lewat kantor pajak atau konsultan.',
      ],
      ['Kalau saya belum pernah lapor?', 'Ada penjelasan langkah memperbaiki, tanpa menghakimi.'],
    ],
    reviews: [
      [5, 'Surat cokelat saya balas sendiri dan selesai.'],
      [4, 'Malam kedua sedikit molor karena banyak tanya.'],
      [5, 'Golongan saya ternyata belum wajib setor. Lega.', 'Simpan catatan omzetnya, kelegaan itu perlu bukti.'],
    ],
  },
  {
    course: 'Akuntansi Dasar untuk Staf',
    ratings: 59,
    average: 4.6,
    text: [
      'Dua ratus transaksi sebuah perusahaan dagang fiktif bernama CV Angin Timur menemanimu selama sepuluh pekan. Kamu menjurnal, memindahkan ke buku besar, menyesuaikan akhir bulan, dan menutup tahun, sampai angka terakhirnya cocok dengan kunci yang disegel.',
      'Pertemuan langsung berlangsung sebulan sekali di Surabaya atau online, dipimpin Pak Agus. Uji kompetensinya meniru tes masuk staf akuntansi: empat puluh transaksi, tiga jam, boleh membawa catatan satu lembar. Bagi banyak peserta, saat membuka segel itulah akuntansi berubah dari hafalan menjadi semacam permainan yang memuaskan, dan mereka mulai menikmatinya.',
    ],
    audience: [
      'Lulusan SMK dan D3 yang melamar staf akuntansi',
      'Staf administrasi yang pindah bagian',
      'Calon peserta sertifikasi teknisi akuntansi',
    ],
    preparations: [
      'Ketelitian dan pensil mekanik',
      'Lembar kerja bergaris, disediakan dalam bentuk cetak',
      'Dua jam per pekan',
    ],
    lessons: [
      [
        ['Setiap transaksi punya dua sisi', 'Latihan tiga puluh nota CV Angin Timur.'],
        ['Jurnal yang enak dibaca', 'Keterangan ditulis untuk orang lain.'],
      ],
      [
        ['Dari jurnal ke buku besar', 'Pindah angka tanpa tertukar kolom.'],
        ['Neraca saldo yang tidak seimbang', 'Delapan penyebab tersering, diurutkan.'],
      ],
      [
        ['Beban yang belum dibayar', 'Gaji, listrik, dan sewa dibagi ke bulan yang benar.'],
        ['Menyusutkan mobil bak', 'Tiga cara, satu alasan memilih.'],
      ],
      [
        ['Menutup tahun', 'Akun sementara dikosongkan dengan tertib.'],
        ['Segel dibuka', 'Angkamu dibandingkan dan selisihnya dicari.'],
      ],
    ],
    faq: [
      [
        'Apakah memakai perangkat lunak akuntansi?',
        'Sengaja manual dulu, satu materi tambahan memperkenalkan dua aplikasi.',
      ],
      ['Bila selisih saya tidak ketemu?', 'Pengajar memberi petunjuk bertahap di ruang tanya.'],
      ['Apakah ujian bisa diulang?', 'Satu kali tanpa biaya dalam tiga bulan.'],
    ],
    reviews: [
      [5, 'Segelnya dibuka dan cocok sampai rupiah terakhir, saya bersorak di kos.'],
      [4, 'Sepuluh pekan panjang, jangan menunda.'],
      [
        5,
        'Delapan penyebab itu saya tempel di monitor kantor.',
        'Urutan nomor tiga paling sering muncul menjelang sore.',
      ],
    ],
  },
  {
    course: 'Mengatur Keuangan Keluarga',
    ratings: 224,
    average: 4.6,
    text: [
      'Gaji tanggal satu, lenyap tanggal dua belas. Kursus gratis dua jam ini tidak menyuruhmu berhenti jajan; ia mengajak seluruh keluarga duduk di meja makan dan melihat angka yang sama.',
      'Kamu menyusun anggaran dari pengeluaran yang benar-benar terjadi, memetakan utang dari yang paling menyakitkan, membangun dana darurat sebesar sekali belanja bulanan, lalu memilih satu tujuan bersama. Lembar kerjanya dirancang untuk ditempel di kulkas dan bisa dipahami anak kelas lima. Bila penghasilanmu harian, semua contoh memiliki versi harian, mulai dari tukang parkir sampai penjual bakso keliling.',
    ],
    audience: [
      'Pasangan muda dengan satu atau dua penghasilan',
      'Orang tua tunggal',
      'Pekerja harian yang penghasilannya naik turun',
    ],
    preparations: ['Catatan pengeluaran dua pekan', 'Meja makan dan semua anggota keluarga', 'Dua spidol warna'],
    lessons: [
      [
        ['Dua pekan di atas meja', 'Struk dan ingatan dikelompokkan dalam lima amplop.'],
        ['Anggaran untuk penghasilan harian', 'Dasar dihitung dari hari sepi.'],
      ],
      [
        ['Memetakan utang dengan jujur', 'Bunga, sisa, dan rasa malu ditulis berdampingan.'],
        ['Memilih yang dilunasi dulu', 'Bola salju atau bunga tertinggi.'],
      ],
      [
        ['Satu kali belanja bulanan', 'Dana darurat pertama yang masuk akal.'],
        ['Tempat menyimpan yang agak sulit diambil', 'Jarak kecil mencegah khilaf.'],
      ],
      [
        ['Satu tujuan di pintu kulkas', 'Gambar dan garis kemajuan diwarnai anak.'],
        ['Rapat keluarga dua puluh menit', 'Aturan bicara supaya tidak jadi bertengkar.'],
      ],
    ],
    faq: [
      ['Apakah membahas investasi?', 'Tidak. Dana darurat dulu, investasi ada di kursus lain.'],
      ['Pasangan saya tidak mau ikut.', 'Ada materi singkat tentang memulai sendiri tanpa menggurui.'],
      ['Bagaimana bila utang sudah terlalu besar?', 'Ada daftar lembaga bantuan resmi dan cara menghubunginya.'],
    ],
    reviews: [
      [5, 'Anak saya yang mewarnai garis kemajuan sekarang paling galak soal jajan.'],
      [
        5,
        'Pinjaman online tiga aplikasi lunas dalam tujuh bulan.',
        'Tujuh bulan keberanian. Selamat untuk sekeluarga.',
      ],
      [4, 'Rapat pertama tetap bertengkar, rapat kedua tidak.'],
      [5, 'Untuk pengemudi ojek seperti saya, hitungan hari sepi itu pas.'],
    ],
  },
  {
    course: 'Menghitung Harga Pokok Produksi',
    ratings: 94,
    average: 4.7,
    text: [
      'Sebungkus keripik dijual delapan ribu karena tetangga menjual delapan ribu. Padahal minyak, gas, plastik, dan tanganmu belum tentu muat di angka itu. Bu Lina mengajak menimbang semuanya, secara harfiah, memakai timbangan dapur.',
      'Lima jam ini berisi hitungan yang langsung kamu terapkan pada satu produk. Sesudah tahu pokoknya, barulah kita bicara harga jual: untuk eceran, untuk reseller, dan untuk pesanan dua ratus bungkus yang meminta diskon. Percakapan menaikkan harga kepada pelanggan lama juga dilatih, lengkap dengan tiga kalimat yang membuat mereka mengerti. Pemahamanmu diukur dengan tes pembuka, kuis biaya, dan tes penutup.',
    ],
    audience: [
      'Produsen makanan rumahan',
      'Perajin yang menjual satuan dan borongan',
      'Usaha katering dan konveksi kecil',
    ],
    preparations: [
      'Satu produk yang rutin kamu buat',
      'Timbangan dapur dan penghitung waktu',
      'Nota bahan yang terbaru',
    ],
    lessons: [],
    faq: [
      [
        'Produk saya ada belasan, hitung yang mana dulu?',
        'Yang paling sering dibuat. Lembar kerjanya kemudian bisa disalin untuk yang lain.',
      ],
      [
        'Harga bahan berubah terus, bagaimana?',
        'Ada cara menetapkan harga acuan dan tanda kapan harus menghitung ulang.',
      ],
      ['Apakah upah diri sendiri dihitung?', 'Harus, dan kursus ini membantumu menentukan angkanya.'],
    ],
    reviews: [
      [5, 'Keripik pedas saya ternyata rugi dua ratus rupiah per bungkus selama setahun.'],
      [5, 'Menghitung upah sendiri terasa aneh, lalu terasa benar.'],
      [4, 'Siapkan timbangan yang akurat.', 'Betul, yang ketelitiannya satu gram sudah cukup dan terjangkau.'],
    ],
  },
  {
    course: 'Sertifikasi Kasir dan Teller',
    ratings: 52,
    average: 4.5,
    text: [
      'Menghitung seratus lembar dalam empat puluh detik, mengenali uang palsu dengan ujung jari, dan tetap tersenyum saat mesin macet. Dua hari ini melatih ketiganya di loket tiruan yang dibangun persis seperti di bank dan swalayan.',
      'Hari pertama penuh dengan tangan: mengikat uang, memindai, menghitung laci. Hari kedua ada pelanggan yang diperankan aktor, dari nenek yang salah PIN sampai pembeli yang menuduh kurang kembalian. Penguji menilai ketepatan, kecepatan, dan sikap, lalu hasilnya keluar sore itu juga. Laci latihan berisi uang contoh yang beratnya sama dengan uang asli.',
    ],
    audience: [
      'Pelamar kasir swalayan dan apotek',
      'Calon teller bank perkreditan',
      'Kasir lama yang membutuhkan sertifikat',
    ],
    preparations: [
      'KTP dan ijazah terakhir',
      'Pakaian kerja rapi pada hari kedua',
      'Tangan bersih tanpa cat kuku tebal',
    ],
    lessons: [
      [
        ['Dilihat, diraba, diterawang, dan dibuktikan', 'Dua puluh lembar dipilah dalam gelap dan terang.'],
        ['Mengikat seratus lembar', 'Irama tangan dilatih dengan metronom.'],
      ],
      [
        ['Memindai, membatalkan, mengembalikan', 'Tiga tombol yang paling sering salah.'],
        ['Laci seimbang di akhir giliran', 'Selisih dicatat, bukan ditutupi.'],
      ],
      [
        ['Antrean panjang dan mesin macet', 'Aktor datang dengan belanjaan dan kesabaran tipis.'],
        ['Kata maaf yang tidak menyalahkan', 'Latihan suara di balik kaca.'],
      ],
      [
        ['Ujian tangan', 'Waktu dan ketepatan dihitung penguji.'],
        ['Ujian loket', 'Empat pelanggan, dua puluh menit.'],
      ],
    ],
    faq: [
      ['Sertifikatnya berlaku berapa lama?', 'Dua tahun, perpanjangannya setengah hari.'],
      ['Apakah disalurkan kerja?', 'Data lulusan yang bersedia dibagikan kepada perusahaan mitra, tanpa jaminan.'],
      ['Saya kidal, apakah masalah?', 'Tidak. Loket disiapkan untuk kedua tangan.'],
    ],
    reviews: [
      [5, 'Aktor yang menuduh kurang kembalian membuat saya hampir menangis, sekarang kebal.'],
      [4, 'Metronomnya masih terdengar di mimpi.'],
      [5, 'Hasil keluar sore itu, besoknya saya lampirkan ke lamaran.', 'Semoga suratnya segera dibalas. Kabari kami.'],
    ],
  },
  {
    course: 'Investasi Pertama',
    ratings: 109,
    average: 4.6,
    text: [
      'Sebelum bertanya investasi apa yang untungnya besar, Pak Agus memintamu menulis kapan uang itu akan dipakai. Dari tanggal tersebut hampir semua jawaban mengikuti, dan kebanyakan peserta terkejut betapa sederhananya.',
      'Empat jam ini hanya membahas dua jenis yang ramah pemula serta satu hal yang harus dihindari. Kamu membaca lembar fakta reksa dana, mengikuti pembelian surat berharga negara dari layar ke layar, dan memeriksa legalitas tiga tawaran yang sedang ramai. Tidak ada rekomendasi produk dan tidak ada tautan afiliasi. Hasil akhirnya satu halaman rencana pribadi.',
    ],
    audience: [
      'Karyawan dengan tabungan pertama',
      'Orang tua yang menyiapkan biaya sekolah',
      'Siapa saja yang pernah ditawari untung pasti',
    ],
    preparations: [
      'Dana darurat yang sudah ada, walau kecil',
      'KTP dan rekening atas nama sendiri',
      'Tujuan dengan tanggal',
    ],
    lessons: [
      [
        ['Menulis tanggal sebelum memilih', 'Uang sekolah tahun depan berbeda dari pensiun.'],
        ['Mengukur nyali dengan angka', 'Kamu membayangkan nilai turun seperlima.'],
      ],
      [
        ['Membaca lembar fakta', 'Biaya, isi, dan riwayat dilingkari.'],
        ['Mencicil lewat perintah rutin', 'Kebiasaan mengalahkan ramalan.'],
      ],
      [
        ['Membeli surat negara dari ponsel', 'Masa penawaran, kupon, dan jatuh tempo.'],
        ['Bila butuh uang lebih cepat', 'Yang bisa dan tidak bisa dicairkan.'],
      ],
      [
        ['Memeriksa izin di situs pengawas', 'Tiga tawaran diuji dalam sepuluh menit.'],
        ['Kata untung pasti', 'Daftar kalimat yang membuatmu menutup obrolan.'],
      ],
    ],
    faq: [
      ['Berapa modal terkecil?', 'Contoh di kursus dimulai dari Rp10.000 dan Rp1 juta.'],
      ['Apakah syariah dibahas?', 'Ya, padanannya disebut di tiap jenis.'],
      ['Apakah pengajar menjual produk?', 'Tidak, dan ia melarang peserta menyebut kode ajakan di ruang tanya.'],
    ],
    reviews: [
      [5, 'Menulis tanggal dulu, semua jadi terang.'],
      [4, 'Suara di dua video agak kecil.', 'Terima kasih, kedua video sudah direkam ulang pekan lalu.'],
      [5, 'Tawaran robot dagang di grup alumni saya tolak memakai daftar kalimat itu.'],
      [5, 'Tanpa jualan apa pun, langka sekali.'],
    ],
  },
];
