import { artOf, type DemoArt } from './art.ts';

/** An article of 400 words and more with a picture of its own, or a video with a few words. */
interface DemoNews {
  slug: string;
  kind: 'news' | 'artikel' | 'video' | 'acara';
  title: string;
  summary: string;
  contributor: string;
  /** Of an event: in how many days it is, from and to which hour, and where. */
  event?: { inDays: number; from: number; to: number; place: string };
  /** Days since it appeared. */
  daysAgo: number;
  tags: readonly string[];
  picture: DemoArt;
  /** Recording of a lesson that a video shows. */
  recording?: string;
  body: readonly string[];
}

/** Where videos lie in the open part of the storage. */
export const VIDEO_FOLDER = 'video';

export const news: readonly DemoNews[] = [
  {
    slug: 'lima-langkah-memilih-kursus',
    kind: 'news',
    title: 'Lima langkah memilih kursus yang cocok dengan rencana kariermu',
    summary: 'Mulai dari tujuan, waktu belajar, sampai membaca ulasan peserta lain.',
    contributor: 'Redaksi Suluh',
    daysAgo: 4,
    tags: ['karier', 'belajar'],
    picture: artOf(
      'gambar/news/lima-langkah-memilih-kursus/720.webp',
      'parang',
      ['papan-rencana', 'tanaman', 'koin'],
      'soga',
    ),
    body: [
      'Sebelum membuka daftar kursus, tulis dulu satu kalimat: pekerjaan apa yang ingin kamu lakukan setahun lagi? Kalimat itu menyaring separuh pilihan. Seorang kasir di Kediri menulis, saya ingin memegang pembukuan toko, bukan hanya lacinya. Dengan kalimat itu ia melewati belasan kursus menarik dan berhenti di satu yang tepat. Tidak perlu muluk, yang penting bisa kamu bayangkan pada hari Senin pagi: duduk di mana, memegang apa, bicara dengan siapa.',
      'Langkah kedua, hitung waktu yang benar-benar kamu punya dalam sepekan. Bukan yang kamu harapkan. Ambil kertas, catat tiga hari apa adanya, dan cari lubang yang berulang. Kursus dua belas jam terasa ringan kalau dibagi enam pekan, dan mustahil kalau dipaksa dua malam. Untuk kelas tatap muka, masukkan juga perjalanan pulang dan tenaga keesokan harinya. Banyak orang berhenti bukan karena materinya sulit, melainkan karena jadwalnya tidak jujur sejak awal.',
      'Langkah ketiga, bacalah ulasan bintang tiga dan empat. Di sana biasanya tertulis hal yang paling jujur: apa yang baik dan apa yang kurang. Ulasan bintang lima memberi tahu bahwa orang senang; ulasan bintang tiga memberi tahu untuk siapa kursus itu tidak cocok. Perhatikan pula apakah pengajarnya menjawab. Jawaban yang tenang terhadap kritik sering menjadi tanda bahwa pertanyaanmu kelak juga akan dijawab.',
      'Langkah keempat, periksa sertifikatnya dan tanyakan kepada calon pemberi kerja. Sertifikat kompetensi menunjukkan kamu sudah diuji; sertifikat penyelesaian menunjukkan kamu sudah mengikuti sampai akhir. Untuk juru las, penyaji, atau petugas keselamatan, perbedaan itu menentukan. Untuk keterampilan seperti menulis surel, hasil kerja yang bisa kamu perlihatkan lebih berharga daripada selembar kertas. Kalau ragu, buka tiga lowongan yang kamu incar dan lihat kata apa yang mereka pakai.',
      'Terakhir, mulai dari yang gratis di lembaga yang sama. Sembilan puluh menit cukup untuk mengetahui apakah cara mengajarnya cocok dengan caramu menyimak. Bila cocok, baru bayar yang berikutnya. Bila tidak, kamu hanya kehilangan satu malam. Catat juga perasaanmu setelah materi pertama: ingin mencoba, atau ingin menutup layar? Tubuh biasanya lebih cepat tahu daripada kepala.',
      'Lima langkah ini tidak menjamin kamu memilih yang sempurna. Tidak ada kursus yang sempurna. Tetapi orang yang memilih dengan sadar cenderung menamatkan, dan orang yang menamatkan hampir selalu menemukan pintu berikutnya. Simpan kalimat yang kamu tulis di awal tadi, tempel di dekat tempat belajarmu, dan bacalah lagi pada pekan ketika semuanya terasa berat. Pekan seperti itu pasti datang, dan biasanya tepat sebelum bagian yang paling berguna. Selamat memilih, dan selamat menyalakan satu keahlian lagi.',
      'Kalau masih bingung di antara dua pilihan, pilihlah yang dimulai lebih dulu. Rencana yang berjalan selalu lebih mudah diperbaiki.',
    ],
  },
  {
    slug: 'cara-menukar-voucher',
    kind: 'news',
    title: 'Cara menukar voucher kursus, langkah demi langkah',
    summary: 'Voucher dari kantor atau program bisa ditukar dalam dua menit.',
    contributor: 'Redaksi Suluh',
    daysAgo: 12,
    tags: ['voucher'],
    picture: artOf(
      'gambar/news/cara-menukar-voucher/720.webp',
      'kawung',
      ['surat', 'gembok', 'ponsel-aplikasi'],
      'nila',
    ),
    body: [
      'Voucher datang dengan banyak rupa: surel dari bagian personalia, kartu berkilap dari acara kampus, atau pesan singkat dari program pemerintah daerah. Isinya sama, yaitu sederet huruf dan angka yang bisa ditukar dengan satu kursus. Menukarnya memakan waktu dua menit, dan tulisan ini menemanimu dari kode sampai kelas terbuka.',
      'Siapkan kodenya lebih dulu. Perhatikan huruf dan angka yang mirip: O dengan nol, I dengan satu. Kode kami tidak memakai pasangan yang mudah tertukar itu, jadi bila kamu ragu antara huruf O dan angka nol, keduanya keliru dan ada karakter lain yang luput terbaca. Tanda hubung boleh diketik boleh tidak, huruf kecil akan dibaca sebagai huruf besar. Kalau kartumu digosok terlalu keras, foto dengan cahaya miring; lekukannya biasanya masih tampak.',
      'Berikutnya masuk ke akunmu. Voucher melekat pada orang yang menukar, bukan pada surel penerimanya, sehingga pastikan kamu tidak sedang memakai akun pasangan atau anak. Buka menu Redeem Voucher, ketik kodenya, lalu periksa judul kursus yang muncul. Pada saat inilah kesalahan masih bisa dihindari: bila judulnya bukan yang kamu harapkan, jangan dilanjutkan dan hubungi pemberi voucher. Setelah ditukar, kode itu tidak dapat dipakai lagi oleh siapa pun.',
      'Untuk kursus mandiri, kelasnya langsung terbuka di Kursus Saya. Untuk kelas tatap muka dan webinar, kamu memilih jadwal dahulu. Pilih kota dan tanggal dengan tenang karena kursinya terbatas, dan pergantian jadwal hanya bisa selama masih ada kursi kosong. Sesudah itu e-tiket terbit. Kode di e-tiket berbeda dari kode voucher; yang ditunjukkan di pintu kelas adalah kode e-tiket.',
      'Ada tiga pesan yang mungkin muncul. Kode tidak dikenal biasanya berarti ada karakter yang salah atau kodenya milik layanan lain. Kode sudah ditukar berarti seseorang telah memakainya, dan pemberi voucher dapat melihat kapan. Kode sudah berakhir berarti tanggalnya lewat; sebagian program bersedia menerbitkan ulang bila kamu menulis dengan sopan dan cepat. Kami tidak dapat memperpanjang kode yang bukan kami terbitkan.',
      'Terakhir soal keamanan. Jangan mengirim foto kode ke grup, sebab siapa pun yang lebih dulu mengetik akan memilikinya. Jangan pula membeli voucher dari orang yang tidak kamu kenal; harga separuh biasanya berarti kode bekas. Bila kodemu hilang bersama ponsel, segera beri tahu pemberinya supaya dibatalkan. Selebihnya, simpan kartunya sebagai pembatas buku. Banyak peserta bercerita bahwa kartu kecil itu mengingatkan mereka, pada pekan yang sibuk, bahwa ada kelas yang menunggu untuk dilanjutkan.',
      'Masih ada yang tersendat? Simpan kode dan bukti pemberiannya, catat pukul berapa kamu mencoba serta pesan yang muncul, lalu hubungi pemberi voucher. Dengan tiga keterangan itu mereka biasanya bisa menolong pada hari yang sama.',
    ],
  },
  {
    slug: 'mengenal-pewarna-alam',
    kind: 'news',
    title: 'Mengenal pewarna alam: nila, soga, dan mengkudu',
    summary: 'Tiga tumbuhan yang mewarnai kain Nusantara selama berabad-abad.',
    contributor: 'Sanggar Canting Ayu',
    daysAgo: 15,
    tags: ['batik', 'kriya'],
    picture: artOf(
      'gambar/news/mengenal-pewarna-alam/720.webp',
      'jlamprang',
      ['canting', 'wajan', 'tanaman'],
      'mengkudu',
    ),
    body: [
      'Tiga tumbuhan mewarnai kain Nusantara selama berabad-abad: nila yang biru, soga yang cokelat, dan mengkudu yang merah. Di sanggar kami di Imogiri ketiganya masih dipakai setiap pekan, dan tamu yang datang hampir selalu berhenti di depan bak nila karena airnya tidak biru sama sekali.',
      'Nila berasal dari daun tarum. Daunnya direndam semalam sampai airnya hijau kekuningan dan berbau seperti kolam. Setelah diaduk bersama kapur, zat warnanya mengendap menjadi pasta. Ketika kain dicelup lalu diangkat, ia keluar berwarna hijau, kemudian perlahan membiru di hadapanmu saat bertemu udara. Anak-anak sekolah yang berkunjung selalu bertepuk tangan pada detik itu. Satu celupan memberi biru muda; biru tua butuh delapan sampai dua belas celupan, dan di antara setiap celupan kain harus diangin-anginkan dengan sabar.',
      'Soga bukan satu tumbuhan, melainkan ramuan. Kulit kayu tingi, jambal, dan tegeran direbus bersama hingga airnya sewarna teh pekat. Setiap keluarga pembatik mempunyai takaran sendiri, dan takaran itu dahulu dibawa sebagai bekal menikah. Kain dicelup berkali-kali, dijemur di tempat teduh, dicelup lagi. Cokelat yang terburu-buru tampak datar. Cokelat yang sabar punya kedalaman, seolah ada cahaya kecil di belakangnya.',
      'Mengkudu paling lama dan paling dihargai. Warnanya tersimpan di kulit akar pohon yang sedikitnya berumur tiga tahun. Kain harus disiapkan dulu dengan minyak dan abu berpekan-pekan supaya merahnya mau menempel. Di beberapa daerah, hanya perempuan tertentu yang boleh menyentuh bak merah, dan selama pekerjaan itu berlangsung orang tidak boleh bertengkar di dekatnya. Entah larangan itu soal kepercayaan atau soal ketelitian, hasilnya sama: merah yang tidak berteriak.',
      'Warna alam punya tabiat. Ia tidak pernah persis sama dua kali, sebab air, musim, dan tangan ikut menentukan. Bagi pembeli yang mencari seragam, ini kekurangan. Bagi yang mencari jejak orang, ini alasan. Kami selalu menulis tanggal celup di sudut kain, seperti orang menulis tahun di botol anggur.',
      'Merawatnya sederhana. Cuci dengan lerak atau sabun lembut, jangan digosok, jangan diperas keras. Jemur di tempat teduh dengan sisi dalam di luar. Simpan tanpa kapur barus; akar wangi atau beberapa butir lada sudah cukup. Setrika dengan kain pelapis. Bila warnanya memudar setelah belasan tahun, jangan bersedih, karena pudarnya pun rata dan tenang.',
      'Kalau ingin mencoba di rumah, mulailah dari yang ramah: kulit bawang merah untuk kuning keemasan, daun jati muda untuk merah bata, kulit manggis untuk cokelat keunguan. Rebus sejam, saring, masukkan kain katun yang sudah direndam tawas, dan biarkan semalam. Besok paginya kamu akan mengerti mengapa nenek kami menyebut pekerjaan ini menunggu dengan tangan basah.',
      'Pintu sanggar terbuka setiap Kamis pagi bagi yang sekadar ingin melihat bak nila itu bernapas.',
    ],
  },
  {
    slug: 'keahlian-digital-dicari-umkm',
    kind: 'news',
    title: 'Tiga keahlian digital yang banyak dicari UMKM',
    summary: 'Foto produk, pembukuan, dan layanan pelanggan lewat pesan.',
    contributor: 'Rumah Digital Jogja',
    daysAgo: 20,
    tags: ['umkm', 'digital'],
    picture: artOf(
      'gambar/news/keahlian-digital-dicari-umkm/720.webp',
      'mega-mendung',
      ['ponsel-foto', 'buku-kas', 'ponsel-obrolan'],
      'mengkudu',
    ),
    body: [
      'Selama tiga bulan kami mencatat apa yang diminta pemilik usaha kecil ketika datang ke Rumah Digital Jogja. Kami menyangka jawabannya akan berputar di iklan dan kecerdasan buatan. Ternyata dari seratus dua belas orang, sebagian besar menyebut tiga hal yang sama: foto produk yang jelas, catatan keuangan yang rapi, dan balasan pesan yang cepat tetapi tetap sopan.',
      'Foto produk berada di urutan pertama. Bukan foto yang artistik, melainkan yang menjawab keraguan. Bu Tumini penjual sale pisang bercerita bahwa pembeli selalu bertanya isinya berapa dan sebesar apa. Setelah ia memotret satu bungkus di telapak tangan, pertanyaan itu hilang dan pesanannya bertambah sepertiga. Keterampilan yang dibutuhkan sederhana: memilih jam ketika cahaya jendela lembut, membersihkan lensa, dan memotret utuh, dekat, serta saat dipakai. Orang muda yang bisa melakukan ini untuk lima usaha di kampungnya sudah mempunyai pekerjaan sampingan.',
      'Keahlian kedua pembukuan. Banyak usaha tidak tahu produk mana yang untung. Seorang pemilik angkringan terkejut mendapati sate ususnya rugi lima puluh rupiah per tusuk, sementara jahe hangat menanggung hampir seluruh laba. Yang dicari pemilik usaha bukan akuntan lulusan universitas, tetapi orang yang mau datang sepekan sekali, memilah nota, dan menjelaskan artinya tanpa membuat mereka merasa bodoh. Lembar sebar, ketelitian, dan bahasa yang ramah sudah cukup.',
      'Keahlian ketiga membalas pesan. Pesanan sekarang datang tengah malam, sambil menyusui, sambil menunggu bus. Pembeli yang tidak dibalas dalam sepuluh menit biasanya pindah. Namun balasan otomatis yang kaku juga mengusir orang. Yang berhasil adalah perpaduan: katalog yang menjawab harga, balasan cepat untuk rekening dan ongkir, dan manusia untuk hal yang memerlukan perasaan. Kami bertemu siswi SMK yang memegang pesan untuk empat toko sepulang sekolah dan sudah membayar uang kosnya sendiri.',
      'Ada pola yang menyatukan ketiganya. Semua bisa dipelajari dalam hitungan pekan, semuanya cukup dengan ponsel, dan semuanya menuntut sifat yang tidak diajarkan aplikasi: telaten, jujur, dan mau bertanya. Pemilik usaha menilai sifat itu lebih dulu. Seorang pengrajin kulit berkata terus terang, saya bisa mengajari orang memotret, tapi saya tidak bisa mengajari orang datang tepat waktu.',
      'Bila kamu ingin memulai, pilih satu keahlian dan satu usaha yang kamu kenal. Tawarkan bantuan selama dua pekan dengan sasaran yang bisa dihitung, misalnya dua puluh foto baru atau pembukuan bulan lalu. Minta izin memakai hasilnya sebagai contoh kerja. Setelah itu sebutkan harga. Kebanyakan orang yang kami dampingi mendapat pelanggan kedua dari cerita pelanggan pertama, bukan dari iklan. Begitulah cara kerja di kampung, dan ternyata begitu juga cara kerja di dunia digital.',
      'Catatan lengkap seratus dua belas percakapan itu boleh dibaca di ruang depan Rumah Digital.',
    ],
  },
  {
    slug: 'jadwal-kelas-tatap-muka-baru',
    kind: 'news',
    title: 'Jadwal kelas tatap muka baru di empat belas kota',
    summary: 'Dari Medan sampai Manado, kelas baru dibuka bulan ini.',
    contributor: 'Redaksi Suluh',
    daysAgo: 25,
    tags: ['jadwal'],
    picture: artOf(
      'gambar/news/jadwal-kelas-tatap-muka-baru/720.webp',
      'truntum',
      ['peta', 'orang-tim', 'mimbar'],
      'nila',
    ),
    body: [
      'Lembaga mitra membuka kelas tatap muka baru di empat belas kota, dari Medan sampai Manado. Kursinya sengaja dibatasi antara enam belas dan tiga puluh supaya setiap peserta sempat praktik, bukan hanya menonton punggung orang di depannya. Berikut yang perlu kamu ketahui sebelum memilih tanggal.',
      'Di Yogyakarta, Sanggar Canting Ayu menambah angkatan batik tulis dan busana dasar. Ruang celupnya baru saja diperluas setelah beberapa peserta mengeluh sempit, dan kini dua puluh orang bisa bekerja tanpa bersenggolan. Pekalongan dan Cirebon menyusul dengan pola pesisir masing-masing, jadi peserta yang mengulang di kota lain tetap mendapatkan sesuatu yang berbeda.',
      'Bekasi menjadi pusat kelas teknik. Bengkel Vokasi Mandala membuka las listrik, instalasi rumah, servis pendingin ruangan, dan sepeda motor injeksi bergiliran setiap pekan. Ada kos murah dalam jarak berjalan kaki, daftarnya kami kirim setelah kamu memilih jadwal. Surabaya dan Makassar mendapat kelas las yang sama dengan penguji dari luar, sehingga hasilnya setara.',
      'Untuk perhotelan dan kuliner, Denpasar memimpin dengan barista, tata graha, dan penyaji. Praktiknya berlangsung di hotel sungguhan pada hari yang tidak ramai tamu. Semarang tetap menjadi rumah kue tradisional Mbok Sari dan kelas merawat lansia Ners Wulandari, dua kelas yang paling cepat penuh bulan lalu.',
      'Di timur, Politeknik Samudra membuka kelas pemandu bahari dan selam di Labuan Bajo serta Manado, ditambah keselamatan dasar pelaut di Makassar. Semua kelas laut memiliki satu hari cadangan. Bila angin tidak bersahabat, praktik digeser tanpa biaya tambahan, dan keputusan nakhoda tidak dapat ditawar. Medan dan Jakarta mengisi sisanya dengan kelas pembawa acara, pertolongan pertama, kasir, serta kepemimpinan.',
      'Cara memilihnya mudah. Buka halaman kursus, gunakan saringan Lokasi Kelas, lalu bandingkan tanggal. Label pada setiap jadwal memberi tahu apakah pendaftaran sudah dibuka, segera dibuka, atau kursinya sudah habis. Bila kotamu belum muncul, tandai kursusnya di wishlist; kami memakai jumlah peminat per kota untuk menentukan pembukaan berikutnya. Dua kota tahun ini terpilih dengan cara itu.',
      'Setelah membayar, e-tiketmu memuat kode masuk, peta, dan daftar barang yang perlu dibawa. Datanglah lima belas menit lebih awal. Kalau berhalangan, jadwal bisa dipindahkan sampai tujuh hari sebelum kelas selama kursi masih ada. Dan satu pesan dari para pengajar: sarapanlah. Hampir semua kelas dimulai pukul sembilan, dan tangan yang lapar tidak pernah bisa memegang canting, elektroda, atau cangkir dengan tenang.',
      'Untuk rombongan dari satu kantor atau sekolah, beri tahu kami sebelum mendaftar supaya kalian tidak terpencar ke jadwal berbeda. Beberapa lembaga bersedia membuka kelas tambahan bila pesertanya sedikitnya lima belas orang dan tempatnya memadai. Permintaan seperti itu dijawab dalam tiga hari kerja.',
    ],
  },
  {
    slug: 'sertifikat-dan-cara-memeriksanya',
    kind: 'artikel',
    title: 'Sertifikat kompetensi, sertifikat penyelesaian, dan cara memeriksanya',
    summary: 'Apa bedanya, dan bagaimana perusahaan memastikan keasliannya.',
    contributor: 'Redaksi Suluh',
    daysAgo: 33,
    tags: ['sertifikat'],
    picture: artOf(
      'gambar/news/sertifikat-dan-cara-memeriksanya/720.webp',
      'nitik',
      ['sertifikat', 'kaca-pembesar', 'laptop-grafik'],
      'nila',
    ),
    body: [
      'Di meja perekrutan, dua lembar kertas dengan bingkai indah bisa berarti hal yang sangat berbeda. Yang satu menyatakan pemegangnya mengikuti pelajaran sampai akhir. Yang lain menyatakan ia sudah diuji dan dinilai mampu. Tulisan ini membantu pelamar menjelaskan miliknya dan membantu perusahaan memeriksanya dalam satu menit.',
      'Sertifikat penyelesaian diberikan setelah semua materi selesai, termasuk kuis dan tugas bila ada. Ia cocok untuk keterampilan yang akan dibuktikan dengan hasil kerja: tulisan, foto, kode, laporan. Nilainya terletak pada ketekunan. Seorang perekrut rumah sakit mengaku memperhatikan tanggal mulai dan tanggal selesai, karena orang yang menamatkan kursus panjang di sela pekerjaan biasanya juga menamatkan tugasnya.',
      'Sertifikat kompetensi diberikan setelah uji. Ujinya bisa berupa pelat yang dibengkokkan, delapan cangkir kopi dalam dua puluh menit, atau empat pelanggan yang rewel di loket. Penguji tidak selalu pengajarmu sendiri, dan unit yang diujikan tercantum di halaman kedua. Beberapa sertifikat memiliki masa berlaku karena keterampilannya mudah berkarat, misalnya pertolongan pertama dan kasir. Tanggal berakhirnya tertulis jelas.',
      'Setiap sertifikat mempunyai nomor dan kode gambar. Perusahaan dapat membukanya di halaman Cek Sertifikat dengan tiga cara: mengetik nomor, memindai kode, atau mengunggah berkasnya. Cara ketiga berguna ketika pelamar mengirim berkas yang tampak ganjil. Sistem akan membandingkan isinya dengan catatan kami dan menunjukkan kolom mana yang berubah. Nama yang diganti, nilai yang dinaikkan, atau tanggal yang digeser langsung terlihat berdampingan dengan yang asli.',
      'Hasil pemeriksaan ada tiga. Sah berarti semua cocok. Dicabut berarti pernah sah tetapi dibatalkan, biasanya karena kesalahan data atau pelanggaran saat ujian, disertai tanggalnya. Tidak cocok berarti berkasnya telah diubah. Untuk melindungi orang, nama pemegang sertifikat yang bukan milikmu ditampilkan dalam bentuk singkat, cukup untuk dicocokkan dengan kartu identitas yang diperlihatkan pelamar.',
      'Bagi pelamar, ada kebiasaan baik. Tulis nomor sertifikat di CV, bukan hanya namanya. Lampirkan berkas asli yang diunduh dari akunmu, bukan foto layar. Jelaskan dalam satu kalimat apa yang diuji. Kalimat seperti menyetel gilingan dan menyeduh delapan minuman dalam dua puluh menit jauh lebih meyakinkan daripada bersertifikat barista. Bila namamu di kartu identitas berbeda, ajukan perbaikan sebelum melamar; prosesnya singkat dan nomor lamanya akan mengarah ke yang baru.',
      'Bagi perusahaan, periksalah sebelum wawancara, bukan sesudah. Pemeriksaan gratis dan tidak memerlukan akun. Lalu tanyakan cerita di baliknya: bagian mana yang paling sulit, apa yang gagal pada percobaan pertama. Sertifikat membuka percakapan. Orangnya yang melanjutkan.',
      'Satu menit memeriksa di awal jauh lebih murah daripada sebulan menyesal, dan pelamar yang jujur justru senang bila keahliannya diperiksa sungguh-sungguh, sebab yang palsu merugikan mereka lebih dahulu.',
    ],
  },
  {
    slug: 'belajar-dengan-kuota-tipis',
    kind: 'artikel',
    title: 'Belajar dengan kuota tipis',
    summary: 'Beberapa kebiasaan yang menghemat data tanpa mengurangi belajar.',
    contributor: 'Redaksi Suluh',
    daysAgo: 41,
    tags: ['belajar'],
    picture: artOf(
      'gambar/news/belajar-dengan-kuota-tipis/720.webp',
      'udan-liris',
      ['ponsel-aplikasi', 'jam', 'buku'],
      'soga',
    ),
    body: [
      'Pukul sembilan malam di sebuah desa di Sumba, sinyal naik satu garis dan seorang guru honorer membuka pelajarannya. Ia punya waktu empat puluh menit sebelum sinyal pergi lagi. Dari orang-orang seperti dia kami belajar kebiasaan menghemat data tanpa mengurangi belajar, dan beberapa di antaranya ternyata juga membuat pelajaran lebih melekat.',
      'Pertama, unduh saat ada Wi-Fi, baca saat luring. Materi bacaan dan lembar kerja bisa disimpan dari balai desa, sekolah, atau teras tetangga. Siapkan daftar sebelum berangkat supaya tidak menggulir tanpa arah. Guru tadi mengunduh setiap Jumat dan membaca sepanjang pekan; menurutnya jeda itu membuatnya menebak dulu sebelum melihat jawaban, sehingga lebih ingat.',
      'Kedua, pilih mutu video rendah untuk materi ceramah. Wajah pengajar tidak perlu tajam, suaranya tetap jelas. Naikkan mutu hanya saat tangan, angka, atau layar diperlihatkan. Perbedaannya besar: satu jam pada mutu rendah kira-kira sepersepuluh data mutu tinggi. Di ruang belajar Suluh tersedia sakelar Hemat data yang mengingat pilihanmu, menampilkan kain sebagai pengganti gambar, dan memberi tahu berat halaman sebelum kamu membukanya.',
      'Ketiga, gunakan teks. Takarir dan transkrip bukan hanya untuk yang sulit mendengar. Membaca transkrip terlebih dahulu lalu menonton bagian yang belum dipahami sering menghemat separuh waktu. Peserta yang belajar di angkot, di pos ronda, atau sambil menidurkan anak melaporkan hal serupa: mereka membaca dulu, mendengar kemudian.',
      'Keempat, kerjakan di kertas. Latihan ditulis tangan, difoto sekali, kemudian diunggah ketika sinyal baik. Foto ukuran sedang sudah cukup terbaca. Matikan unggah otomatis ke penyimpanan awan sebelum memotret, sebab di situlah kuota sering bocor tanpa terasa. Periksa juga pembaruan aplikasi; atur supaya hanya berjalan melalui Wi-Fi.',
      'Kelima, belajar berdua. Satu ponsel, dua kepala. Yang satu memegang layar, yang satu menulis, lalu bertukar. Di beberapa kampung, peserta kursus yang sama berkumpul di rumah yang sinyalnya paling kuat setiap Rabu malam. Datanya ditanggung bergiliran, camilannya juga. Tingkat tamat mereka jauh di atas rata-rata, dan kami menduga penyebabnya bukan cuma kuota.',
      'Keenam, beri tahu kami bila ada materi yang terlalu berat. Setiap halaman memiliki batas bobot yang kami periksa, tetapi kadang ada gambar yang lolos. Tombol bantuan di ruang belajar bisa dipakai tanpa memuat ulang halaman. Guru di Sumba itu pernah melaporkan satu berkas sembilan megabita. Kami mengecilkannya menjadi setengah, dan sejak itu namanya tertulis di dinding ruang kerja kami sebagai pengingat: sebelum menambah apa pun, bayangkan satu garis sinyal pukul sembilan malam.',
      'Sinyal boleh datang dan pergi. Yang menentukan adalah tempat dudukmu, buku catatanmu, dan satu orang yang bertanya esok harinya sudah sampai mana.',
    ],
  },
  {
    slug: 'cerita-dewi-dari-hobi',
    kind: 'news',
    title: 'Cerita Dewi: dari hobi jadi pesanan mingguan',
    summary: 'Peserta kelas batik ini kini menerima dua pesanan setiap pekan.',
    contributor: 'Sanggar Canting Ayu',
    daysAgo: 50,
    tags: ['cerita', 'batik'],
    picture: artOf('gambar/news/cerita-dewi-dari-hobi/720.webp', 'ceplok', ['canting', 'wajan', 'busana'], 'soga'),
    body: [
      'Dewi bekerja di kantor kelurahan dan membatik pada malam hari, setelah anaknya tidur. Mulanya hanya taplak untuk ibu dan selendang untuk kakak. Kainnya bagus, kata orang, tetapi ia tidak pernah berani menyebut harga. Ketika tetangga bertanya berapa, ia menjawab seikhlasnya, lalu menyesal sepanjang jalan pulang.',
      'Dua tahun lalu ia mengikuti kelas dua hari di sanggar. Ia datang untuk memperbaiki garis, sebab tangannya selalu gemetar di lengkungan. Pengajarnya, Sekar Kinasih, tidak membicarakan tangan. Ia meminta Dewi bernapas keluar setiap kali canting menyentuh kain. Pada sore hari pertama garisnya berhenti bergetar. Pada hari kedua ia mencelup di bak nila dan melihat hijau berubah biru, dan menurut pengakuannya, saat itulah ia tahu bahwa ini bukan sekadar pengisi malam.',
      'Yang paling sulit datang kemudian. Sepulang kelas, tiga tetangga memesan. Dewi menghitung kain, malam, pewarna, lalu menambahkan sedikit. Sebulan ia bekerja sampai lewat tengah malam dan mendapati sisa uangnya tujuh belas ribu. Ia hampir berhenti. Seorang teman kelas mengirim pesan: kamu lupa menghitung dirimu sendiri. Dewi pun mengambil kursus menghitung harga pokok, mencatat jam kerjanya dengan pengingat dapur, dan menemukan bahwa satu selendang memakan sembilan jam.',
      'Dengan angka itu ia menyebut harga baru. Satu tetangga mundur, dua bertahan, dan seorang guru di kecamatan sebelah memesan enam untuk seragam paduan suara. Anehnya, setelah harga naik, orang justru lebih menghargai tenggatnya. Tidak ada lagi yang meminta selesai besok pagi. Ia menulis kesepakatan satu lembar: ukuran, warna, tanggal, uang muka. Lembar itu difotokopi di kantor kelurahan, dua ratus rupiah per lembar, dan ia membayar sendiri karena tidak enak.',
      'Kini ada dua pesanan setiap pekan. Tidak lebih, atas keputusannya. Ia pernah menerima empat dan anaknya bertanya mengapa ibu selalu bau lilin. Sejak itu Rabu dan Sabtu malam tidak boleh ada canting. Penghasilannya dari kain sudah menyamai gajinya, tetapi ia tidak berniat berhenti dari kelurahan. Di loket itulah, katanya, saya bertemu orang, dan dari orang-orang itulah motif saya datang. Motif terbarunya bernama antrean: titik-titik kecil yang berbaris sabar menuju satu bunga.',
      'Kami bertanya apa pesannya bagi pembatik malam yang lain. Ia berpikir lama, lalu menjawab tiga hal. Tulis jam kerjamu walaupun memalukan. Sebut harga sambil menatap mata orang. Dan simpan kain pertamamu yang jelek. Kain pertama Dewi tergantung di dapur, lengkungannya bergerigi, warnanya belang. Setiap tamu yang memuji kain barunya dibawa ke sana lebih dulu, supaya mereka tahu dari mana ia berangkat.',
      'Nama Dewi dan foto kainnya dimuat dengan izinnya. Ia hanya meminta satu perubahan pada naskah ini: jangan tulis sukses, tulislah berjalan.',
    ],
  },
  {
    slug: 'menonton-canting-bekerja',
    kind: 'video',
    title: 'Menonton canting bekerja',
    summary: 'Potongan singkat dari kelas batik tulis: cara memegang canting dan menjaga malam tetap hangat.',
    contributor: 'Sanggar Canting Ayu',
    daysAgo: 9,
    tags: ['batik', 'kriya'],
    picture: artOf('gambar/news/menonton-canting-bekerja/720.webp', 'parang', ['canting', 'wajan', 'busana'], 'soga'),
    recording: 'batik-canting-480.mp4',
    body: [
      'Canting dipegang seperti pena, tetapi tangan yang lain menahan kain dari bawah. Perhatikan jeda sebelum setiap garis: di situlah malam diperiksa, apakah masih cukup encer dan belum terlalu panas.',
      'Potongan ini diambil dari materi pertama kelas batik tulis. Takarirnya tersedia di ruang belajar.',
    ],
  },
  {
    slug: 'dua-menit-merawat-busi',
    kind: 'video',
    title: 'Merawat busi motor, langkah demi langkah',
    summary: 'Yang diperiksa teknisi sebelum memutuskan busi masih layak dipakai.',
    contributor: 'Redaksi Suluh',
    daysAgo: 23,
    tags: ['motor', 'teknik'],
    picture: artOf('gambar/news/dua-menit-merawat-busi/720.webp', 'tumpal', ['busi', 'kunci-pas', 'motor'], 'soga'),
    recording: 'motor-busi-480.mp4',
    body: [
      'Warna ujung busi menceritakan keadaan mesin. Cokelat kering berarti pembakaran baik, hitam basah berarti campuran terlalu kaya, dan putih pucat berarti mesin terlalu panas.',
      'Potongan ini diambil dari kelas perawatan sepeda motor. Bawalah lap bersih dan kunci busi yang ukurannya pas sebelum mencobanya sendiri.',
    ],
  },
  {
    slug: 'pameran-karya-peserta',
    kind: 'acara',
    title: 'Pameran karya peserta kelas tatap muka',
    summary: 'Batik, jahitan, dan kue dari kelas semester ini, dipajang satu hari di halaman sanggar.',
    contributor: 'Sanggar Canting Ayu',
    event: { inDays: 19, from: 9, to: 15, place: 'Sanggar Canting Ayu, Yogyakarta' },
    daysAgo: 6,
    tags: ['batik', 'pameran'],
    picture: artOf('gambar/news/pameran-karya-peserta/720.webp', 'truntum', ['busana', 'canting', 'lapis'], 'soga'),
    body: [
      'Sepanjang hari halaman sanggar dipakai untuk memajang karya peserta dari empat kelas: batik tulis, menjahit dasar, kue basah, dan anyaman. Setiap karya diberi nama pembuatnya dan lama pengerjaannya, supaya pengunjung tahu apa yang mereka lihat.',
      'Pukul sepuluh dan pukul satu ada peragaan mencanting selama tiga puluh menit. Alat dan kain kecil disediakan untuk dua puluh orang pertama yang ingin mencoba. Anak di atas delapan tahun boleh ikut bila ditemani.',
      'Datang tanpa mendaftar dan tanpa biaya. Parkir sepeda motor ada di sebelah timur; mobil lebih baik ditinggal di lapangan desa, lima menit berjalan kaki.',
    ],
  },
  {
    slug: 'tanya-jawab-kartu-prakerja',
    kind: 'acara',
    title: 'Tanya jawab: memilih kursus dengan saldo Prakerja',
    summary: 'Satu jam daring bersama tim bantuan: cara membayar, menebus kode, dan mengambil sertifikat.',
    contributor: 'Redaksi Suluh',
    event: { inDays: 8, from: 19, to: 20, place: '' },
    daysAgo: 3,
    tags: ['prakerja', 'sertifikat'],
    picture: artOf(
      'gambar/news/tanya-jawab-kartu-prakerja/720.webp',
      'slobog',
      ['mikrofon', 'obrolan', 'nota'],
      'daun',
    ),
    body: [
      'Tim bantuan menjawab pertanyaan yang paling sering masuk bulan ini: saldo yang belum terbaca, kode yang tidak sampai, dan jadwal yang berubah setelah dibayar. Tulis pertanyaanmu di awal acara; yang serupa dijawab bersama.',
      'Acara berlangsung daring dan bisa diikuti dari ponsel. Tautannya dikirim lewat surel satu jam sebelum mulai kepada peserta yang sedang punya kursus Prakerja, dan dipasang di halaman ini pada hari acara.',
    ],
  },
  {
    slug: 'lokakarya-harga-pokok',
    kind: 'acara',
    title: 'Lokakarya setengah hari: menghitung harga pokok',
    summary: 'Bawa nota bulan lalu, pulang dengan harga jual yang masuk akal.',
    contributor: 'Tumbuh Bersama Institute',
    event: { inDays: -12, from: 8, to: 12, place: 'Balai Kota Bandung' },
    daysAgo: 30,
    tags: ['usaha', 'keuangan'],
    picture: artOf('gambar/news/lokakarya-harga-pokok/720.webp', 'kawung', ['kalkulator', 'nota', 'koin'], 'nila'),
    body: [
      'Dua puluh empat pemilik usaha kecil menghitung satu produk mereka dari bahan sampai bungkus, termasuk jam kerja yang biasanya tidak ditulis. Lima belas di antaranya menaikkan harga pekan berikutnya.',
      'Lembar kerja yang dipakai di lokakarya ini sama dengan yang ada di kursus menghitung harga pokok, sehingga yang tidak sempat datang dapat mengerjakannya sendiri.',
    ],
  },
];
