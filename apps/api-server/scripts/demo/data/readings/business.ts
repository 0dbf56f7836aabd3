import type { Readings } from './shape.ts';

export const businessReadings: Readings = {
  'Kepemimpinan untuk Supervisor Baru': {
    'Peta harapan': [
      'Gambar dirimu di tengah, lalu tiga lingkaran: atasan, tim, keluarga. Pada tiap garis tulis apa yang mereka minta dari peran barumu, dengan kata mereka bila memungkinkan. Atasan meminta laporan pukul empat, tim meminta dibela, keluarga meminta ponsel diam saat makan.',
      'Cari dua permintaan yang bertabrakan; di sanalah lelahmu berasal. Jangan memilih sendirian. Bawa tabrakan itu kepada orangnya minggu ini: kalau saya pulang pukul lima, laporan bisa selesai esok pagi, bagaimana? Harapan yang tidak pernah diucapkan selalu terasa lebih berat daripada yang dirundingkan.',
    ],
    'Tugas yang tidak perlu diulang': [
      'Perintah rapikan gudang akan kembali kepadamu tiga kali. Lengkapi dengan empat hal: siapa yang memegang, apa hasilnya, kapan selesai, dan seperti apa kelihatannya bila sudah beres. Lorong bisa dilewati troli, dus menghadap label keluar, sebelum pukul dua.',
      'Minta penerima menceritakan kembali dengan caranya sendiri, bukan menjawab siap. Tanyakan apa yang bisa menghambat, lalu sepakati satu titik cek di tengah. Setelah itu menjauhlah. Supervisor yang berdiri di belakang bahu sedang mengerjakan tugasnya dua kali. Kalau hasilnya meleset, periksa dulu kalimatmu, baru orangnya.',
    ],
    'Melepas pekerjaan kesayangan': [
      'Kamu naik jabatan karena jago menyetel mesin, maka tanganmu selalu ingin menyetel. Tulis lima pekerjaan yang kamu lakukan pekan ini dan beri tanda pada yang sebenarnya bisa dikerjakan orang lain delapan puluh persen sebaik kamu.',
      'Pilih satu, paling menyenangkan sekalipun, dan serahkan besok bersama waktu belajar. Dampingi sekali, saksikan sekali, kemudian pergi. Biarkan caranya berbeda selama hasilnya masuk batas. Setiap kali gatal ingin mengambil kembali, ingat bahwa kamu dibayar untuk membuat sepuluh orang jago, bukan menjadi orang jago kesebelas.',
    ],
    'Menegur di ruang tertutup': [
      'Cari tempat tanpa penonton pada hari yang sama. Sebutkan fakta yang bisa direkam kamera: tiga kali pekan ini kamu datang lewat dari setengah delapan. Lalu dampaknya: Budi menunggu dan antrean panjang. Sesudah itu diam.',
      'Diam itu berat, dan di situlah orang mulai berpikir. Dengarkan sebabnya tanpa menyela; kadang ada anak sakit yang tidak pernah diceritakan. Sepakati satu perubahan dan tanggal bertemu lagi. Jangan membungkusnya di antara dua pujian, karena orang hanya ingat rotinya. Sesudah keluar ruangan, perlakukan ia seperti biasa.',
    ],
    'Ketika timmu lebih tua': [
      'Mandor berumur lima puluh, supervisor dua puluh enam. Jangan berpura-pura lebih tahu tentang beton, dan jangan pula meminta maaf atas jabatanmu. Mulailah dengan bertanya apa yang pernah dicoba sebelum kamu datang serta apa yang gagal.',
      'Hormati dengan panggilan dan cara duduk, tetapi keputusan tetap disampaikan jelas beserta alasannya. Minta ia mengajari anggota baru di depan semua orang; keahliannya mendapat panggung. Kalau ia membantah di lapangan, jawab singkat lalu lanjutkan berdua. Setelah satu kesalahan kamu akui terbuka, biasanya barulah ia mulai mempercayaimu.',
    ],
    'Sembilan puluh hari di selembar kertas': [
      'Ambil satu lembar dan tulis tiga sasaran yang bisa dilihat orang lain: keluhan turun dari dua belas menjadi enam, dua orang bisa mengganti mata pisau, rapat pagi selesai sepuluh menit. Tambahkan satu kebiasaanmu sendiri, misalnya menyapa setiap meja sebelum membuka email.',
      'Bagi menjadi tiga bulan: mendengar, mencoba, menetapkan. Bulan pertama dilarang mengubah apa pun yang besar. Tempel lembar itu di tempat yang kamu lihat sambil minum kopi, dan tunjukkan kepada atasan supaya ia mengerti mengapa kamu tidak mengerjakan semuanya. Setiap Jumat coret satu baris atau akui belum.',
    ],
    'Janji kepada saksi': [
      'Tukar nomor dengan teman sekelas dan ucapkan satu janji yang paling kamu takuti. Ia menuliskannya persis, lalu menelepon sebulan lagi pada jam yang disepakati. Telepon itu pendek: apakah sudah, apa yang terjadi, apa berikutnya.',
      'Saksi bukan penagih utang. Tugasnya mendengar tanpa memberi nasihat selama lima menit, baru bertanya boleh saya menambahkan? Janji yang diucapkan kepada orang asing yang baik ternyata lebih sering ditepati daripada yang ditulis di buku. Siapkan ceritamu, termasuk yang belum berhasil, dan gantian mendengarkan ceritanya.',
    ],
  },
  'Menyusun Rencana Bisnis': {
    'Menghitung pasar dari bawah': [
      'Kalimat pasarnya dua ratus triliun membuat pembaca tertidur. Mulailah dari gang: berapa rumah di RW ini, berapa yang punya balita, berapa kali sebulan mereka membeli bubur. Kalikan, dan kamu mendapat angka yang bisa didatangi dengan sepeda.',
      'Selanjutnya ambil bagian yang wajar. Satu dari delapan rumah sudah bagus bagi pemain baru. Sebutkan dari mana tiap angka berasal, entah hitungan sendiri atau data kelurahan, beserta tanggalnya. Bila hasil akhirnya terlalu kecil untuk menggaji satu orang, lebih baik kamu mengetahuinya sekarang daripada setelah menyewa ruko.',
    ],
    'Satu halaman model usaha': [
      'Jawab tiga pertanyaan dengan satu kalimat masing-masing: siapa yang membayar, untuk apa, seberapa sering. Pemakai dan pembayar boleh berbeda; anak makan buburnya, tetapi neneknya yang membeli. Rencana yang mencampur keduanya menawarkan mainan kepada orang yang mencari gizi.',
      'Di bawahnya gambar aliran barang dan uang dengan panah. Setiap panah uang diberi jumlah dan jeda hari. Di situ biasanya kelihatan bahwa kamu membayar pemasok hari ini, sedangkan kantin membayarmu bulan depan. Jeda tersebut adalah modal kerja, dan ia harus punya sumber.',
    ],
    'Biaya yang selalu terlupa': [
      'Ada empat penyusup: barang rusak, barang kembali, waktu menunggu, dan gajimu sendiri. Yang terakhir paling licik, sebab usaha yang hanya untung bila pemiliknya bekerja gratis sebenarnya belum untung. Tulislah upahmu sebesar upah orang yang akan menggantikanmu.',
      'Untuk rusak dan kembali, catat dua pekan penjualan percobaan lalu pakai persentasenya. Tambahkan perawatan alat, pulsa, pajak, serta libur. Jumlahkan, bagi dengan porsi per bulan, tempelkan pada harga pokok. Angka baru itu membuat banyak diskon mendadak kehilangan pesonanya.',
    ],
    'Proyeksi tiga keadaan': [
      'Susun tiga kolom berdampingan: sepi, biasa, ramai. Sepi bukan nol, melainkan bulan terburuk yang pernah diceritakan pedagang sekitar. Ramai bukan mimpi, tetapi batas tenaga dua tanganmu. Semua kolom memakai biaya tetap yang sama.',
      'Isi dua belas bulan, lalu warnai bulan yang uangnya minus. Kolom sepi menunjukkan berapa lama kamu sanggup bertahan sebelum harus meminjam; tulis jumlah bulannya besar-besar. Penanam modal yang berpengalaman membaca kolom itu lebih dahulu. Kalau kamu tidak menyediakannya, ia akan menghitung sendiri, dengan angka yang lebih kejam.',
    ],
    'Titik impas yang bisa diceritakan': [
      'Bagilah biaya tetap sebulan dengan sisa uang dari satu porsi setelah bahannya dibayar. Hasilnya jumlah porsi, misalnya 640 sebulan. Sekarang terjemahkan: dua puluh lima porsi sehari, atau tiga setiap jam buka. Angka terakhir bisa dibayangkan siapa pun.',
      'Uji dengan berdiri di lokasi selama tiga jam dan menghitung orang yang lewat sambil memegang makanan. Bila tiga dari mereka per jam terasa mustahil, ubah harganya, sewanya, atau tempatnya. Tulis ulang titik impas setiap kali salah satu biaya berubah, dan simpan angka lamanya sebagai pelajaran.',
    ],
    'Lima menit di depan meja': [
      'Menit pertama untuk satu orang bernama, dengan masalahnya, tanpa angka. Menit kedua apa yang kamu lakukan untuknya dan bukti bahwa ia membayar. Menit ketiga uang: masuk, keluar, impas. Menit keempat apa yang kamu minta beserta gunanya. Menit kelima kosong.',
      'Menit kosong itulah bagian terpenting, karena pendengar yang diberi ruang akan bertanya, dan pertanyaan berarti ia sedang membayangkan diri ikut. Bawalah satu lembar cetak, bukan dua puluh salindia. Ketika tidak tahu jawabannya, tulis pertanyaannya di depan mereka dan janjikan tanggal.',
    ],
    'Pertanyaan yang paling sering menjatuhkan': [
      'Bagaimana kalau toko besar meniru? Apa yang terjadi bila kamu sakit sebulan? Siapa pelanggan kesebelas? Mengapa pemasok memberimu harga itu? Keempatnya tidak memerlukan jawaban gagah, cukup jawaban yang sudah pernah dipikirkan.',
      'Kumpulkan dua belas pertanyaan seperti itu, minta temanmu membacakannya acak, dan jawab masing-masing dalam tiga puluh detik. Jawaban yang berputar ditandai. Untuk yang memang belum ada, siapkan langkah mengetahuinya serta biayanya. Mengaku belum tahu sambil menunjukkan cara mencarinya jauh lebih dipercaya daripada persentase yang dikarang di tempat.',
    ],
  },
  'Manajemen Proyek': {
    'Menandatangani batas': [
      'Dua kolom tadi menjadi satu lembar dengan bahasa yang bisa dibaca tukang maupun kepala dinas. Cantumkan tujuan dalam sebaris, hasil yang diserahkan, yang tidak termasuk, tanggal mulai serta selesai, dan siapa berwenang mengubahnya.',
      'Bacakan keras-keras di depan kedua pihak sebelum pena dikeluarkan. Tambahkan satu kalimat ajaib: perubahan ditulis, dihitung akibatnya, lalu disetujui sebelum dikerjakan. Tanpa kalimat itu, permintaan kecil di parkiran berubah menjadi lemari tiga juta. Setiap pihak memegang satu lembar asli, dan fotonya masuk map bersama.',
    ],
    'Memecah pekerjaan sampai dua hari': [
      'Tulis hasil akhir di puncak, lalu pecah ke bawah sampai setiap kotak bisa diselesaikan satu regu dalam dua hari. Kotak bertuliskan urus izin selama tiga pekan menyembunyikan masalah; buka menjadi mengambil formulir, melengkapi gambar, menunggu tanda tangan.',
      'Setiap kotak diawali kata benda yang bisa ditunjuk, sehingga selesai tidak diperdebatkan. Dinding tercat dua lapis, bukan mengecat. Kerjakan bersama orang yang akan melakukannya; mandor tahu kotak yang tidak pernah terpikir di kantor. Jika jumlah kotak melebihi enam puluh, bagi proyeknya menjadi dua.',
    ],
    'Jalur yang tak boleh telat': [
      'Salin kotak ke kertas tempel dan susun di dinding menurut apa yang harus menunggu apa. Tulis lamanya di pojok. Sekarang telusuri rangkaian terpanjang dari kiri ke kanan; itulah jalur yang menentukan tanggal selesai.',
      'Kotak di luar jalur boleh terlambat beberapa hari tanpa akibat, dan itu kabar baik ketika tenaga terbatas. Pindahkan orang terbaikmu ke jalur terpanjang. Periksa kembali setiap pekan, sebab jalur bisa berganti ketika semen datang lebih cepat. Warnai merah supaya semua orang di ruangan tahu ke mana harus menoleh dulu.',
    ],
    'Lima hal yang mungkin kacau': [
      'Ajak tim membayangkan proyek ini sudah gagal enam bulan lagi, lalu masing-masing menulis sebabnya. Cara terbalik ini membuat orang berani menyebut nama pemasok dan kebiasaan atasan. Kelompokkan, pilih lima yang terberat.',
      'Untuk tiap risiko tulis peluang, akibat, tanda awal, serta siapa yang bergerak saat tanda muncul. Tanda awal lebih berguna daripada angka peluang; dua hari tanpa balasan dari pemasok kaca adalah tanda. Bahas daftar ini lima menit di awal setiap rapat. Risiko yang lewat dicoret dengan gembira.',
    ],
    'Hujan, cuti, dan truk mogok': [
      'Cadangan waktu yang disebar di setiap tugas akan habis dimakan tugas itu sendiri. Kumpulkan menjadi satu kantong di ujung jadwal, kira-kira sepersepuluh dari keseluruhan, dan hanya pemimpin proyek yang boleh membukanya.',
      'Lihat kalender sungguhan: musim hujan, hari raya, panen, pemilihan kepala desa. Tandai hari yang hampir pasti kosong sebelum menjanjikan tanggal. Setiap pengambilan dari kantong dicatat berikut alasannya. Saat separuh kantong habis sebelum separuh pekerjaan selesai, sampaikan hari itu juga; kabar buruk yang muda masih bisa ditolong.',
    ],
    'Daftar periksa serah terima': [
      'Berjalanlah mengelilingi hasil bersama penerima, seorang memegang pena, seorang memegang senter. Mulai dari pintu, ikuti dinding searah jarum jam, supaya tidak ada sudut yang terlewat. Cacat kecil dicatat dengan letak dan foto, tanpa membahas siapa penyebabnya.',
      'Beri setiap cacat tanggal perbaikan serta nama. Nyalakan semua keran, lampu, dan kipas satu per satu; benda yang belum pernah dinyalakan belum selesai. Kunci, gambar akhir, buku petunjuk, dan nomor telepon tukang diserahkan dalam satu map. Berita acara ditandatangani sesudah, bukan sebelum, keliling itu.',
    ],
    'Rapat belajar': [
      'Tiga hari setelah selesai, kumpulkan semua yang terlibat selama tiga puluh menit dengan kopi. Tanyakan tiga hal bergiliran: apa yang berjalan lebih baik daripada dugaan, apa yang mengejutkan, apa yang akan kita ubah lain kali.',
      'Larangan satu-satunya ialah menyebut orang sebagai sebab. Gantilah dengan kejadian dan keadaan: gambar datang terlambat karena tidak ada yang tahu harus memintanya. Tulis lima kalimat, bukan laporan. Tempelkan di halaman pertama map proyek berikutnya, tempat orang akan membacanya ketika masih sempat berubah.',
    ],
  },
  'Layanan Pelanggan yang Diingat': {
    'Menyambut saat antrean panjang': [
      'Orang tidak kesal karena menunggu; mereka kesal karena tidak tahu sampai kapan. Sapalah antrean, bukan hanya orang di depan: terima kasih sudah menunggu, kira-kira sepuluh menit lagi. Perkirakan sedikit lebih lama daripada kenyataan, supaya kejutan yang datang menyenangkan.',
      'Tunjuk satu rekan untuk berjalan menyusuri barisan dan bertanya keperluan. Sepertiga biasanya bisa diselesaikan sambil berdiri: mengambil formulir, menukar uang, menunjukkan pintu. Beri kursi kepada yang menggendong anak tanpa menunggu diminta, lalu katakan kepada yang lain mengapa ia didahulukan.',
    ],
    'Mendengar sampai titik': [
      'Rekam dirimu dalam tiga percakapan dan hitung berapa kali suaramu mulai sebelum suara lawan bicara selesai. Angka itu biasanya memalukan, dan itulah gunanya. Potongan yang paling sering muncul adalah iya Bu, karena terdengar sopan padahal menutup pintu.',
      'Letakkan pena setelah pelanggan berhenti, tarik napas sekali, baru berbicara. Satu napas cukup bagi orang untuk menambahkan hal yang sebenarnya ingin ia katakan. Kalau ia berputar-putar, jangan menyela dengan jawaban; bantu dengan pertanyaan sempit: kapan pertama kali terjadi?',
    ],
    'Mengulang dengan kata pelanggan': [
      'Pelanggan berkata kulkasnya ngambek, jangan menerjemahkannya menjadi gangguan kompresor. Ulangi: kulkasnya ngambek sejak Minggu dan es krimnya cair, begitu ya? Kata yang sama memberi tanda bahwa pesannya mendarat utuh.',
      'Sesudah ia mengangguk, barulah tambahkan istilahmu sendiri untuk dicatat. Ulangan cukup satu kalimat dan selalu ditutup tanda tanya, sebab kamu sedang meminta izin dikoreksi. Pada telepon, ulangan menggantikan anggukan. Pada pesan tertulis, kutip satu frasa mereka di baris pertama sebelum menjawab.',
    ],
    'Marah, takut, atau malu': [
      'Keluhan datang memakai baju marah, walau di dalamnya sering ada takut uang hilang atau malu karena salah beli. Suara keras yang cepat biasanya takut. Suara pelan dengan kalimat panjang biasanya malu. Yang benar-benar marah justru singkat.',
      'Pintu masuknya berbeda. Kepada yang takut, sebutkan dulu apa yang sudah aman. Kepada yang malu, pindahkan percakapan dari depan umum dan katakan hal itu sering terjadi. Kepada yang marah, akui akibatnya sebelum menjelaskan sebab. Jangan pernah meminta orang tenang; tunjukkan langkahmu, dan ia tenang sendiri.',
    ],
    'Ganti rugi yang pantas': [
      'Buat tabel kecil bersama pemilik usaha, tiga baris saja. Salah kecil yang bisa dibetulkan di tempat: perbaiki dan tambahkan sesuatu seharga secangkir teh. Salah yang membuang waktu: gratiskan layanan itu. Salah yang merusak hari: kembalikan uang dan datangi.',
      'Dengan tabel itu staf boleh memutuskan tanpa memanggil atasan, dan pelanggan tidak perlu menawar. Sebutkan penawaranmu sekali dengan jelas, lalu diamlah. Ganti rugi yang harus diminta tiga kali rasanya seperti hadiah yang dirampas. Catat pemakaiannya; baris yang paling sering terpakai menunjukkan apa yang harus dibenahi di dapur.',
    ],
    'Telepon tiga hari kemudian': [
      'Pilih satu pelanggan yang mengeluh pekan ini dan telepon pada hari ketiga, bukan hari yang sama. Kalimat pembukanya pendek: saya hanya ingin memastikan kulkasnya masih baik. Tidak ada jualan, tidak ada survei.',
      'Kebanyakan orang terdiam sebentar karena tidak pernah mengalaminya. Bila ternyata masih rusak, kamu mengetahuinya sebelum ulasan ditulis. Sisihkan lima belas menit setiap Jumat untuk lima telepon, bergiliran antarstaf. Tulis jawabannya apa adanya, termasuk yang tidak diangkat; dua kali tak terjawab berarti cukup kirim pesan.',
    ],
    'Buku keluhan tim': [
      'Sediakan satu buku, bukan grup percakapan yang tergulung. Kolomnya empat: tanggal, apa yang terjadi, apa sebabnya, apa yang kita ubah. Nama staf tidak dicatat; yang dicari lubangnya, bukan orangnya.',
      'Buka bersama setiap Senin selama sepuluh menit dan pilih satu baris untuk diperbaiki sampai tuntas pekan itu. Keluhan yang muncul kedua kali ditandai merah, karena artinya perbaikan pertama hanya janji. Setelah tiga bulan, baca ulang dari halaman depan. Tim akan melihat masalah yang dulu setiap hari kini tidak ada lagi.',
    ],
  },
  'Mengelola Toko Kelontong Modern': {
    'Barang setinggi mata': [
      'Rak setinggi mata adalah tempat termahal di toko, dan sering ditempati barang yang dicari orang walau disembunyikan. Gula, beras, dan minyak tetap ditemukan di bawah. Naikkan barang yang labanya baik tetapi gampang dilupakan: kecap manis kemasan sedang, sabun cair, kopi saset rasa baru.',
      'Pindahkan satu rak saja dan catat penjualan dua pekan sebelum serta sesudahnya. Bila naik, biarkan; bila tidak, kembalikan tanpa gengsi. Ingat bahwa mata anak berada di ketinggian lain. Permen di sana memang laku, tetapi ibunya akan malas mampir lagi.',
    ],
    'Tiga puluh barang penentu': [
      'Kumpulkan nota sebulan dan hitung laba kotor tiap barang, bukan omzetnya. Urutkan dari atas. Kira-kira tiga puluh nama pertama menanggung sebagian besar uangmu, dan beberapa di antaranya mengejutkan, seperti es batu dan pulsa.',
      'Tiga puluh itu tidak boleh kosong sehari pun. Tempelkan daftarnya di pintu gudang dengan batas terendah masing-masing, lalu tugaskan satu orang memeriksa setiap sore. Barang lain boleh habis sesekali. Perbarui daftar setiap pergantian musim, karena bulan puasa, kemarau, dan tahun ajaran baru punya penentunya sendiri.',
    ],
    'Barang mati dan obralnya': [
      'Barang yang tidak bergerak tiga bulan sudah menjadi perabot. Tempelkan stiker kecil bertanggal pada setiap barang yang masuk, sehingga yang tua kelihatan tanpa membuka catatan. Kumpulkan semuanya dalam satu keranjang dekat kasir.',
      'Pilih hari gajian atau hari pasar, pasang harga bulat, dan jangan jelaskan alasannya panjang lebar. Lebih baik menggandengkannya dengan barang laris daripada memotong harga barang laris itu. Yang mendekati kedaluwarsa dijual jujur dengan tanggal ditulis besar, dan yang lewat dibuang tanpa tawar-menawar dengan hati.',
    ],
    'Laci yang selalu cocok': [
      'Serah terima yang baik berlangsung empat menit. Penjaga lama menghitung uang di depan penjaga baru, menulis angkanya, lalu penjaga baru menghitung ulang tanpa melihat tulisan itu. Keduanya membubuhkan paraf sebelum yang lama pulang.',
      'Modal kembalian selalu sama, misalnya Rp200.000, dan disusun dalam kantong terpisah. Setiap uang keluar dari laci, walau hanya untuk membeli es teh, meninggalkan secarik kertas. Selisih ditulis apa adanya; jangan menambal dari saku sendiri, sebab selisih yang ditambal tidak pernah ketahuan asalnya.',
    ],
    'Utang tetangga dengan batas': [
      'Utang bukan musuh, yang berbahaya ialah utang tanpa plafon. Tetapkan satu angka untuk semua orang, contohnya Rp150.000, dan satu tanggal lunas yang mengikuti hari gajian kampung. Aturan tertulis di dinding membuat kasir muda berani berkata tidak.',
      'Kalimat menolaknya lembut serta tidak menuduh: bukunya sudah penuh, Bu, begitu yang lama berkurang langsung saya tulis lagi. Tagih sendirian, pagi hari, jangan di depan pembeli. Keluarga yang sedang kesulitan boleh diberi barang pokok dalam jumlah kecil sebagai sedekah, dicatat di buku yang berbeda.',
    ],
    'Menawar tanpa berutang budi': [
      'Siapkan selembar kertas dengan tiga kolom pemasok dan sepuluh barang yang paling sering kamu beli. Isi harganya pada hari yang sama, beserta syarat bayar, hari kirim, dan kesediaan menukar barang rusak. Selisih dua ratus rupiah kalah oleh pemasok yang selalu menukar.',
      'Saat menawar, tunjukkan jumlah dan kepastian, bukan rasa sungkan: saya ambil dua dus setiap Selasa, tunai. Jangan menerima bonus yang tidak laku; minta potongan saja. Ucapkan terima kasih dan pulanglah bila belum cocok. Pemasok baik menghargai pembeli yang tahu angkanya.',
    ],
    'Belanja dua kali sepekan': [
      'Gudang yang penuh terasa aman, padahal itu uang yang tidur. Bagi kebutuhan menjadi dua jadwal: Senin untuk barang kering, Kamis untuk telur, roti, dan minuman dingin. Jumlahnya dihitung dari penjualan pekan lalu ditambah sedikit cadangan, bukan dari perasaan.',
      'Tulis daftar belanja di rumah sesudah mengecek rak, bawa uang secukupnya, lalu pulang sebelum tergoda tumpukan promo. Perkecualian hanya untuk kenaikan harga yang sudah pasti dan barang yang tidak bisa basi. Sebulan kemudian, hitung uang di laci. Yang dulu terkunci di gudang kini bisa dipakai.',
    ],
  },
  'Legalitas Usaha': {
    'NIB terbit, lalu apa': [
      'Nomor itu seperti akta lahir: usahamu diakui ada, tetapi belum tentu boleh melakukan semuanya. Unduh, lalu baca lampirannya sampai tuntas. Di sana tertulis tingkat risiko kegiatanmu serta kewajiban yang menyusul, misalnya pernyataan lingkungan, izin edar pangan, atau sertifikat halal.',
      'Salin kewajiban itu menjadi daftar periksa dengan tiga kolom: apa, kepada siapa, kapan. Kerjakan yang menyangkut keselamatan pembeli lebih dulu. Cetak NIB dan pasang dekat kasir, karena bank, pasar modern, dan lokapasar akan memintanya. Pindah alamat atau menambah kegiatan berarti datanya diperbarui, bukan membuat nomor baru.',
    ],
    'Memilih jalur halal yang sesuai': [
      'Ada dua pintu. Pernyataan pelaku usaha diperuntukkan bagi produk sederhana dengan bahan yang jelas kehalalannya dan proses yang mudah; seorang pendamping memeriksa ke dapurmu. Pemeriksaan reguler berlaku untuk bahan hewani yang rumit, rantai produksi panjang, atau cabang banyak.',
      'Tulis dulu semua bahan, termasuk minyak, pewarna, pengembang, dan bumbu jadi. Bahan bersertifikat halal ditandai berikut nomornya; yang belum, cari penggantinya sekarang sebelum mengajukan. Daging segar adalah tempat orang paling sering tersangkut, sebab tempat potongnya ikut dipertanyakan. Tanyakan kuota biaya gratis kepada dinas setempat; ketersediaannya berubah-ubah.',
    ],
    'Menulis alur produksi': [
      'Bayangkan seseorang yang belum pernah melihat dapurmu harus menirunya dari kertas. Mulai dari bahan datang: siapa yang menerima, disimpan di mana, dicuci memakai apa. Teruskan ke memotong, memasak, mendinginkan, menimbang, mengemas, menyimpan, mengantar.',
      'Satu kotak untuk satu langkah, dengan suhu atau lamanya kalau penting. Di bawah setiap kotak tulis alatnya, lalu tandai alat yang juga dipakai memasak untuk keluarga. Minta karyawanmu membaca sambil bekerja dan mencoret yang tidak sesuai kenyataan. Pemeriksa lebih menghargai alur jujur delapan kotak daripada bagan indah yang tidak kamu jalankan.',
    ],
    'Memeriksa kemiripan merek': [
      'Sebelum memesan seribu stiker, cari namamu di pangkalan data merek milik Ditjen Kekayaan Intelektual. Ketik bukan hanya ejaan persisnya, melainkan juga yang terdengar serupa: Segara, Segoro, Sagara. Perhatikan merek terdaftar sekaligus permohonan yang sedang berjalan.',
      'Yang dinilai ialah kesan keseluruhan: bunyi, arti, dan rupa, pada barang sejenis. Kata umum seperti Keripik Pedas tidak dapat kamu miliki, nama kota saja pun sulit. Buat tiga calon nama, beri nilai, dan simpan tangkapan layarnya beserta tanggal. Nama pilihan terakhir diuji dengan menyebutnya lewat telepon; kalau harus dieja, pikirkan kembali.',
    ],
    'Kelas merek tanpa pusing': [
      'Semua barang dan jasa di dunia dibagi ke dalam 45 kelas. Angka 1 sampai 34 untuk barang, sisanya jasa. Kopi dan kue tinggal di kelas 30, keripik buah serta olahan daging di 29, pakaian di 25, rumah makan di 43.',
      'Perlindungan hanya berlaku di kelas yang kamu bayar. Maka tanyakan dari mana uangmu sesungguhnya datang. Sambal dalam botol dilindungi sebagai barang; warung yang menyajikannya adalah jasa, dan keduanya terpisah. Pilih satu yang paling mudah ditiru orang. Uraian barang diambil dari daftar resmi supaya tidak dipulangkan, dan biaya dihitung per kelas.',
    ],
    'Map plastik dan folder awan': [
      'Beli map berkantong dan beri enam label: usaha, pajak, pangan dan halal, merek, tempat, orang. Dokumen asli hanya keluar dari map untuk difoto. Di awan buat enam folder bernama sama, sehingga tangan dan layar mengikuti satu peta.',
      'Nama berkas dimulai dari tahun: 2026-03_NIB_Dapur-Sari.pdf. Dengan begitu yang terbaru selalu di bawah. Kata sandi dan nomor ponsel yang dipakai mendaftar ditulis di kertas terlipat dalam kantong terakhir, sebab kehilangan email lama berarti kehilangan akun. Uji diri: mintalah orang rumah menyebut satu dokumen, dan temukan dalam satu menit.',
    ],
    'Kalender masa berlaku': [
      'Ada izin yang berlaku selama kamu berusaha, ada yang berumur. Merek, misalnya, dilindungi sepuluh tahun dan dapat diperpanjang. Izin edar pangan rumahan, uji air, kontrak ruko, serta pajak kendaraan antar memiliki tanggalnya masing-masing. Baca di dokumennya, jangan mengandalkan ingatan.',
      'Pasang tiga pengingat bagi setiap tanggal: setahun, tiga bulan, dan sebulan sebelumnya. Yang pertama untuk menabung biaya, kedua mengumpulkan syarat, ketiga mengajukan. Undang dua orang ke kalender itu supaya tidak tenggelam di ponselmu. Setiap Januari luangkan satu jam untuk memeriksa apakah alamat, kegiatan, dan nomor telepon di semuanya masih benar.',
    ],
  },
};
