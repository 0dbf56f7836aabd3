import type { Readings } from './shape.ts';

export const seaReadings: Readings = {
  'Mengelola Homestay': {
    'Kamar mandi bersih tanpa renovasi': [
      'Tamu memaafkan ubin tua, tetapi tidak memaafkan bau. Cari sumbernya dengan hidung dekat lantai: saringan pembuangan, sela kloset, atau kain pel yang disimpan basah. Angkat saringan, buang rambutnya, siram air panas, lalu biarkan pintu terbuka sampai lantai benar-benar kering.',
      'Kerak putih di keran luluh oleh cuka yang didiamkan setengah jam. Ganti gayung dan tirai yang menguning; harganya lebih murah daripada satu ulasan buruk. Terakhir, gantung kait setinggi bahu dan sediakan alas kaki kering. Periksa urutan yang sama setiap tamu pulang.',
    ],
    'Sarapan dari kebun': [
      'Pilih tiga menu yang bahannya memang ada di sekitar rumah: nasi goreng daun jeruk, ubi rebus dengan kelapa, bubur jagung. Tamu dua malam tidak pernah bertemu menu yang sama, dan kamu tidak belanja mendadak pukul lima pagi.',
      'Tulis nama menunya dalam satu kalimat yang bercerita, misalnya pisang dari belakang kamar mandi. Hitung biayanya per piring, termasuk gas dan kopi kedua. Siapkan bumbu semalam sebelumnya, lalu tanyakan jam sarapan saat tamu menerima kunci, bukan saat mereka sudah lapar.',
    ],
    'Pantangan tamu': [
      'Ajukan satu pertanyaan pendek ketika pesanan masuk: adakah makanan yang tidak dimakan atau yang membuat sakit? Kata sakit penting, karena orang malu menyebut alergi sebagai pilihan. Catat jawabannya di kalender yang dibaca juru masak, bukan di kepala.',
      'Bedakan tiga hal: tidak suka, tidak boleh karena keyakinan, dan berbahaya. Untuk yang terakhir, pakai talenan dan minyak terpisah, serta baca label kecap, terasi, dan kaldu bubuk. Bila kamu tidak yakin isi suatu bahan, katakan terus terang dan tawarkan telur rebus.',
    ],
    'Harga musim sepi dan ramai': [
      'Mulai dari biaya semalam: cucian seprai, listrik, air panas, sarapan, komisi situs pemesanan, serta upah dirimu sendiri. Jumlah itu adalah lantai; di bawahnya kamu membayar tamu untuk tidur. Catat selama satu bulan agar angkanya bukan perasaan.',
      'Tandai tanggal ramai di kampungmu: libur sekolah, panen, pesta adat. Naikkan harga pada hari itu saja dan umumkan jauh hari. Pada bulan sepi jangan buru-buru memotong harga; tawarkan malam ketiga lebih murah atau makan malam bersama. Tamu lama merasa dihargai, bukan dirayu.',
    ],
    'Pesanan dari tiga tempat': [
      'Pesan singkat, situs pemesanan, dan sepupu yang menitip lewat telepon: ketiganya bisa menjual kamar yang sama. Gantung satu kalender besar di dinding dapur. Aturannya keras, yaitu tidak ada kata iya sebelum tanggalnya ditulis dengan nama dan nomor.',
      'Begitu tertulis, tutup tanggal itu di tempat lain saat itu juga. Pakai warna berbeda untuk yang sudah membayar uang muka. Setiap malam cocokkan kalender dengan layar selama dua menit. Kalau tetap bertabrakan, hubungi tamu yang paling akhir, minta maaf, dan carikan kamar tetangga.',
    ],
    'Sapaan saat sepatu dilepas': [
      'Lima menit pertama menentukan isi ulasan. Sebut namanya, bantu satu tas, dan tunjukkan tempat sepatu sebelum ia bingung. Berikan minum, baru tunjukkan kamar. Jangan memulai dengan aturan rumah; orang yang haus hanya mendengar larangan.',
      'Di kamar, peragakan tiga hal saja: kunci, air panas, sandi Wi-Fi yang ditempel dekat colokan. Sebutkan kapan kamu tidur dan cara memanggilmu sesudahnya. Lalu tutup pintunya dan pergi. Keramahan yang terlalu lama berubah menjadi pekerjaan bagi tamu yang lelah.',
    ],
    'Ulasan yang menyakitkan': [
      'Baca sekali, letakkan ponsel, dan kerjakan hal lain. Balasan yang ditulis malam ini akan membela diri. Esok pagi, pisahkan keluhannya menjadi yang benar, yang salah paham, dan yang bukan urusanmu seperti hujan.',
      'Balas dalam empat kalimat: terima kasih, akui satu hal yang benar, sebutkan apa yang sudah diganti, undang kembali. Jangan bongkar rahasia tamu. Pembaca sesungguhnya adalah calon tamu berikutnya, yang ingin tahu apakah kamu mendengar. Setelah itu benahi kaitnya sungguhan, lalu foto sebagai pengingat.',
    ],
  },
  'Bercerita tentang Kotamu': {
    'Berjalan dengan kursi roda di benak': [
      'Pinjam kereta bayi atau troli pasar dan dorong menyusuri rutemu. Tangga setinggi satu jengkal yang tidak pernah kamu lihat tiba-tiba menjadi tembok. Ukur lebar trotoar di tempat tersempit, catat lubang, tiang, dan motor yang selalu parkir di sana.',
      'Buat dua catatan: bagian yang bisa dilalui semua orang, dan jalan memutar untuk bagian yang tidak. Tulis jujur di undangan tur, lengkap dengan jumlah anak tangga. Orang tua, ibu hamil, dan tamu berlutut cedera pun berterima kasih, walau tidak satu pun memakai roda.',
    ],
    'Tiga narasumber di satu gang': [
      'Cari tiga suara yang berbeda: yang lama tinggal, yang baru datang, dan yang berjualan. Datanglah pertama kali tanpa alat rekam, beli sesuatu, dan perkenalkan diri dengan nama serta tujuan. Kunjungan kedua baru bertanya, dengan izin merekam yang diucapkan keras.',
      'Mulai dari benda, bukan pendapat. Pertanyaan sejak kapan pintu ini hijau lebih subur daripada bagaimana kesan Bapak. Sebelum pulang, ulangi apa yang kamu dengar dan tanyakan bagian mana yang tidak boleh diceritakan. Bawa kembali hasilnya minggu depan, dalam bentuk foto atau bacaan.',
    ],
    'Memeriksa dongeng': [
      'Setiap kota punya terowongan rahasia yang tidak pernah ditemukan siapa pun. Tulis cerita itu, lalu tanyakan tiga hal: siapa yang mengatakannya pertama, kapan, dan apa untungnya bila orang percaya. Sesudahnya pergilah ke perpustakaan daerah atau arsip koran.',
      'Beri tanda pada naskahmu. Catatan tertulis diberi huruf C, kesaksian diberi S, kabar burung diberi B. Kabar burung tetap boleh dibawakan asal diawali kata konon, dan justru sering menjadi bagian paling disukai. Yang dilarang hanyalah menyajikannya seolah-olah ada tanggalnya.',
    ],
    'Cerita dua menit': [
      'Susun dengan tiga batu: orang, benda, perubahan. Ada penjahit bernama Mak Ijah, ada mesin yang dibeli dari hasil menjual sawah, lalu ada hari ketika pabrik tutup dan gang itu belajar menjahit. Semua yang tidak menyangga ketiganya silakan dibuang.',
      'Baca keras-keras sambil melihat jam. Dua menit kira-kira dua ratus enam puluh kata, dan itu terasa pendek bagimu serta pas bagi kaki pendengar. Hafalkan kalimat pertama dan terakhir, sisanya cukup diingat urutannya. Akhiri pada sesuatu yang bisa ditunjuk dengan tangan.',
    ],
    'Bersuara di jalan ramai': [
      'Berdirilah membelakangi tembok, hadapkan rombongan kepadamu, dan biarkan lalu lintas berada di belakang mereka. Tembok memantulkan suaramu ke depan, sedangkan perhatian tidak tercuri motor lewat. Mintalah semua maju satu langkah sebelum mulai; lingkaran rapat menghemat tenggorokan.',
      'Berhentilah bicara ketika bus melintas, jangan berlomba dengannya. Diam tiga detik malah membuat orang menoleh. Ucapkan akhir kata sampai tuntas dan arahkan suara kepada orang terjauh. Minum sebelum haus. Kalau tempatnya tetap kalah bising, pindahkan ceritanya, bukan volumenya.',
    ],
    'Harga yang dibagi': [
      'Tuliskan siapa saja yang bekerja dalam sembilan puluh menit itu: kamu, narasumber yang membuka pintu, ibu yang menyeduh teh, dan gang yang menyapu pagi tadi. Beri masing-masing angka sebelum menetapkan tiket, bukan sesudah melihat sisanya.',
      'Contohnya tiket Rp75.000 untuk sepuluh orang: separuh untuk pemandu, tiga puluh persen bagi para pencerita, dua puluh persen masuk kas gang. Sepakati dalam rapat RT, tempel laporannya setiap bulan, dan bayar pada hari yang sama. Warga yang menerima bagian akan menjaga rute itu seperti miliknya.',
    ],
    'Tur percobaan': [
      'Undang lima teman dengan watak berbeda: yang suka bertanya, yang gampang bosan, yang membawa anak, yang asli sini, dan yang baru pindah. Jalankan tur penuh tanpa meminta maaf atau menjelaskan rencana. Satu orang memegang jam dan mencatat kapan rombongan mulai melihat ponsel.',
      'Di akhir bagikan lembar berisi tiga pertanyaan saja: perhentian mana yang kamu ceritakan kepada ibumu, mana yang boleh hilang, dan kapan kakimu pegal. Jangan membela apa pun. Hapus satu perhentian minggu itu juga, sebab tur pertama selalu terlalu panjang.',
    ],
  },
  'Perencanaan Perjalanan Rombongan': {
    'Waktu hilang di toilet dan bagasi': [
      'Empat puluh orang dengan empat bilik toilet butuh setengah jam, bukan sepuluh menit seperti di lembar acara. Hitung dengan jujur: tiga menit tiap orang, dibagi jumlah bilik, ditambah waktu berjalan. Angka itulah yang ditulis sebagai berhenti, lengkap dengan pemiliknya.',
      'Bagasi punya hukum serupa. Menurunkan koper sebus memakan dua puluh menit bila semua menunggu di bawah. Tempelkan pita warna per kamar, tunjuk dua orang penurun, dan minta yang lain langsung ke lobi. Waktu yang sudah dihitung tidak lagi hilang; ia hanya berpindah nama.',
    ],
    'Anggaran per kursi': [
      'Bagilah biaya tetap dengan jumlah yang hampir pasti berangkat, bukan jumlah kursi. Bus berisi empat puluh lima tetapi yang membayar biasanya tiga puluh delapan; selisihnya jangan sampai menjadi utang panitia. Biaya per orang seperti makan dan tiket ditambahkan sesudahnya.',
      'Masukkan pos yang sering lupa: uang makan sopir dan kernet, parkir, tol pulang, serta tip pemandu. Terakhir tambahkan uang takut, kira-kira sepersepuluh, untuk ban pecah dan makan malam yang molor. Bila tidak terpakai, kembalikan di akhir perjalanan. Tidak ada yang lebih menenangkan daripada amplop kembalian.',
    ],
    'Iuran yang tidak diributkan': [
      'Orang jarang marah karena mahal; mereka marah karena tidak tahu. Sebar satu gambar berisi rincian tujuh baris sebelum menagih apa pun, termasuk yang tidak ditanggung. Cantumkan nama bendahara dan tempat bukti transfer dikirim.',
      'Buat tiga tanggal cicilan dan satu tanggal mundur. Sebelum tanggal mundur uang kembali penuh, sesudahnya dipotong biaya yang sudah dibayarkan, dengan kuitansi. Umumkan yang sudah lunas, jangan yang belum. Untuk keluarga yang kesulitan, bicaralah empat mata dan sediakan satu kursi dari uang kas.',
    ],
    'Membandingkan tiga bus': [
      'Minta penawaran tertulis dari tiga perusahaan untuk rute dan jam yang persis sama. Tabelnya berisi tahun kendaraan, masa berlaku uji berkala, jumlah sopir, jarak yang termasuk, dan siapa menanggung tol. Harga diletakkan di kolom paling kanan supaya dibaca terakhir.',
      'Datangi garasinya. Duduklah di baris belakang, cium kabinnya, cari palu pemecah kaca dan alat pemadam, lihat alur ban. Tanyakan berapa jam sopir bekerja sebelum diganti; jawaban yang kabur sudah cukup untuk mencoret. Perusahaan yang bagus justru senang ditanyai begitu.',
    ],
    'Perjanjian satu halaman': [
      'Satu halaman cukup asalkan menjawab enam hal: apa yang disewa, kapan, berapa, dibayar bagaimana, apa yang terjadi bila batal, serta bila terlambat. Tulis dengan kalimat yang dipahami sopir. Hindari kata sewajarnya, karena tiap kepala punya wajar sendiri.',
      'Untuk keterlambatan, sebutkan menit dan potongannya. Untuk kerusakan, sebutkan kendaraan pengganti dalam berapa jam dan siapa membayar taksi sementara. Kedua pihak membubuhkan tanda tangan di setiap lampiran rute. Simpan fotonya di grup panitia, lalu cetak selembar untuk map biru.',
    ],
    'Bus mogok di tanjakan': [
      'Mogok menjadi kacau karena semua menelepon orang yang sama. Gambar pohon telepon: sopir menghubungi garasi, pemilik menit menghubungi rumah makan, bendahara mencari kendaraan cadangan, satu orang mengabari keluarga. Setiap cabang memuat dua nomor.',
      'Keselamatan dulu: turunkan penumpang di sisi jauh dari lalu lintas, naikkan ke balik pembatas, pasang segitiga pengaman di tempat yang terlihat dari jauh. Bagikan air dan beri tahu perkiraan waktu, walau belum pasti. Rombongan tenang bukan karena busnya jalan, melainkan karena ada yang tahu langkah berikutnya.',
    ],
    'Daftar kakek dan alergi': [
      'Tanyakan kebutuhan khusus lewat formulir pribadi, bukan di grup. Kolomnya: obat yang diminum, makanan yang berbahaya, sejauh mana sanggup berjalan, dan siapa yang dihubungi. Hapus berkasnya seminggu setelah pulang; itu janji yang ditulis di bagian atas.',
      'Dari sana buat kartu sebesar kartu nama untuk tiap pendamping, berisi lima orang yang dijaganya. Sebutkan tindakan, bukan penyakit: kursi dekat pintu, tanpa udang, berhenti tiap dua jam. Cocokkan dengan rumah makan dan penginapan tiga hari sebelum berangkat. Kakek yang tidak naik tangga mendapat kamar bawah tanpa perlu meminta.',
    ],
  },
  'Budidaya Rumput Laut': {
    'Memilih tempat dengan kaki': [
      'Turunlah saat surut paling rendah dan berjalanlah. Pada surut itu bibit harus tetap terendam, setidaknya setinggi lutut. Dasar pasir bercampur pecahan karang menandakan air bergerak; lumpur halus yang menyedot kaki menandakan air diam dan kotor.',
      'Arus yang baik terasa mendorong betis tanpa membuatmu terseret. Tanyakan kepada tetangga jalur perahu, tempat jaring, dan dari mana sungai mengirim air tawar sehabis hujan. Kembali sekali lagi pada musim angin sebaliknya sebelum menancapkan patok, karena teluk yang ramah di satu musim bisa ganas di musim lain.',
    ],
    'Ikatan pita yang tidak mencekik': [
      'Potong rumpun seberat kira-kira segenggam, lalu selipkan ke simpul pita yang longgar. Ujilah dengan jari kelingking: bila kelingking tidak bisa masuk, batang akan tumbuh menabrak ikatannya sendiri dan patah pada minggu ketiga.',
      'Jarak antarikatan satu jengkal, antartali selebar rentang dayung, supaya air dan cahaya lewat. Kendurkan tali utama sedikit agar ikut naik turun bersama ombak. Kerjakan di tempat teduh, siram tiap sepuluh menit, dan bentangkan hari itu juga. Bibit yang bermalam di darat sudah setengah kalah.',
    ],
    'Lumut dan ikan baronang': [
      'Lumut menempel pada tali yang diam. Datanglah tiga hari sekali, angkat tali, goyangkan seperti mengibas kain basah, lalu turunkan kembali. Sepuluh bentang selesai dalam satu jam, dan satu jam itu menentukan separuh panenmu.',
      'Ujung yang terpotong rapi adalah bekas gigitan baronang atau penyu. Pindahkan bentang sedikit ke arah yang lebih dangkal, pasang jaring di sisi datangnya ikan, atau tanam lebih awal sebelum anak ikan ramai. Jangan menaruh racun apa pun; laut yang kamu racuni adalah dapur tetanggamu juga.',
    ],
    'Hari keempat puluh lima': [
      'Hitung sejak hari bentang diturunkan, tulis dengan spidol di pelampungnya. Dipanen terlalu muda, gelnya lemah dan pembeli menurunkan harga; terlalu tua, batangnya rapuh dan rontok. Berangkatlah pagi agar sempat menjemur penuh sehari.',
      'Sebelum memotong yang lain, pilih dulu rumpun terbaik untuk bibit: ujung muda, warna rata, tanpa lendir. Taruh di jaring terpisah yang tetap terendam. Lepaskan satu bentang utuh dari patoknya, bawa ke perahu, dan potong di darat. Dengan begitu tidak ada yang jatuh ke dasar.',
    ],
    'Penyakit putih': [
      'Batang memucat, lembek, lalu putus seperti lilin. Nelayan menyebutnya ais-ais, dan ia datang ketika air terlalu hangat, terlalu tawar, atau berhenti bergerak. Periksa setelah hujan lebat berhari-hari maupun setelah laut tenang berkepanjangan.',
      'Potong bagian sehat sejauh satu jengkal dari yang putih, pindahkan ke tempat berarus. Sisanya diangkat ke darat, jangan dibiarkan melayang ke bentang orang lain. Bila lebih dari sepertiga kena, panenlah semuanya hari itu, meski belum waktunya. Catat tanggalnya di dinding; dua tahun catatan sudah bisa meramal.',
    ],
    'Menjemur di atas para-para': [
      'Pasir adalah alasan paling sering bagi pembeli untuk memotong timbangan. Buat para-para bambu setinggi pinggang, bentangkan waring bersih, dan hamparkan setebal satu kepalan. Angin lewat dari bawah sehingga bagian dalam tidak berkeringat.',
      'Balik setiap dua jam pada hari pertama. Sediakan terpal yang bisa ditarik satu orang, sebab air hujan mencuci garam dan membuatnya lengket. Dua sampai tiga hari matahari biasanya cukup. Jangan menjemur di aspal: debu dan minyaknya menempel, dan baunya tercium di gudang.',
    ],
    'Kadar air dan harga': [
      'Genggam segenggam kuat-kuat lalu buka. Kalau tetap menggumpal dan tangan basah, masih terlalu lembap; kalau berderak dan sedikit garam berguguran, sudah mendekati yang diminta pembeli. Timbang seratus gram, jemur lagi sehari, timbang ulang, dan kamu tahu berapa air yang sedang kamu jual.',
      'Tanyakan batas kadar air sebelum mengikat karung, lalu bandingkan harga dari sedikitnya dua pembeli pada hari yang sama. Menjual bersama sekampung memberi suara lebih besar saat menawar. Catat berat, harga, dan potongannya di buku; pembeli yang sering memotong tanpa sebab akan kelihatan dari situ.',
    ],
  },
};
