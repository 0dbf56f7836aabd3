import type { Readings } from './shape.ts';

export const digitalMarketingReadings: Readings = {
  'Siaran Langsung Jualan': {
    'Rundown enam puluh menit': [
      'Bagi satu jam menjadi enam ruas. Ruas pertama barang pembuka yang murah dan mudah dipahami, gunanya membuat orang menetap. Ruas kedua dan ketiga unggulan, ruas keempat kembali menyapa serta mengulang pembuka, ruas kelima barang yang butuh penjelasan, dan terakhir rekap.',
      'Siapkan satu barang cadangan bila unggulan habis lebih cepat atau kamera mati sebentar. Tulis di kertas besar di belakang kamera: menit, barang, harga, satu kalimat. Asisten mencoret yang lewat. Jangan menyimpan yang terbaik untuk akhir, sebab separuh penonton sudah pergi mengambil jemuran.',
    ],
    'Tiga lampu di bawah setengah juta': [
      'Lampu utama setinggi mata, sedikit ke samping, dibungkus kertas kalkir supaya lembut. Lampu kedua lebih redup dari sisi lain, menghapus bayangan di bawah hidung. Lampu ketiga menyorot latar atau rambut dari belakang agar kamu tidak menempel pada dinding.',
      'Semuanya harus sewarna; satu lampu kuning di antara dua putih membuat baju krem menjadi jingga. Jauhkan benda mengilap dari pantulan. Nyalakan sepuluh menit sebelum siaran, lihat dari ponsel penonton, bukan dari layar kamera. Kabel ditempel ke lantai dengan plester, karena orang yang bersemangat selalu melangkah mundur.',
    ],
    'Suara lebih penting daripada gambar': [
      'Gambar pecah masih ditonton; suara bergema ditinggalkan dalam sepuluh detik. Jepit mikrofon sejengkal di bawah dagu, di balik kerah yang tidak bergesek. Ruang kosong diberi karpet, tirai, dan tumpukan bantal di luar bingkai.',
      'Matikan kipas angin, tutup pintu kamar mandi, minta tetangga menunda gergaji. Rekam satu menit lalu dengarkan dengan penyuara kuping murah yang dipakai pembelimu. Bicaralah seperti kepada satu orang di seberang meja; teriakan membuat suara pecah dan penonton mengecilkan ponselnya. Siapkan mikrofon kedua yang sudah terisi daya.',
    ],
    'Menunjukkan bahan dari dekat': [
      'Dekatkan barang perlahan sampai memenuhi layar, lalu berhenti dua detik penuh supaya fokus mengejar. Tangan yang terus bergerak hanya memperlihatkan kabur. Kuku bersih, cincin dilepas, dan latar di belakang barang polos.',
      'Perlihatkan hal yang tidak bisa difoto: kain diremas lalu dilepas, resleting ditarik pelan di dekat mikrofon, tutup botol dibalik di atas tisu. Sebutkan apa yang sedang dilakukan, karena sebagian orang mendengar sambil memasak. Cacat kecil ditunjukkan sekalian. Sesudah itu kembalikan barang ke wajahmu; kepercayaan tinggal di sana.',
    ],
    'Menjawab penonton rewel': [
      'Enam komentar akan datang cepat atau lambat: kemahalan, palsu, lama balasnya, jelek, minta gratis, dan yang hanya ingin ribut. Untuk empat yang pertama siapkan satu kalimat tenang dengan bukti di tangan. Mahal dijawab dengan berapa kali dipakai, bukan dengan tersinggung.',
      'Bacakan namanya bila pertanyaannya baik, jangan bacakan bila menghina. Asisten menyematkan jawaban, membisukan yang kasar, dan mencatat keluhan pesanan untuk dibalas lewat obrolan. Tarik napas sebelum menjawab; dua detik hening terlihat berwibawa. Penonton lain menilai cara kamu diperlakukan buruk, lalu memutuskan membeli atau tidak.',
    ],
    'Hitung mundur tanpa menipu': [
      'Hitung mundur bekerja karena orang takut tertinggal, jadi memakainya secara palsu sama dengan mencuri. Sebutkan sisa stok hanya bila kamu melihat angkanya di layar asisten. Kalau harga khusus berakhir pukul sembilan, pukul sembilan lewat satu harganya memang kembali.',
      'Katakan pula kapan barang tersedia lagi; aneh, kejujuran itu tidak mengurangi penjualan malam ini. Hitung dari sepuluh dengan irama, tunjukkan cara menekan tombolnya sekali, beri ruang hening di angka tiga. Setelahnya ucapkan terima kasih kepada pembeli dengan nama depan saja, tanpa alamat.',
    ],
    'Siaran lima belas menit': [
      'Giliranmu lima belas menit di hadapan teman sekelas yang menonton dari ruang sebelah. Mereka memegang kartu: kapan ingin pergi, kapan ingin membeli, kata apa yang paling sering diulang. Jangan menjelaskan apa pun sebelum mulai.',
      'Tonton rekamannya malam itu tanpa suara untuk melihat gerak, lalu tanpa gambar untuk mendengar irama. Bandingkan dengan grafik kartu. Pilih satu kebiasaan untuk dibuang dan satu untuk dipertahankan. Jadwalkan siaran sungguhan dalam tiga hari, dengan barang yang kamu kenal betul, sebelum keberanian yang baru tumbuh ini layu.',
    ],
  },
  'Menulis Iklan yang Jujur': {
    'Masalah, bukan fitur': [
      'Anti-air adalah fitur. Tas yang tetap kering saat kamu menunggu bus di tengah hujan adalah masalah yang selesai. Tulis setiap fitur produkmu di kolom kiri, lalu tanyakan sehingga apa sampai tiga kali dan tulis jawaban terakhir di kanan.',
      'Jika jawaban ketiga masih terdengar seperti brosur, kamu belum mendengarkan cukup lama. Ambil kalimat dari wawancara tadi. Pembeli tidak bermimpi memiliki bor delapan belas volt; ia ingin rak anaknya terpasang sebelum neneknya datang. Pilih satu masalah saja, karena iklan dengan tiga janji diingat nol.',
    ],
    'Dua puluh judul dalam dua puluh menit': [
      'Pasang pewaktu, tulis nomor satu sampai dua puluh, dan jangan mengangkat pena. Lima judul pertama milik semua orang. Lima berikutnya membuatmu malu. Yang menarik mulai muncul sesudah kamu merasa kehabisan.',
      'Bantu dirimu dengan pemancing: pertanyaan pembeli, angka ganjil yang benar, nama tempat, kebalikan dari nasihat umum, kalimat yang diucapkan ibu. Dilarang menilai sebelum pewaktu berbunyi. Setelah itu pergi minum. Ketika kembali, lingkari tiga yang membuat alismu bergerak, tanpa menjelaskan sebabnya.',
    ],
    'Membuang judul yang bisa dipakai pesaing': [
      'Ganti nama produkmu dengan nama pesaing dan bacakan lagi. Kalau judul itu masih benar, buanglah. Solusi terbaik untuk kebutuhan Anda bisa dipakai tukang ledeng maupun maskapai, dan karena itu tidak menjual apa pun.',
      'Yang tersisa biasanya memuat hal yang hanya kamu punya: cara membuat, tempat, orang, kekurangan yang diakui. Keripik singkong ini tidak renyah setelah hari ketiga jauh lebih tajam daripada renyah tahan lama, sebab hanya penjual jujur yang berani. Simpan tiga. Tempel di cermin selama sehari, lalu pilih yang belum membosankan.',
    ],
    'Bukti yang bisa ditunjuk': [
      'Setiap kata sifat adalah utang, dan bukti adalah uangnya. Murah: berapa, dibanding apa. Awet: foto barang yang dipakai dua tahun. Dipercaya: nama orang, kotanya, serta izinnya untuk disebut. Kata terbaik tidak punya bukti, maka coret.',
      'Kumpulkan bukti sebelum menulis, simpan di satu folder bertanggal. Angka dipilih yang bisa diperiksa orang luar, bukan hasil hitungan sendiri yang menguntungkan. Jangan memakai gambar sebelum dan sesudah dengan cahaya berbeda. Pembeli yang menemukan satu kebohongan kecil akan mencari yang besar, dan ia punya waktu semalaman.',
    ],
    'Kalimat ajakan yang tidak memaksa': [
      'Beli sekarang terlalu jauh bagi orang yang baru mengenalmu sepuluh detik lalu. Tawarkan langkah kecil berikutnya: lihat ukurannya, tanya stok warna hijau, cicipi di pasar Minggu. Langkah itu harus bisa dikerjakan sambil berdiri.',
      'Sebutkan apa yang terjadi sesudahnya, misalnya kami membalas sebelum pukul lima. Hindari hitung mundur yang sebenarnya tidak pernah habis. Satu ajakan untuk satu iklan; dua tombol membuat orang memilih yang ketiga, yaitu pergi. Bacakan kalimatnya kepada temanmu. Kalau ia menjawab oke, itu cukup.',
    ],
    'Dua versi, sepuluh pembaca': [
      'Cetak dua versi pada kertas yang sama bentuknya, tanpa menyebut mana kesukaanmu. Perlihatkan masing-masing selama lima detik, tutup, lalu tanyakan: apa yang dijual, untuk siapa, apa yang akan kamu lakukan. Catat kata mereka persis.',
      'Jangan bertanya mana yang lebih bagus, karena semua orang mendadak menjadi juri. Tukar urutan pada lima pembaca terakhir agar yang pertama tidak selalu untung. Menang bila jawabannya lebih sama satu dengan yang lain. Sepuluh orang belum membuktikan apa-apa tentang pasar, tetapi sudah cukup untuk menemukan kalimat yang membingungkan.',
    ],
    'Menerima kekalahan': [
      'Versi kesayanganmu kalah. Duduk dan tulis satu paragraf yang membela pemenangnya dengan sungguh-sungguh, seakan kamu yang membuat. Di mana pembaca berhenti mengerti pada versimu? Kata mana yang hanya indah di telingamu?',
      'Simpan paragraf itu bersama kedua versi dan tanggal uji. Setelah sepuluh pengujian, kamu akan melihat kebiasaan burukmu sendiri, entah pembuka yang lama atau lelucon yang butuh penjelasan. Maya menyimpan map semacam itu sejak 2011. Katanya, kekalahan yang dicatat lebih murah daripada kursus mana pun, termasuk kursus ini.',
    ],
  },
  'SEO untuk Situs': {
    'Memilih lima halaman yang layak dikerjakan': [
      'Situs kecil biasanya punya tiga puluh halaman, dan dua puluh lima di antaranya tidak dibaca siapa-siapa. Susun tabel: pertanyaan pelanggan, halaman yang menjawabnya, keuntungan bila mereka datang. Halaman tanpa pertanyaan dicoret dulu.',
      'Pilih lima dengan tiga ciri: dicari orang yang siap datang, bisa kamu jawab lebih lengkap daripada yang sudah ada, dan menghasilkan uang atau kunjungan. Sisanya dibiarkan tidur, tidak perlu dihapus. Kerjakan satu halaman setiap pekan. Lima halaman yang benar-benar menjawab lebih berharga daripada empat puluh yang berdengung.',
    ],
    'Judul yang menjawab': [
      'Satu halaman untuk satu maksud, dan maksud itu terbaca pada judulnya. Tambal gigi murah di Sleman: harga, jam, dan cara daftar menjawab sebelum diklik. Beranda - Klinik Sehat Sejahtera tidak menjawab apa-apa.',
      'Letakkan kata pelanggan di depan, nama usahamu di belakang, dan jaga panjangnya sekitar enam puluh huruf agar tidak terpotong. Judul besar di dalam halaman boleh sedikit berbeda, tetapi janjinya serupa. Ringkasan di bawahnya ditulis seperti jawaban telepon: dua kalimat dengan satu angka. Jangan menumpuk sepuluh kata kunci; orang dan mesin sama-sama tersedak.',
    ],
    'Menulis untuk orang yang tergesa': [
      'Bayangkan pembaca berdiri di pinggir jalan dengan gigi berdenyut. Ia mencari tiga hal: berapa, buka sampai jam berapa, lewat mana. Ketiganya berdiri di layar pertama, sebelum sejarah berdirinya klinik.',
      'Pecahlah paragraf, tulis subjudul berupa pertanyaan, dan jawab pada kalimat pertama di bawahnya. Nomor telepon bisa ditekan langsung. Hapus foto senyum yang menutupi separuh layar. Setelah selesai, serahkan ponsel kepada orang tua di rumah dan minta ia mencari harga cabut gigi. Hitung detiknya; lebih dari lima belas berarti tulis ulang.',
    ],
    'Gambar seratus kilobita': [
      'Foto ruko dari ponsel berukuran empat megabita, sedangkan layar pelanggan hanya selebar empat ratus titik. Perkecil lebarnya menjadi 800 titik, simpan sebagai WebP dengan mutu 75, dan lihat berdampingan. Matamu sulit membedakan, kuotanya terasa.',
      'Beri nama berkas yang bercerita, tuliskan teks pengganti sependek telegram, dan cantumkan lebar serta tingginya supaya halaman tidak meloncat ketika gambar datang. Gambar di bawah lipatan boleh dimuat belakangan, yang teratas jangan. Geser sepuluh gambar dengan cara itu malam ini, lalu bandingkan bobot halaman sebelum dan sesudahnya.',
    ],
    'Mengukur di ponsel murah': [
      'Situsmu cepat di laptop kantor karena laptop kantor memang cepat. Pinjam ponsel seharga satu jutaan, matikan Wi-Fi, berdirilah di pasar, lalu buka halaman dalam mode penyamaran. Hitung sampai harga terlihat, bukan sampai semua selesai.',
      'Alat gratis seperti Lighthouse memberi angka yang bisa dibandingkan antarbulan, asalkan diuji dalam keadaan serupa. Cari tiga penyebab terberat: gambar, huruf khusus, dan potongan skrip obrolan yang tidak pernah dibuka. Cabut satu, ukur lagi. Catat keduanya. Pelanggan tidak pernah mengeluh situs lambat; mereka hanya pergi ke sebelah.',
    ],
    'Titik di peta dan jam Lebaran': [
      'Banyak orang tidak pernah sampai ke situsmu; mereka berhenti di peta. Klaim titik usahamu, samakan nama, alamat, dan nomor persis seperti di situs. Beda penulisan jalan dan jln saja bisa membuat dua titik kembar.',
      'Isi jam khusus untuk Lebaran, Natal, dan cuti bersama seminggu sebelumnya. Pelanggan yang datang ke pintu terkunci menulis ulasan sambil kepanasan. Unggah foto pintu masuk dari seberang jalan, karena itulah yang dicari mata. Jawab setiap ulasan dengan singkat. Setiap tiga bulan, minta seorang teman bernavigasi ke tempatmu tanpa bertanya.',
    ],
    'Catatan bulanan satu baris': [
      'Peringkat naik turun seperti ombak, dan panik setiap pagi tidak mengubah apa pun. Buat lembar dengan satu baris per bulan: jumlah klik dari pencarian, lima kata teratas, berapa orang menelepon, apa yang kamu ubah bulan itu.',
      'Isi pada tanggal yang sama, tidak lebih dari sepuluh menit. Ubah paling banyak satu halaman di antara dua baris supaya sebabnya bisa ditebak. Sesudah enam baris, polanya kelihatan: halaman mana memberi telepon, bulan mana memang sepi. Abaikan email yang menjanjikan posisi satu; pengirimnya sendiri tidak menemukanmu lewat pencarian.',
    ],
  },
  'Berjualan di Lokapasar': {
    'Etalase yang memandu mata': [
      'Buka tokomu dari ponsel orang lain. Dua baris pertama itulah pintu masuknya, karena jarang yang menggulir lebih jauh. Baris pertama diisi barang yang paling sering dicari, baris kedua yang paling menguntungkan, dan barang baru menyelinap di antara keduanya.',
      'Kelompokkan menurut kebutuhan pembeli: untuk ke kantor, untuk hadiah, di bawah lima puluh ribu. Kelompok bernama lain-lain adalah laci yang tidak pernah dibuka. Sembunyikan barang yang stoknya tinggal satu warna; rak yang bolong membuat toko tampak akan tutup.',
    ],
    'Foto pertama berlatar kertas': [
      'Foto pertama bertugas satu, yaitu membuat jempol berhenti. Karton putih melengkung, jendela di samping, barang memenuhi tiga perempat bingkai. Jangan tempelkan tulisan promo; lokapasar sudah menaruh banyak stiker di atasnya.',
      'Potret lurus sejajar barang, lalu serong sedikit, dan bandingkan ketika diperkecil sebesar kuku. Yang masih dikenali menang. Gunakan latar yang sama untuk semua produk supaya etalase terlihat satu keluarga. Saat mengganti foto, ganti satu produk dulu dan amati kunjungannya selama sepekan sebelum merombak semuanya.',
    ],
    'Empat foto yang menjawab keraguan': [
      'Kumpulkan dua puluh pertanyaan terakhir di kolom obrolan dan kelompokkan. Hampir semuanya tentang ukuran, bahan, sisi belakang, serta cara memakai. Sekarang buat satu foto untuk setiap kelompok, sehingga jawabannya datang sebelum pertanyaan.',
      'Ukuran: barang di samping benda yang dikenal, dengan angka sentimeter di tepi. Bahan: dekat sekali sampai seratnya kelihatan. Belakang: jahitan, resleting, atau label. Cara pakai: seseorang memakainya sambil bergerak. Kalau ada cacat yang memang sifat barang, seperti warna luntur pada cucian pertama, fotolah juga.',
    ],
    'Menghitung harga setelah potongan': [
      'Tulis harga jual, lalu kurangi satu per satu: biaya layanan, biaya pembayaran, potongan gratis ongkir, kemasan, dan barang yang kembali. Angka terakhir baru boleh dibandingkan dengan modal. Banyak toko ramai yang ternyata bekerja untuk kardus.',
      'Ambil persentase biaya dari halaman resmi lokapasar yang kamu pakai, sebab besarnya berubah dan berbeda menurut jenis toko. Susun dalam lembar hitung agar satu perubahan mengalir ke semua produk. Ikut promo bersama hanya bila sesudah potongan itu masih tersisa upah untuk waktumu.',
    ],
    'Ongkir yang tidak mengejutkan': [
      'Ekspedisi menagih yang lebih besar antara berat timbangan dan berat volume. Ambil kardusmu, ukur panjang, lebar, tinggi dalam sentimeter, kalikan, kemudian bagi dengan angka pembagi dari ekspedisi. Bantal ringan bisa dihitung seberat dua karung beras.',
      'Masukkan ukuran itu pada halaman produk, jangan membiarkannya kosong. Sediakan tiga ukuran kardus saja, dan pilih yang paling pas sesudah barang dibungkus. Bila selisihnya tetap besar, tawarkan kiriman berdua: barang kedua biasanya menumpang tanpa menambah volume, dan pembeli senang mengetahuinya.',
    ],
    'Membalas bintang satu': [
      'Balasanmu dibaca oleh calon pembeli, bukan hanya oleh penulis ulasan. Tiga kalimat cukup. Kalimat pertama mengakui apa yang terjadi, kalimat kedua menyebut apa yang sudah dilakukan, kalimat ketiga memberi jalan menghubungi.',
      'Jangan menyalahkan kurir walaupun memang kurir. Jangan pula menempelkan balasan yang sama ke sepuluh ulasan. Tulis sesudah bertanya baik-baik lewat obrolan, dan jangan pernah meminta bintangnya dinaikkan. Setelah itu lihat polanya: tiga keluhan tentang warna berarti foto pertamamu yang berbohong.',
    ],
    'Meminta ulasan dengan sopan': [
      'Selipkan kartu seukuran kartu nama, ditulis tangan bila pesanan masih sedikit. Isinya nama pengemas, satu tip merawat barang, dan kalimat: kalau ada yang kurang, kabari kami dulu; kalau cocok, ceritakan kepada pembeli lain.',
      'Tidak perlu menjanjikan hadiah untuk bintang lima, karena lokapasar melarangnya dan pembeli mencium ketidakjujuran. Pilih waktu mengingatkan tiga hari setelah paket diterima, sekali saja. Ulasan yang menyertakan foto boleh kamu ucapkan terima kasih satu per satu. Sepuluh cerita nyata mengalahkan seratus kata mantap.',
    ],
  },
  'Pemasaran lewat WhatsApp': {
    'Profil yang menjawab di mana dan kapan': [
      'Buka profil bisnismu dan bacakan alamatnya kepada orang yang belum pernah datang. Jalan Melati 4 saja tidak menolong. Tulis patokan: seberang masjid, pagar hijau, parkir motor di samping. Sesudah itu geser pin di peta sampai tepat di depan pintu.',
      'Isi jam buka per hari, termasuk hari libur, sebab aplikasi menampilkan tanda tutup kepada pelanggan. Deskripsi cukup dua kalimat: apa yang dijual dan kapan pesanan terakhir diterima. Mintalah seorang teman menemukan warungmu hanya dari profil itu. Pertanyaan yang ia ajukan di jalan adalah kekurangannya.',
    ],
    'Sepuluh barang di katalog': [
      'Pilih sepuluh yang paling laku, bukan semuanya. Beri nama yang dipakai pembeli: Keripik singkong pedas 250 g, bukan Kripcong Level Dewa. Harga ditulis, karena tanda tanya membuat separuh orang pergi diam-diam.',
      'Potret semuanya di alas yang sama, dari sudut yang sama, dekat jendela. Satu foto utama dan satu foto isi sudah cukup. Pada keterangan sebutkan berat, daya tahan, serta cara menyimpan. Kelompokkan menjadi dua atau tiga koleksi. Tiap Senin sembunyikan barang yang habis; barang kosong di katalog mengecewakan dua kali.',
    ],
    'Keranjang belanja di obrolan': [
      'Ajari pelanggan sekali lewat contoh. Kirim tautan katalog, minta ia menekan tanda tambah pada dua barang, lalu mengirim keranjangnya. Kamu menerima daftar lengkap dengan jumlah, tanpa mengetik ulang dari pesan yang terpotong-potong.',
      'Keranjang belum berarti lunas. Balas dengan tiga baris: jumlah barang dan ongkir, cara membayar, perkiraan tiba. Contohnya Rp64.000 + Rp9.000 = Rp73.000, QRIS terlampir, tiba sebelum pukul empat. Periksa stok sebelum membalas. Sesudah uang masuk di mutasi rekeningmu, bukan sekadar tangkapan layar, ubah labelnya.',
    ],
    'Siaran yang dinanti': [
      'Daftar siaran hanya sampai kepada orang yang menyimpan nomormu. Maka mintalah izin saat transaksi: boleh saya kabari menu Selasa dan Jumat? Bila setuju, minta ia menyimpan kontakmu sekarang juga. Satu daftar memuat paling banyak 256 penerima.',
      'Kirim dua kali sepekan pada jam yang tetap, paling lama lima baris, satu gambar, satu ajakan. Sertakan cara berhenti: balas STOP dan kamu dihapus hari itu. Jangan menambahkan nomor dari grup RT. Beberapa laporan dari orang yang tidak mengenalmu sudah dapat membuat akun dibatasi.',
    ],
    'Status sebagai etalase': [
      'Status hilang dalam 24 jam, jadi ia cocok untuk yang segar. Warung sayur memasang tiga: pukul enam foto bayam yang baru turun dari motor, pukul sepuluh resep sayur bening dari bahan yang tersisa banyak, pukul empat potongan harga untuk ikat terakhir.',
      'Harga dan cara memesan ditulis di atas gambar, huruf besar, karena banyak orang menonton tanpa membaca keterangan. Hentikan pada empat status sehari; selebihnya dilewati. Catat berapa yang melihat dan berapa yang membalas. Balasan lebih penting daripada penonton.',
    ],
    'Balasan cepat yang tetap ramah': [
      'Buka alat bisnis, pilih balasan cepat, lalu buat lima singkatan: /rek untuk rekening, /ongkir untuk tarif, /jam untuk jam buka, /maaf untuk keterlambatan, /terima untuk penutup. Ketik garis miring dan pesannya muncul.',
      'Sisakan tempat untuk nama di depan. Mbak Tuti, ongkir ke Sukun sembilan ribu terdengar seperti orang, sedangkan salinan polos terdengar seperti mesin. Perbarui tarifnya setiap bulan. Pesan di luar jam buka diberi janji yang dapat ditepati: dijawab pukul tujuh pagi. Keluhan tidak boleh dijawab dengan singkatan apa pun.',
    ],
    'Label lunas dan belum': [
      'Buat empat label saja: pesanan baru, menunggu bayar, lunas belum dikirim, selesai. Pasang begitu obrolan berubah keadaan. Malam hari buka label menunggu bayar dan kirim satu pengingat yang sopan; pagi hari buka label ketiga sebagai daftar bungkus.',
      'Tambahkan label kasbon bagi langganan, lalu tulis jumlah serta tanggal di catatan kontaknya. Setiap Sabtu cocokkan dengan buku kas. Bila lebih dari sepuluh obrolan menumpuk di menunggu bayar, kemungkinan harga atau ongkirmu disebut terlambat, bukan pembelinya yang malas.',
    ],
  },
  'Pemasaran Digital Dasar': {
    'Memilih satu angka per tahap': [
      'Aplikasi menyodorkan puluhan angka; kamu memerlukan lima. Untuk tahap kenal, pilih jangkauan. Untuk penasaran, kunjungan profil. Untuk bertanya, jumlah obrolan baru. Untuk membeli, nota. Untuk kembali, pembeli lama dalam sebulan. Tulis semuanya setiap Minggu malam.',
      'Bagi angka yang bersebelahan. Dari 400 kunjungan lahir 20 obrolan, jadi lima persen. Dari 20 obrolan lahir 12 nota, enam puluh persen. Kebocoranmu ada di profil, bukan di cara menjawab. Pengikut dan tanda suka boleh dilihat, tetapi tidak masuk tabel.',
    ],
    'Iklan pertama dengan lima puluh ribu': [
      'Siapkan tiga hal di kertas. Sasaran: orang berumur 20 sampai 45 dalam jarak lima kilometer dari warungmu. Gambar: mangkuk soto dari dekat, uapnya tampak. Kalimat: Soto hangat Rp15.000, buka pukul enam, lima menit dari stasiun. Ajakannya cukup satu, kirim pesan.',
      'Bagi menjadi Rp10.000 sehari selama lima hari dan jangan diubah sebelum hari ketiga, karena sistem masih mencari penontonnya. Pada akhirnya hitung: Rp50.000 dibagi 10 obrolan berarti Rp5.000 per obrolan. Bandingkan dengan labamu dari satu meja.',
    ],
    'Dua iklan gagal milik Bayu': [
      'Iklan pertama menghabiskan Rp300.000 untuk 41.000 tayangan dan tidak satu pun pesanan. Sasarannya seluruh Jawa, padahal cuci sepatunya hanya menjemput di satu kota. Sesudah lingkarannya dikecilkan menjadi tujuh kilometer, Rp60.000 menghasilkan sembilan jemputan.',
      'Iklan kedua ramai diklik, tetapi orang mendarat di halaman yang harganya disembunyikan. Tiap seratus klik hanya satu yang bertanya. Bayu memindahkan harga ke gambar; klik turun separuh, pertanyaan naik empat kali. Sebelum menambah uang, tanyakan di tahap mana orang menghilang.',
    ],
    'Konten yang menjawab pertanyaan': [
      'Buka obrolan sebulan terakhir dan salin sepuluh pertanyaan yang berulang, dengan kata asli pembeli. Berapa hari sepatu putih kering? Apakah sol yang menguning bisa kembali? Setiap pertanyaan menjadi satu unggahan dengan jawabannya pada kalimat pertama.',
      'Perlihatkan, jangan hanya mengatakan: foto sol sebelum dan sesudah, lengkap dengan keadaan yang tidak bisa diperbaiki. Kejujuran tentang batas menyelamatkanmu dari kekecewaan. Susun jadwal dua unggahan sepekan, sehingga sepuluh pertanyaan cukup untuk lima pekan. Pada pekan keenam ulangi yang paling banyak disimpan.',
    ],
    'Menulis ulang untuk tiga tempat': [
      'Ambil satu jawaban, misalnya cara mengeringkan sepatu putih. Untuk video pendek, tunjukkan hasilnya pada dua detik pertama, lalu tiga langkah berteks besar. Untuk peta dan situs, tulis 150 kata dengan nama kota serta layananmu, karena orang menemukannya lewat pencarian.',
      'Untuk status obrolan, satu foto dan satu kalimat dengan ajakan menjemput. Yang tetap sama hanyalah faktanya: angin-anginkan di tempat teduh, sumpal kertas, jangan dijemur langsung. Menyalin mentah membuat ketiganya terasa salah tempat. Kerjakan yang terpanjang lebih dulu; dua lainnya tinggal dipangkas.',
    ],
    'Penanda di tautan': [
      'Tambahkan ekor pada tautanmu: ?utm_source=instagram&utm_medium=bio&utm_campaign=juli. Source menjawab dari mana, medium menjawab lewat apa, campaign menjawab dalam rangka apa. Pakai huruf kecil dan tanda hubung saja, sebab Instagram dan instagram dihitung sebagai dua tempat.',
      'Simpan daftar ekor yang sudah dipakai di satu lembar supaya timmu tidak mengarang ejaan baru. Bagi pesanan lewat obrolan, siapkan kalimat pembuka berbeda per tempat, contohnya Halo, saya dari peta. Bulan depan kamu dapat mencoret satu tempat dengan alasan, bukan dengan perasaan.',
    ],
    'Rapat evaluasi satu jam': [
      'Pasang pengatur waktu. Sepuluh menit membaca lima angka tanpa komentar. Dua puluh menit mencari satu tahap yang paling turun beserta dugaannya. Dua puluh menit merancang satu percobaan: apa yang diubah, berapa biayanya, angka mana yang harus bergerak, kapan diperiksa. Sepuluh menit terakhir membagi tugas.',
      'Satu percobaan setiap dua pekan, jangan tiga sekaligus, karena nanti tidak ketahuan mana penyebabnya. Hasil yang gagal ikut dicatat di buku yang sama. Tim berdua yang mencatat dua belas percobaan setahun tahu lebih banyak daripada yang membeli dua belas pelatihan.',
    ],
  },
};
