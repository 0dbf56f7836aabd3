import type { Readings } from './shape.ts';

export const dataAnalysisReadings: Readings = {
  'Dasbor Interaktif dengan Looker Studio': {
    'Bidang hitungan pertamamu': [
      'Buka sumber data, tekan tambah bidang, beri nama margin, lalu tulis SUM(penjualan) - SUM(modal) dibagi SUM(penjualan). Menjumlah dahulu baru membagi; kalau dibagi per baris lalu dirata-ratakan, nota receh sama beratnya dengan nota besar.',
      'Atur jenisnya menjadi persen dan uji pada satu toko yang kamu hitung dengan tangan. Hitungan yang tinggal di dasbor tidak bisa rusak oleh orang yang menyisipkan kolom di lembar. Tulis penjelasan bidang itu satu baris pada kolom keterangan, karena tiga bulan lagi kamu sendiri akan bertanya.',
    ],
    'Kartu angka, garis, atau batang': [
      'Pohonnya hanya tiga cabang. Pembaca ingin tahu satu angka hari ini: kartu, dengan pembanding pekan lalu. Ingin tahu perjalanan: garis, waktu selalu dari kiri. Ingin membandingkan toko: batang mendatar, diurutkan dari yang terpanjang.',
      'Selain itu hampir selalu bisa ditolak. Lingkaran dengan sembilan potong diganti batang, meteran bundar diganti kartu. Batasi satu halaman sampai enam gambar, dan tanyakan pada tiap gambar keputusan apa yang berubah karenanya. Gambar yang tidak mengubah keputusan dipindahkan ke halaman kedua, tempat ia pelan-pelan dilupakan.',
    ],
    'Warna yang punya arti': [
      'Mulailah dengan abu-abu. Seluruh grafik abu-abu memang terlihat muram, tetapi begitu satu batang diberi warna, semua orang melihat ke sana. Itulah gunanya warna: menunjuk, bukan menghias.',
      'Tentukan artinya dan tulis di sudut: biru untuk tahun ini, merah hanya bagi yang perlu ditolong hari ini. Merah yang dipakai untuk merek, judul, dan toko Bekasi kehilangan tenaganya. Uji dengan mencetak hitam putih, sebab sebagian pembaca membedakan merah dan hijau dengan susah payah; tambahkan tanda panah atau kata.',
    ],
    'Saringan kota dan tanggal': [
      'Pasang dua pengendali di kanan atas: rentang tanggal dan kota. Nilai awalnya dipilih supaya sebagian besar pembaca tidak perlu menyentuh apa-apa, misalnya tiga puluh hari terakhir dan semua kota. Periksa bahwa kedua saringan memengaruhi setiap gambar.',
      'Gambar yang tidak ikut tersaring membuat orang menyimpulkan hal keliru, jadi kelompokkan atau beri keterangan. Aktifkan pula penyaringan silang: menekan batang Medan membuat sisanya bercerita tentang Medan. Duduklah di belakang seorang pembaca, tutup mulutmu, dan catat di mana jarinya ragu. Keraguan itu pekerjaanmu malam ini.',
    ],
    'Halaman rincian': [
      'Angka besar memancing pertanyaan kecil: toko mana, barang apa, nota yang mana. Buat halaman kedua berisi tabel nota dengan saringan yang terbawa dari halaman pertama. Urutkan menurut margin terburuk, karena itulah yang dicari orang yang sampai ke sini.',
      'Sertakan nomor nota sehingga petugas bisa menarik kertasnya. Sembunyikan kolom yang memuat nama pembeli kecuali memang perlu. Tambahkan tombol kembali di tempat yang tetap. Uji jalannya dari gambaran besar sampai satu nota dalam tiga tekanan; kalau lebih, ada halaman yang sebaiknya digabung.',
    ],
    'Hak lihat dan hak ubah': [
      'Bagikan tautan lihat kepada semua, hak ubah kepada dua orang. Yang sering terlupa adalah sumber datanya: dengan kredensial pemilik, pembaca melihat semua baris walau tidak punya akses ke lembarnya. Gaji yang ikut terhubung berarti gaji yang ikut terbaca.',
      'Pisahkan data sensitif ke lembar lain, jangan mengandalkan kolom yang disembunyikan. Matikan unduhan bila tidak dibutuhkan. Buka dasbor dari jendela penyamaran dan dari akun rekan biasa untuk membuktikannya. Tuliskan siapa pemiliknya di kaki halaman, dan pindahkan kepemilikan sebelum orang itu berhenti bekerja.',
    ],
    'Ulasan dari Rizal': [
      'Kirim tautan beserta tiga kalimat: siapa pembacanya, keputusan apa yang diambil setiap pekan, bagian mana yang kamu ragukan. Ulasan tanpa konteks hanya membahas selera. Rizal membuka dasbormu di ponsel lebih dahulu, sebab di sanalah ia akan dibaca.',
      'Catatannya sepanjang satu halaman, dibagi menjadi yang salah, yang membingungkan, dan yang bisa menunggu. Kerjakan golongan pertama pada hari yang sama. Untuk golongan kedua, tanyakan dulu kepada pembacamu, karena mereka yang bingung, bukan pengulas. Simpan versi lama sehingga kamu bisa melihat sejauh apa matamu berubah.',
    ],
  },
  'Entri Data Cepat dan Teliti': {
    'Angka tanpa melihat': [
      'Jari tengah kananmu tinggal di angka 5, yang juga bertonjolan. Telunjuk mengurus 1, 4, 7; jari tengah 2, 5, 8; jari manis 3, 6, 9; jempol menekan nol, kelingking menekan Enter. Punggung tangan datar, pergelangan tidak menempel.',
      'Ketik nomor KTP rekaan sepanjang enam belas angka dalam kelompok empat, seirama detak jam. Jangan melihat layar sebelum satu nomor selesai. Sesudah dua puluh nomor, hitung yang salah dan lingkari posisi angkanya; biasanya satu jari yang sama. Latih jari itu besok lima menit lebih dulu.',
    ],
    'Membaca mundur dan mencocokkan jumlah': [
      'Mata yang membaca maju melihat apa yang diharapkan. Bacalah nomor dari belakang, atau baris dari bawah, dan salah ketik mendadak tampak. Lakukan setiap sepuluh berkas, jangan menunggu seratus, supaya kesalahan berulang cepat terputus.',
      'Kebiasaan kedua memakai mesin: jumlahkan kolom jumlah pada berkas dan pada layar. Selisih yang habis dibagi sembilan hampir selalu dua angka tertukar, seperti 63 dan 36. Selisih seribu berarti satu nol berlebih. Catat jumlah kelompok di sudut kertas dengan pensil, lalu beri centang bila cocok.',
    ],
    'Salah ketik yang paling mahal': [
      'Nol dan huruf O, angka satu dan huruf l, koma dan titik: enam tanda yang paling sering memindahkan uang ke rekening orang lain. Pilih huruf layar yang membedakannya dengan jelas, dan besarkan sampai kamu tidak perlu menyipit.',
      'Tanggal juga mahal. 03/04 bisa berarti Maret atau April, jadi ikuti bentuk yang diminta formulir dan sebutkan dalam hati nama bulannya. Nama orang diketik persis seperti di kartu, termasuk ejaan lama. Bila tulisan tidak terbaca, jangan menebak; beri tanda tanya pada kolom catatan dan teruskan.',
    ],
    'Formulir orang bukan bahan cerita': [
      'Di layarmu ada penyakit, utang, dan alamat orang. Setiap kali berdiri, tekan tombol kunci layar; latih sampai menjadi satu gerakan dengan mendorong kursi. Kertas dibalik, tumpukan dimasukkan laci, dan layar tidak menghadap lorong.',
      'Cerita lucu tentang nama seseorang pun tidak dibawa ke kantin, apalagi difoto. Kalau kamu menemukan data tetangga sendiri, kerjakan seperti yang lain lalu lupakan. Kirimkan berkas hanya melalui jalur kantor, bukan aplikasi pesan pribadi. Salah kirim dilaporkan saat itu juga; yang terlambat dilaporkan selalu lebih buruk.',
    ],
    'Berkas yang boleh dan tidak boleh dibawa pulang': [
      'Putuskan tiga kasus. Pertama, daftar kode barang tanpa nama: boleh, bila atasan mengizinkan tertulis. Kedua, salinan formulir pasien untuk dikejar di rumah: tidak, walaupun tenggatnya besok. Ketiga, kata sandi di kertas tempel: tidak di rumah, tidak di monitor.',
      'Pedomannya sederhana. Kalau hilang di angkot dan ada orang yang dirugikan, tinggalkan di kantor. Kerja dari rumah memakai mesin kantor dan jaringan yang diberi izin, bukan flashdisk. Kertas salah cetak masuk mesin penghancur, jangan dijadikan kertas coret anak. Ragu berarti bertanya lebih dahulu.',
    ],
    'Simulasi dua ratus berkas': [
      'Dua jam, dua ratus berkas, dan godaan untuk melesat di awal. Bagi menjadi delapan kelompok isi dua puluh lima. Kelompok pertama sengaja pelan, karena dari situ kamu tahu letak kolom yang menjebak.',
      'Setiap selesai satu kelompok, cocokkan jumlah, pejamkan mata dua puluh detik, putar bahu, baru lanjut. Catat waktunya; kelompok keenam biasanya paling banyak salah, jadi sisihkan berkas tersulit jauh dari sana. Jangan memperbaiki hal yang tidak diminta. Pada akhir jam, serahkan sekalian daftar tanda tanyamu kepada pengawas.',
    ],
    'Ujian kecepatan': [
      'Ujian berlangsung lima menit, tiga kali, dan yang dihitung nilai tengahnya. Kecepatan kotor dikurangi kesalahan, sehingga orang yang tenang sering mengalahkan yang cepat. Duduk, tempelkan telunjuk pada tonjolan, tarik napas, mulai di kata ketiga dengan irama biasa.',
      'Salah ketik di tengah dibiarkan bila aturannya begitu; berhenti untuk menghapus memakan tiga kata. Sesudahnya bandingkan dengan hari pertama, bukan dengan teman sebelah. Angka itu tercetak di lampiran sertifikat bersama tanggalnya. Rawat dengan lima belas menit seminggu, karena jari juga bisa lupa jalan pulang.',
    ],
  },
  'Pengantar Statistika': {
    'Kapan modus lebih berguna': [
      'Penjual sandal tidak bisa memesan ukuran rata-rata 39,4. Ia membutuhkan ukuran yang paling sering ditanyakan, dan itulah modus. Catat empat puluh pembeli terakhir dengan turus di kertas, lalu lihat tumpukan tertinggi.',
      'Kadang ada dua tumpukan, misalnya 38 dan 42, tanda bahwa pembelimu dua kelompok. Rata-rata keduanya jatuh di 40, ukuran yang justru jarang laku. Pakailah modus untuk hal yang dipilih orang: warna, jam kedatangan, jenis keluhan. Untuk uang dan waktu, kembali ke nilai tengah.',
    ],
    'Jarak antara terkecil dan terbesar': [
      'Kelas A mendapat nilai 68, 70, 72; kelas B mendapat 40, 70, 100. Rata-ratanya kembar, tetapi gurunya menghadapi pagi yang sama sekali berbeda. Kurangkan yang terkecil dari yang terbesar: 4 dan 60. Angka kedua itulah yang bercerita.',
      'Jarak mudah ditipu satu orang nyentrik, jadi buang seperempat terbawah dan seperempat teratas, kemudian ukur lagi. Hasilnya sebaran orang kebanyakan. Mulai sekarang jangan terima rata-rata sendirian; mintalah pendampingnya, seberapa berserak. Ojek yang rata-rata datang lima menit bisa berarti selalu lima atau kadang dua puluh.',
    ],
    'Diagram kotak dengan pensil': [
      'Urutkan datamu dan cari lima titik: terkecil, batas seperempat, tengah, batas tiga perempat, terbesar. Gambar garis bilangan, tarik kotak dari titik kedua ke keempat, beri sekat pada titik tengah, lalu panjangkan kumis ke kedua ujung.',
      'Kotak pendek berarti banyak orang berdesakan di situ. Sekat yang merapat ke satu sisi berarti datanya miring. Gambarlah dua kotak bersebelahan, misalnya waktu tunggu pagi dan sore, dan kamu bisa membandingkan seratus antrean dalam sekali pandang. Titik yang terlampau jauh digambar sebagai bintang, bukan disembunyikan.',
    ],
    'Dadu, koin, dan kebetulan': [
      'Lempar koin tiga puluh kali dan tulis berderet. Hampir pasti kamu menemukan lima gambar berturut-turut, lalu merasa koinnya rusak. Minta temanmu mengarang deretan serupa tanpa koin; deretannya akan terlalu rapi, karena manusia takut pada pengulangan.',
      'Itulah sebabnya tiga pelanggan marah dalam sehari belum tentu berarti ada yang salah. Sebelum mencari penyebab, tanyakan seberapa sering hal ini terjadi dengan sendirinya. Dadu memberi pegangan: kalau kejadian itu lebih langka daripada tiga angka enam beruntun, barulah pantas dicurigai.',
    ],
    'Mengapa sampel kecil menipu': [
      'Warung sebelah naik dua kali lipat, maka daya beli pulih? Satu warung adalah satu cerita. Ambil lima butir dari toples kelereng tertutup, catat bagian merahnya, kembalikan, ulangi sepuluh kali. Hasilnya meloncat dari nol sampai enam puluh persen.',
      'Sekarang ambil tiga puluh butir tiap kali, dan loncatannya mengecil. Jumlah yang besar menenangkan angka, asalkan diambil adil; seribu jawaban dari satu grup keluarga tetap satu suara. Tanyakan selalu dua hal, yaitu berapa banyak yang ditanya dan siapa yang tidak mungkin terpilih.',
    ],
    'Membongkar lima judul berita': [
      'Gunting lima judul yang memuat angka. Pada masing-masing beri cap: hilang jumlah, hilang waktu, atau hilang pembanding. Penipuan naik 100 persen bisa berarti dari satu menjadi dua. Terendah dalam sejarah bisa berarti sejak pencatatan dimulai tahun lalu.',
      'Tulis ulang judulnya dengan keterangan yang hilang, walaupun jadi lebih membosankan. Judul yang tetap menarik setelah dilengkapi layak dibaca. Perhatikan juga gambarnya: sumbu yang tidak mulai dari nol dan gambar orang yang membesar dua arah membuat kenaikan kecil tampak seperti ledakan.',
    ],
    'Pertanyaan wajib sebelum percaya': [
      'Tempel tujuh pertanyaan di meja. Siapa yang menghitung? Siapa membayar penghitungnya? Berapa yang dihitung? Kapan? Dibandingkan dengan apa? Apa yang tidak ikut dihitung? Apa yang berubah dalam hidupku bila angka ini salah?',
      'Pertanyaan terakhir menghemat tenaga: kalau tidak ada yang berubah, biarkan saja lewat. Kalau menyangkut obat, pinjaman, atau pilihan sekolah, cari angka kedua dari sumber yang tidak berkepentingan. Ragu bukan berarti menolak. Ragu berarti menyimpan angka itu di rak sementara sampai jawabannya datang.',
    ],
  },
  'Basis Data untuk Toko dan Gudang': {
    'Menggambar hubungan nota, barang, dan rak': [
      'Bentangkan kertas besar dan tulis tiga kotak: nota, barang, rak. Tarik garis, lalu bacakan dua arah. Satu nota memuat banyak barang, satu barang muncul di banyak nota. Garis banyak ke banyak itu tanda harus ada kotak keempat, isi nota, tempat jumlah dan harga saat itu.',
      'Satu barang tinggal di satu rak utama, jadi cukup nomor rak pada kotak barang. Jangan menyalin nama barang ke isi nota; simpan kodenya. Namun harga justru disalin, sebab harga besok tidak boleh mengubah nota kemarin. Komputer baru dinyalakan setelah semua orang di meja bisa membacakan gambar itu.',
    ],
    'Masuk, keluar, rusak, pinjam': [
      'Jangan pernah menimpa angka stok. Buat satu tabel gerak berisi tanggal, kode, jenis gerak, jumlah, siapa, dan keterangan. Masuk bertanda tambah; keluar, rusak, serta pinjam bertanda kurang. Stok hari ini hanyalah hasil penjumlahan.',
      'Dengan cara itu setiap angka punya riwayat. Barang pinjaman yang kembali dicatat sebagai gerak baru, bukan dengan menghapus baris lama. Kesalahan diperbaiki lewat gerak pembetulan dengan alasan. Memang barisnya bertambah, tetapi sebulan kemudian kamu bisa menjawab mengapa sabun tinggal tujuh, tanpa memanggil siapa pun.',
    ],
    'Stok opname bersama': [
      'Bekukan dulu: tidak ada barang masuk atau keluar selama dua jam. Orang pertama menghitung dan menulis di kartu, orang kedua menghitung tanpa melihat kartu itu. Dua angka sama diterima, dua angka beda dihitung ketiga kalinya bersama.',
      'Mulai dari rak yang paling sering bermasalah, selagi mata masih segar. Sesudah semua terkumpul, bandingkan dengan hasil penjumlahan gerak, lalu catat selisih sebagai gerak opname. Tanda tangan keduanya disimpan. Toko kecil tidak perlu menutup pintu setahun sekali; cukup tiga rak setiap Selasa pagi secara bergiliran.',
    ],
    'Barang yang harus dipesan besok': [
      'Batas minimum bukan perasaan. Hitung berapa terjual sehari, kalikan lama menunggu pemasok, tambahkan cadangan dua hari. Sabun terjual enam sehari dan datang tiga hari setelah dipesan; batasnya tiga puluh. Simpan angka itu di kotak barang.',
      'Buat satu tampilan yang memperlihatkan barang dengan stok di bawah batas, diurutkan menurut hari tersisa. Jadwalkan terkirim pukul empat sore kepada pembeli barang. Kolom terakhirnya nama pemasok, supaya satu telepon menyelesaikan beberapa baris. Tinjau batas tiap ganti musim, sebab payung dan sirop tidak hidup sepanjang tahun.',
    ],
    'Mencari asal selisih': [
      'Selisih dua belas botol? Saring tabel gerak untuk kode itu dan baca mundur dari hari ini. Cari angka dua belas utuh dahulu: satu dus yang tercatat dua kali atau lupa dicatat. Lalu cari enam, karena kesalahan tanda membuat selisih menjadi dua kali lipatnya.',
      'Jika tidak ketemu, periksa barang yang namanya mirip; sering satu kelebihan dan saudaranya kekurangan. Lihat kolom siapa dan jam, bukan untuk menuduh, tetapi untuk menemukan giliran yang terlalu ramai. Tulis temuan pada baris pembetulan. Selisih dengan pola selalu lebih baik daripada selisih tanpa sebab.',
    ],
    'Cadangan di dua tempat': [
      'Cakram luar di laci melindungi dari mesin yang mati, tetapi tidak dari banjir dan pencuri yang membawa keduanya. Maka satu salinan lagi tinggal di luar gedung: layanan awan, atau flashdisk terenkripsi yang dibawa pulang bergantian.',
      'Atur salinan otomatis setiap tutup toko, beri nama dengan tanggal, dan simpan tiga puluh hari terakhir. Salinan yang tertimpa setiap malam akan ikut menyimpan kerusakan yang baru ketahuan Senin depan. Tulis pula langkah memulihkannya di selembar kertas. Orang yang memulihkan nanti belum tentu kamu.',
    ],
    'Bertukar peran pemeriksa': [
      'Serahkan mejamu kepada kelompok sebelah dan terima meja mereka. Tugasmu mengajukan lima pertanyaan yang harus dijawab dari catatan saja: berapa stok B004, siapa meminjam tangga, kapan barang rusak terakhir, nota mana terbesar, rak mana kosong.',
      'Setiap pertanyaan yang dijawab dengan sebentar saya tanya dulu berarti ada kotak yang belum digambar. Catat tanpa menertawakan, sebab mejamu juga sedang dibongkar. Kembalikan dengan dua pujian serta satu saran. Perbaiki malam itu juga, lalu minta mereka mencoba satu pertanyaan baru. Jawaban kurang dari semenit berarti lulus.',
    ],
  },
  'Excel untuk Administrasi Kantor': {
    'Jika, maka, selain itu': [
      'Ucapkan dulu aturannya dengan mulut: jika sisa tagihan nol, tulis Lunas; selain itu, tulis Belum. Rumusnya hanya salinan ucapan itu, =IF(D2=0;"Lunas";"Belum"). Tanda titik koma dipakai pada pengaturan Indonesia, koma pada pengaturan Inggris.',
      'Tambahkan keadaan ketiga, Sebagian, dengan IFS supaya tidak perlu kurung bertingkat. Salin ke bawah lewat klik dua kali di sudut sel. Terakhir, ubah satu angka dan amati statusnya berganti sendiri; di situlah kamu berhenti menjadi mesin ketik.',
    ],
    'Mencari harga dari daftar barang': [
      'Daftar barang tinggal di lembar tersendiri: kode di kiri, nama dan harga di kanannya. Pada nota, ketik kode lalu biarkan =XLOOKUP(A2;Barang!A:A;Barang!C:C) mengambil harganya. Versi lama memakai VLOOKUP, dengan FALSE di belakang agar pencariannya tepat.',
      'Kesalahan paling umum bukan di rumus, melainkan spasi di ujung kode. Gunakan TRIM pada kolom kode sekali saja. Sesudahnya, kenaikan harga cukup diubah di satu tempat dan semua nota baru langsung ikut.',
    ],
    'Ketika yang dicari tidak ada': [
      'Tanda #N/A membuat atasan mengira berkasmu rusak, padahal artinya sederhana: kode ini belum terdaftar. Isi argumen keempat XLOOKUP dengan kalimat manusia, misalnya "Kode belum ada", atau bungkus rumus lama memakai IFNA.',
      'Hindari IFERROR untuk semua hal, sebab ia ikut menyembunyikan kesalahan yang seharusnya kamu ketahui, seperti pembagian dengan nol. Beri warna kuning pada sel yang berisi kalimat tadi melalui format bersyarat, lalu jadikan daftar itu pekerjaan rumah bagian gudang setiap Jumat.',
    ],
    'Tabel yang bisa disaring siapa saja': [
      'Tekan Ctrl+T pada datamu dan rentang biasa berubah menjadi Tabel: judulnya menetap, barisnya berselang warna, rumus barunya mengisi sendiri sampai bawah. Beri nama yang jelas, contohnya SuratMasuk, sehingga rumus lain bisa menyebutnya.',
      'Pasang pemotong data untuk kolom bagian dan bulan. Rekan yang takut rumus tinggal menekan tombol Keuangan lalu Maret. Dua pantangan: jangan menggabung sel di dalam tabel, dan jangan menyisipkan baris kosong sebagai pemisah. Keduanya mematahkan saringan tanpa peringatan.',
    ],
    'Grafik yang jujur': [
      'Potong sumbu tegak mulai dari 90 dan kenaikan dua persen akan tampak seperti roket. Kembalikan ke nol, dan ceritanya menjadi wajar. Untuk perbandingan antarbagian pilih batang, untuk perjalanan waktu pilih garis, dan simpan kue bulat bagi ulang tahun.',
      'Judulnya tulis sebagai kesimpulan: Surat masuk naik seperlima sejak loket online dibuka. Hapus kotak keterangan bila hanya ada satu rangkaian. Kemudian tunjukkan grafik itu kepada orang di meja sebelah selama lima detik, dan tanyakan apa yang diingatnya.',
    ],
    'Satu lembar, satu halaman': [
      'Tidak ada yang lebih memalukan daripada rapat yang menunggu printer memuntahkan kolom ketujuh sendirian di kertas kedua. Buka tata letak halaman, pilih muat selebar satu halaman, dan biarkan tingginya otomatis. Mendatar cocok untuk lebih dari delapan kolom.',
      'Tetapkan baris judul agar berulang di setiap lembar, beri nomor halaman dari jumlah seluruhnya, dan tulis tanggal cetak pada kaki halaman. Periksa lewat pratinjau, bukan lewat kertas. Kantor yang rajin pratinjau menghemat satu rim sebulan.',
    ],
    'Mengunci sel rumus': [
      'Urutannya terbalik dari dugaan orang: semua sel sebenarnya sudah terkunci sejak lahir, hanya kuncinya belum diputar. Pilih dulu sel isian, lepaskan centang Locked, baru aktifkan perlindungan lembar. Kini penekanan tombol di sel rumus ditolak dengan sopan.',
      'Tambahkan validasi data pada isian: tanggal hanya tahun ini, bagian dari daftar, jumlah tidak boleh minus. Catat kata sandinya di tempat yang diketahui dua orang. Kata sandi lembar bukan pengaman rahasia; gunanya mencegah jari yang tidak sengaja.',
    ],
  },
  'Analisis Data Penjualan': {
    'Tanggal, mata uang, dan baris kembar': [
      'Urutkan kolom tanggal dari yang terkecil. Bila muncul tahun 1900 atau 2062, ada kasir yang mengetik teks. Sekarang urutkan rupiahnya: nilai nol dan nilai yang seratus kali lipat biasanya bersembunyi di kedua ujung. Jangan hapus dahulu, tandai di kolom baru bernama alasan.',
      'Baris kembar perlu dua kunci, nomor nota serta jamnya, karena pembeli yang sama memang boleh membeli dua kopi. Catat berapa baris yang kamu singkirkan. Angka itu nanti ditanyakan orang, dan kamu akan senang sudah memilikinya.',
    ],
    'Pertanyaan dulu, pivot kemudian': [
      'Tutup laptopmu lima menit. Tulis di kertas lima hal yang ingin diketahui pemilik toko: barang apa yang menahan uang di rak, jam berapa kasir kewalahan, siapa pembeli yang berhenti datang. Kata kerja dan benda dalam kalimat itu akan menjadi baris dan nilai pada pivot.',
      'Baru buka datanya. Satu pertanyaan, satu pivot, satu lembar. Godaan terbesar adalah menyeret semua kolom untuk melihat apa yang muncul; hasilnya tabel raksasa yang tidak menjawab siapa pun. Bila pivotmu memerlukan dua layar, pertanyaannya terlalu gemuk.',
    ],
    'Membandingkan bulan yang tidak sama panjang': [
      'Februari tampak lesu hampir setiap tahun, dan sering kali sebabnya hanya tiga hari yang hilang. Bagi penjualan dengan jumlah hari buka sebelum membandingkan. Berikutnya hitung akhir pekan: bulan dengan lima Sabtu bisa unggul sepersepuluh tanpa seorang pun bekerja lebih keras.',
      'Lebaran bergeser sekitar sebelas hari tiap tahun, maka Maret lawan Maret tidak adil. Sejajarkan menurut pekan sebelum dan sesudah hari raya. Tulis cara penyesuaianmu di bawah tabel dengan satu kalimat, agar orang lain dapat mengulanginya.',
    ],
    'SELECT untuk orang toko': [
      'Kueri dibaca seperti menyuruh pegawai gudang: ambilkan nama barang, dari tabel barang, yang tidak ada dalam daftar terjual. Dalam SQL menjadi SELECT nama FROM barang WHERE kode NOT IN (SELECT kode FROM nota_rinci WHERE kode IS NOT NULL). Jalankan, dan stok mati pun memperkenalkan diri.',
      'Tambahkan ORDER BY harga_beli * stok DESC untuk menaruh yang paling mahal di atas. Mulailah selalu dengan LIMIT 20. Dua puluh baris cukup buat menilai apakah maksudmu sampai, sebelum basis data bekerja sepuluh menit untuk jawaban yang salah.',
    ],
    'Menggabung tabel nota dan tabel barang': [
      'Satu nota memiliki banyak rincian. Bila kamu menjumlahkan total nota setelah menggabungkannya dengan rincian, nota tiga barang dihitung tiga kali, dan omzet mendadak menggembirakan. Inilah kekeliruan yang paling sering lolos sampai meja direktur.',
      'Cegah dengan kebiasaan kecil: hitung jumlah nota sebelum JOIN dan sesudahnya dengan COUNT(DISTINCT nomor). Jumlahkan rupiah dari tabel rinci saja. Pakai LEFT JOIN bila ada barang yang kodenya sudah dicabut, sehingga penjualannya tidak ikut menghilang dari laporan.',
    ],
    'Satu halaman untuk direktur': [
      'Cetak semua grafik buatanmu dan sebarkan di lantai. Untuk tiap lembar tanyakan: keputusan apa yang berubah karena ini? Kalau jawabannya tidak ada, balikkan kertasnya. Biasanya tersisa tiga dari empat belas.',
      'Susun ketiganya dengan kalimat kesimpulan di atas, angka kunci di samping, dan usul tindakan di bawah: hentikan pemesanan dua barang ini sampai Juni. Sumber serta tanggal datanya ditulis kecil di kaki. Direktur yang sibuk membaca dari kiri atas, jadi letakkan yang paling mahal di situ.',
    ],
    'Sidang temuan': [
      'Di kelas kamu memiliki sepuluh menit dan tiga penanya yang memerankan pemilik, kepala gudang, serta akuntan curiga. Buka dengan temuan, bukan dengan cara kerjamu. Metode disimpan untuk pertanyaan, lengkap dengan berkas yang siap dibuka.',
      'Latih satu kalimat penting: datanya tidak cukup untuk menjawab itu. Mengucapkannya tanpa gugup menaikkan kepercayaan, bukan menurunkannya. Dewi menilai tiga perkara saja, yaitu apakah angkanya bisa diulang, apakah usulnya bisa dikerjakan Senin depan, dan apakah kamu selesai tepat waktu.',
    ],
  },
  'Python untuk Analisis Data': {
    'Menyaring tanpa perulangan': [
      'Naluri pertama adalah for, padahal pandas memikirkan seluruh kolom sekaligus. hujan[hujan["mm"] > 50] langsung mengembalikan hari-hari deras. Bagian di dalam kurung siku menghasilkan deret benar dan salah; tampilkan sekali agar kamu percaya bahwa itu bukan sihir.',
      'Gabungkan dua syarat memakai tanda & dan kurung pada masing-masing, bukan kata and. Bandingkan waktunya dengan %timeit pada sejuta baris: perulangan butuh puluhan detik, saringan kurang dari sekejap. Simpan hasil di nama baru agar data asal tetap utuh.',
    ],
    'Mengelompokkan per bulan dan per provinsi': [
      'Bayangkan membagi kartu ke dalam kotak, menghitung isi setiap kotak, lalu menulis label. groupby melakukan ketiganya. Ubah dulu kolom tanggal dengan to_datetime, kemudian kelompokkan memakai dt.to_period("M") bersama provinsi, dan ambil rata-rata curah hujannya.',
      'Gunakan unstack untuk menaruh provinsi menjadi kolom. Kini pola terlihat: Kalimantan basah hampir sepanjang tahun, Nusa Tenggara kering sejak Mei. Periksa jumlah pengamatannya lewat size; rata-rata dari dua hari tidak layak berdiri di samping rata-rata sebulan penuh.',
    ],
    'Menjahit data kereta dan hari libur': [
      'Tabel penumpang memakai tanggal 1 Januari 2025 dalam satu format, tabel libur memakai format lain. merge tidak akan protes, ia cuma mengembalikan tabel kosong. Samakan tipe kedua kunci, baru jahit dengan how="left" supaya hari biasa tidak terbuang.',
      'Isi indicator=True dan hitung nilai left_only. Semestinya cocok dengan jumlah hari kerja. Kalau ada libur bernama ganda, misalnya cuti bersama dan Natal pada tanggal yang sama, barismu berlipat. Argumen validate="many_to_one" membuat pandas berteriak sebelum kekeliruan itu menyebar.',
    ],
    'Grafik garis yang bisa dibaca kakekmu': [
      'Kotak legenda memaksa mata bolak-balik mencocokkan warna. Tulis saja nama kota di ujung garisnya dengan ax.annotate, memakai warna yang sama. Buang bingkai kanan dan atas, redupkan garis bantu, besarkan huruf menjadi empat belas.',
      'Satu garis yang menjadi cerita dibuat tebal, sisanya abu-abu. Sumbu mendatar cukup memuat tahun, bukan tiga puluh tanggal yang dimiringkan. Kemudian simpan sebagai PNG 200 dpi dan kirim ke anggota keluarga tertua. Jika ia bisa menceritakannya kembali, grafikmu lulus.',
    ],
    'Peta sederhana curah hujan': [
      'Geopandas membaca batas provinsi sebagai tabel biasa dengan satu kolom istimewa bernama geometry. Jahit rata-rata hujanmu ke tabel itu melalui kode provinsi, bukan nama, sebab DI Yogyakarta memiliki sedikitnya empat ejaan. Panggil plot dengan column="mm".',
      'Pilih tangga warna dari terang ke gelap dalam satu rona, dan cantumkan satuannya. Pelangi terlihat meriah tetapi membuat 100 dan 300 milimeter tampak setara. Provinsi tanpa data diberi arsir, jangan putih, agar tidak disangka kering kerontang.',
    ],
    'Laporan yang bisa dijalankan ulang': [
      'Ketika data bulan depan tiba, berapa jam yang kamu perlukan? Sasarannya satu perintah. Pindahkan pembacaan, pembersihan, dan gambar menjadi fungsi terpisah, letakkan nama berkas masukan di satu variabel paling atas, lalu susun semuanya di buku catatan Quarto atau Jupyter.',
      'Mulai ulang kernel dan jalankan dari awal sampai akhir. Sel yang hanya berhasil karena sisa percobaan kemarin akan ketahuan. Catat versi pustaka di requirements.txt; tanpa itu, dirimu enam bulan lagi bakal menyalahkan dirimu hari ini.',
    ],
    'Menyerahkan proyek': [
      'Pembacamu bukan pemrogram, maka README dimulai dari pertanyaan yang dijawab, disusul temuan dalam tiga kalimat, barulah cara menjalankan. Sebutkan asal data berikut tanggal pengambilannya, dan hal yang tidak kamu ketahui. Bagian terakhir itu justru paling sering dikutip orang.',
      'Rapikan folder menjadi data, kode, dan hasil. Hapus berkas percobaan. Minta satu teman menjalankannya di komputer lain sambil kamu diam di sampingnya; setiap kali ia mengernyit, itulah kalimat yang kurang di petunjukmu.',
    ],
  },
};
