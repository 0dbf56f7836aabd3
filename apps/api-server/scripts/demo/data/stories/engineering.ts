import type { DemoStory } from './shape.ts';

export const engineeringStories: readonly DemoStory[] = [
  {
    course: 'Perawatan Berkala Sepeda Motor Injeksi',
    ratings: 164,
    average: 4.7,
    text: [
      'Lampu kuning berbentuk mesin menyala, dan pelanggan mengira motornya rusak parah. Pak Sugeng mengajarkan membacanya, membersihkan yang kotor, mengganti yang memang aus, lalu mencatat supaya pelanggan percaya.',
      'Materi mandiri memakai rekaman dari atas meja kerja. Praktik dua hari di Bekasi atau Semarang memberi satu motor untuk tiga peserta, alat pindai, dan sepuluh gangguan yang disiapkan. Uji kompetensi meminta dua gangguan ditemukan dalam satu jam. Kuis persiapan dan tes akhir dikerjakan di ponsel. Catatan servis yang rapi ternyata mendatangkan pelanggan kedua dan ketiga, demikian pengalaman bengkelnya di Bekasi.',
    ],
    audience: [
      'Lulusan SMK otomotif',
      'Mekanik motor karburator yang ingin beralih',
      'Pengemudi ojek yang merawat sendiri',
    ],
    preparations: ['Baju kerja dan sepatu tertutup', 'Buku servis motormu', 'Kunci pas bila punya'],
    lessons: [],
    faq: [
      ['Merek motor apa yang dipakai?', 'Empat merek paling umum, bergantian setiap praktik.'],
      ['Apakah alat pindainya mahal?', 'Di kelas disediakan. Ada perbandingan tiga alat di bawah satu juta rupiah.'],
      [
        'Setelah lulus apakah bisa langsung membuka bengkel?',
        'Bisa memulai servis ringan. Rencana bengkel satu halaman dibahas pada catatan servis.',
      ],
    ],
    reviews: [
      [5, 'Dulu asal ganti busi, sekarang dibaca dulu kodenya.'],
      [5, 'Pelanggan ojek saya minta catatan servisnya dikirim lewat pesan.'],
      [4, 'Praktik Semarang panas, airnya banyak.', 'Terima kasih, dispenser kedua sudah datang.'],
      [5, 'Sepuluh gangguan yang disiapkan itu licik semua, suka.'],
    ],
  },
  {
    course: 'Las Listrik Dasar',
    ratings: 57,
    average: 4.7,
    text: [
      'Busur menyala, dunia menjadi hijau gelap, dan yang terdengar hanya bunyi seperti menggoreng. Lima hari bersama Joko Susilo kamu belajar mendengarkan bunyi itu, karena las yang baik dikenali telinga sebelum mata.',
      'Setiap peserta mendapat bilik, mesin, topeng, serta tiga kilo elektroda. Hari pertama habis untuk keselamatan dan menyalakan busur; tidak seorang pun boleh melewatkannya. Hari kelima pelat ujimu dibengkokkan di depan kelas. Bila tidak retak, sertifikat kompetensi menyusul. Elektroda, pelat, dan gas buang ditanggung; yang kamu bawa hanya ketekunan. Sisanya kami siapkan.',
    ],
    audience: ['Calon juru las', 'Pekerja konstruksi dan bengkel bubut', 'Pemilik usaha pagar dan kanopi'],
    preparations: ['Sepatu keselamatan ukuranmu', 'Kaus katun lengan panjang', 'Surat keterangan mata sehat'],
    lessons: [
      [
        ['Api, asap, dan mata', 'Topeng, ventilasi, dan ember pasir.'],
        ['Menyalakan busur seratus kali', 'Gores, angkat, tahan.'],
      ],
      [
        ['Manik lurus di pelat datar', 'Jarak, sudut, dan kecepatan.'],
        ['Mendengar bunyi menggoreng', 'Arus disetel dengan telinga.'],
      ],
      [
        ['Posisi tegak dari bawah', 'Segitiga kecil yang sabar.'],
        ['Terak, pori, dan tepi tergerus', 'Cacat dicari sebabnya.'],
      ],
      [
        ['Sambungan tumpul untuk diuji', 'Kampuh, akar, dan penutup.'],
        ['Dibengkokkan di depan kelas', 'Sertifikat ditentukan pelat.'],
      ],
    ],
    faq: [
      ['Apakah mata saya aman?', 'Bila topeng dan aturan bilik dipatuhi, ya. Yang melanggar dihentikan hari itu juga.'],
      ['Perempuan boleh ikut?', 'Tentu, setiap angkatan ada. Bilik dan ruang ganti terpisah.'],
      ['Apakah dapat makan dan penginapan?', 'Makan siang termasuk, daftar kos murah kami kirimkan.'],
    ],
    reviews: [
      [5, 'Pelat saya dibengkokkan dan tidak retak. Bunyi tepuk tangannya masih ingat.'],
      [
        5,
        'Pak Joko menghentikan saya karena kerah terbuka. Terima kasih, Pak.',
        'Kerahmu rapat sekarang, lehermu berterima kasih.',
      ],
      [4, 'Lima hari di Bekasi sangat gerah.'],
    ],
  },
  {
    course: 'Instalasi Listrik Rumah',
    ratings: 68,
    average: 4.6,
    text: [
      'Stop kontak hangat, sekring sering turun, dan kabel disambung selotip: rumah Indonesia penuh cerita begitu. Tiga hari Joko Susilo mengajar memasang instalasi dari gambar, di dinding tiruan setinggi dua meter.',
      'Kamu menarik kabel dalam pipa, memasang sakelar tukar untuk tangga, menyusun panel, mengukur tahanan tanah, lalu mematikan semuanya untuk mencari satu kerusakan tersembunyi. Aturan umum instalasi dijelaskan dengan alasan, bukan pasal. Peserta bekerja berdua, satu memasang dan satu memeriksa, kemudian bertukar. Kebiasaan saling memeriksa itulah yang paling ingin kami tanamkan.',
    ],
    audience: ['Calon instalatur', 'Tukang bangunan yang merangkap listrik', 'Pengelola kos dan ruko'],
    preparations: ['Tang kombinasi dan obeng uji', 'Sepatu bersol karet', 'Pensil dan penggaris'],
    lessons: [
      [
        ['Membaca gambar garis tunggal', 'Lambang lampu, sakelar, dan kotak bagi.'],
        ['Menghitung beban rumah tipe 36', 'Berapa grup, berapa ampere.'],
      ],
      [
        ['Pipa, kotak sambung, dan kabel', 'Tarikan tanpa mengupas.'],
        ['Sakelar tukar di tangga', 'Dua tempat, satu lampu.'],
      ],
      [
        ['Mengukur isolasi dan tanah', 'Angka yang membuatmu boleh menyalakan.'],
        ['Kerusakan tersembunyi', 'Dicari dari panel ke ujung.'],
      ],
      [
        ['Mengunci panel sebelum bekerja', 'Label, gembok, dan uji ulang.'],
        ['Menolong orang kesetrum', 'Memutus sumber tanpa menyentuh.'],
      ],
    ],
    faq: [
      [
        'Apakah sertifikat ini izin memasang?',
        'Ini sertifikat kompetensi pelatihan. Untuk izin usaha ada syarat lain yang dijelaskan.',
      ],
      ['Apakah praktik memakai tegangan penuh?', 'Tegangan rendah dulu, penuh hanya bersama penguji.'],
      ['Bahan habis pakai dibawa pulang?', 'Tidak, tetapi kamu boleh membawa panel kecil buatanmu.'],
    ],
    reviews: [
      [5, 'Kos saya empat belas kamar sekarang tidak pernah turun sekring.'],
      [4, 'Tarik kabel bikin telapak lecet.'],
      [
        5,
        'Kerusakan tersembunyi ketemu di menit terakhir, deg-degan.',
        'Menit terakhir tetap menit. Selamat, penguji kami sengaja menaruhnya di ujung.',
      ],
    ],
  },
  {
    course: 'Servis AC Rumah',
    ratings: 79,
    average: 4.5,
    text: [
      'Musim panas mengubah teknisi AC menjadi orang paling ditunggu di gang. Dua hari kelas ini menyiapkanmu melakukan empat pekerjaan yang paling sering dipanggil: cuci, tambah isi, bocor air, dan tidak dingin.',
      'Satu unit untuk dua peserta, dari merek yang banyak dipakai rumah tangga. Kamu mengukur sebelum dan sesudah, karena pelanggan percaya pada angka. Cara memasang harga, menolak pekerjaan berbahaya di dinding tinggi, dan menulis garansi juga dibahas. Pada hari kedua sore ada pelanggan rekaan yang cerewet soal tetesan air. Kamu akan merindukannya.',
    ],
    audience: ['Pencari kerja yang ingin usaha mandiri', 'Teknisi elektronik', 'Pengelola gedung kecil'],
    preparations: ['SIM C bila ingin praktik lapangan', 'Baju ganti', 'Kunci inggris sendiri bila ada'],
    lessons: [
      [
        ['Perjalanan gas dari dingin ke panas', 'Digambar di lantai dengan kapur.'],
        ['Membaca tekanan dan arus', 'Dua alat, empat angka.'],
      ],
      [
        ['Mencuci tanpa membanjiri kamar', 'Plastik, pompa, dan urutan sekrup.'],
        ['Kipas, filter, dan jamur', 'Yang terlihat dan yang tercium.'],
      ],
      [
        ['Menambah isi sesuai timbangan', 'Bukan sesuai perasaan.'],
        ['Menyambung pipa tanpa bocor', 'Corong, minyak, dan busa sabun.'],
      ],
      [
        ['Air menetes di kasur pelanggan', 'Tiga sebab dan alatnya.'],
        ['Dinding tinggi dan kabel terkelupas', 'Kalimat menolak dengan aman.'],
      ],
    ],
    faq: [
      ['Apakah membahas jenis inverter?', 'Ya, perbedaannya dan gangguan yang umum.'],
      ['Alat apa yang perlu dibeli setelah lulus?', 'Paket awal sekitar Rp1,6 juta, daftarnya diberikan.'],
      ['Adakah magang?', 'Peserta terbaik tiap angkatan ditawari ikut teknisi mitra selama seminggu.'],
    ],
    reviews: [
      [5, 'Modal alat kembali dalam sebelas hari kerja.'],
      [4, 'Kapur di lantai itu cara paling gampang mengerti gas.'],
      [4, 'Denpasar pesertanya penuh, alat antre.', 'Mulai angkatan ini satu unit benar-benar untuk dua orang.'],
    ],
  },
  {
    course: 'Gambar Teknik dengan CAD',
    ratings: 61,
    average: 4.5,
    text: [
      'Tukang di lapangan tidak bisa menelepon garis. Gambar harus menjawab sendiri: seberapa tebal, dari mana diukur, dipasang menghadap ke mana. Fajar Nugroho, juru gambar pabrik alat tani, mengajar lima belas jam dengan aplikasi CAD yang versi belajarnya gratis.',
      'Kamu menggambar ulang benda di mejamu, mulai mur sampai kursi, lalu merakitnya menjadi gambar kerja lengkap dengan daftar bahan. Tugas akhir diperiksa seperti di kantor: kertas penuh coretan merah. Berkas contoh mencakup pagar, rak besi, dan pisau pencacah yang masih diproduksi hari ini.',
    ],
    audience: ['Siswa SMK dan mahasiswa teknik', 'Drafter pemula', 'Pemilik bengkel las dan mebel'],
    preparations: ['Laptop bermemori delapan gigabita atau lebih', 'Jangka sorong murah', 'Tetikus tiga tombol'],
    lessons: [
      [
        ['Mengukur mur dengan jangka sorong', 'Angka di kertas sebelum di layar.'],
        ['Garis tebal, tipis, dan putus', 'Setiap garis punya arti.'],
      ],
      [
        ['Tiga pandangan satu benda', 'Kursi dilihat dari depan, atas, samping.'],
        ['Potongan yang membuka isi', 'Kapan membelah, kapan cukup.'],
      ],
      [
        ['Rakitan dan daftar bahan', 'Nomor, jumlah, dan ukuran jadi.'],
        ['Toleransi sederhana', 'Longgar, pas, dan paksa.'],
      ],
      [
        ['Kop, skala, dan cetak', 'Garis tetap terbaca setelah difotokopi.'],
        ['Coretan merah', 'Perbaikan sampai layak dibuat.'],
      ],
    ],
    faq: [
      ['Apakah termasuk tiga dimensi?', 'Pengantar saja, supaya dua dimensinya kuat.'],
      ['Bagaimana memperoleh aplikasinya?', 'Tautan resmi versi belajar dan alternatif sumber terbuka disertakan.'],
      ['Berapa kali tugas boleh diperbaiki?', 'Dua kali diperiksa pengajar.'],
    ],
    reviews: [
      [5, 'Coretan merahnya lebih banyak dari gambarnya. Berharga.'],
      [4, 'Jangka sorong dua puluh ribu ternyata cukup.'],
      [4, 'Gambar kanopi saya tidak lagi diprotes tukang.', 'Tukang yang diam adalah nilai tertinggi.'],
    ],
  },
  {
    course: 'Panel Surya Atap',
    ratings: 38,
    average: 4.4,
    text: [
      'Tagihan listrik turun berapa, dan kapan balik modal? Fajar membuka kalkulator di layar dan menghitung memakai rekening listrik peserta, bukan brosur.',
      'Dua malam online membahas kebutuhan, pilihan alat, pemasangan yang aman, dan perawatan yang sering diabaikan. Kamu tidak menjadi pemasang setelah kelas ini, tetapi tidak akan mudah dibohongi penawaran. Rumah, warung es, dan pompa sawah menjadi tiga contoh tetap. Lembar hitung boleh disalin untuk musala, kos, atau koperasi di sekitarmu, dan asumsi harganya diperbarui pada awal setiap angkatan. Hitunglah bersama tetangga.',
    ],
    audience: ['Pemilik rumah dan warung', 'Pengurus desa dan kelompok tani', 'Calon tenaga pemasang'],
    preparations: ['Rekening listrik tiga bulan', 'Foto atap dan arah mata angin', 'Meteran'],
    lessons: [
      [
        ['Membaca rekening listrik', 'Jam boros ditemukan dulu.'],
        ['Warung es, rumah, dan pompa', 'Tiga pola pemakaian.'],
      ],
      [
        ['Panel, inverter, dan baterai', 'Mana yang perlu, mana yang bisa menyusul.'],
        ['Membaca penawaran', 'Tujuh kolom untuk membandingkan.'],
      ],
      [
        ['Atap, bayangan, dan kemiringan', 'Pohon mangga tetangga dihitung.'],
        ['Izin dan meteran', 'Langkah resmi dan lamanya.'],
      ],
      [
        ['Debu, sarang, dan baut longgar', 'Pemeriksaan tiga bulanan.'],
        ['Panen energi di catatan', 'Turun berapa persen dianggap wajar.'],
      ],
    ],
    faq: [
      ['Apakah Suluh menjual panel?', 'Tidak, dan pengajar tidak menyebut merek.'],
      ['Rumah saya 900 VA, masuk akalkah?', 'Dihitung bersama sebagai salah satu contoh.'],
      ['Bagaimana dengan listrik padam?', 'Dijelaskan kapan panel tetap menyala dan kapan tidak.'],
    ],
    reviews: [
      [5, 'Dari tujuh kolom itu, dua penawaran gugur seketika.'],
      [4, 'Hitungan pompa sawah pas untuk kelompok kami.'],
      [4, 'Perlu satu malam lagi untuk baterai.', 'Usul diterima, malam tambahan baterai dibuka bulan depan.'],
    ],
  },
  {
    course: 'Mengemudi Hemat dan Selamat',
    ratings: 0,
    average: 0.0,
    text: [
      'Kecelakaan jarang terjadi karena tidak bisa menyetir; seringnya karena tergesa dan merasa bisa. Pak Sugeng, yang pernah menjadi sopir travel malam, mengajak melihat lagi hal sederhana: ban, jarak, hujan, dan kaki kanan.',
      'Kursus gratis satu setengah jam ini bisa ditonton pengemudi mobil maupun motor. Setiap bagian memuat rekaman kamera dasbor yang dijeda tepat sebelum kejadian supaya kamu menebak apa yang keliru. Penutupnya tantangan dua pekan mencatat bensin. Peserta rata-rata menghemat cukup untuk dua kali tambal ban. Ajaklah seisi rumah ikut mencatat angkanya.',
    ],
    audience: ['Pengemudi pemula dan lama', 'Kurir dan sopir harian', 'Orang tua yang melepas anak berkendara'],
    preparations: ['Kendaraan yang biasa dipakai', 'Alat ukur tekanan ban', 'Catatan bensin dua pekan'],
    lessons: [
      [
        ['Memutari kendaraan satu menit', 'Ban, lampu, dan tetesan di tanah.'],
        ['Duduk, cermin, dan kantuk', 'Tanda yang tidak boleh dilawan.'],
      ],
      [
        ['Menghitung tiga detik', 'Tiang listrik sebagai penggaris.'],
        ['Titik buta truk', 'Duduk sebentar di kursi sopirnya.'],
      ],
      [
        ['Genangan, silau, dan kabut', 'Apa yang dilakukan kaki lebih dulu.'],
        ['Malam di jalan antarkota', 'Mata beristirahat di tepi kiri.'],
      ],
      [
        ['Kaki kanan yang sabar', 'Dua pekan mencatat liter per kilometer.'],
        ['Beban dan angin', 'Rak atap yang diam-diam meminum bensin.'],
      ],
    ],
    faq: [
      ['Apakah ini pengganti kursus mengemudi?', 'Bukan, kamu harus sudah punya SIM.'],
      ['Apakah rekamannya menyeramkan?', 'Tidak menampilkan korban, semua dijeda sebelum benturan.'],
      ['Bisakah dipakai perusahaan ekspedisi?', 'Bisa, gratis untuk semua kurir.'],
    ],
    reviews: [],
  },
];
