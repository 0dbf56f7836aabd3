import type { Readings } from './shape.ts';

export const financeReadings: Readings = {
  'Akuntansi Dasar untuk Staf': {
    'Jurnal yang enak dibaca': [
      'Jurnal ditulis untuk orang yang belum lahir di kantor ini: auditor tahun depan, penggantimu, dirimu sesudah cuti. Baris pertama debit, baris berikutnya kredit menjorok ke kanan, lalu satu kalimat keterangan yang menyebut nomor nota dan lawan transaksi.',
      'Pembelian 12 kipas dari UD Samudra, nota 118, tempo 30 hari jauh lebih berharga daripada beli barang. Pakai nama akun persis seperti di daftar, jangan menciptakan akun baru karena malas mencari. Salah catat diperbaiki dengan jurnal balik, bukan dihapus. Coretan membuat orang bertanya, jurnal balik menjawabnya.',
    ],
    'Dari jurnal ke buku besar': [
      'Setiap akun punya halaman sendiri, dan memindahkan angka ke sana terasa membosankan sampai kamu menyadari bahwa di sinilah pertanyaan dijawab: berapa utang kita kepada Samudra hari ini? Pindahkan tanggal, nomor jurnal, jumlah, saldo berjalan.',
      'Setelah satu baris dipindah, tulis nomor akunnya di jurnal sebagai tanda sudah. Tanda itu menyelamatkanmu ketika telepon berdering di tengah pekerjaan. Periksa sisi normalnya: kas dan beban bertambah di debit, utang dan pendapatan di kredit. Saldo kas yang berubah menjadi kredit adalah alarm, bukan keajaiban.',
    ],
    'Neraca saldo yang tidak seimbang': [
      'Debit dan kredit berselisih 540.000. Jangan mulai dari awal. Bagi dua selisihnya: 270.000, cari angka itu, mungkin ia diletakkan di sisi yang keliru. Bagi sembilan: habis, mungkin dua angka tertukar. Cari pula angka 540.000 utuh, mungkin ada yang terlewat.',
      'Kalau belum ketemu, periksa saldo awal, lalu penjumlahan tiap akun, lalu pindahan halaman. Urutan itu disusun dari sebab yang paling sering. Ingat pula yang tidak terlihat: transaksi yang salah akun atau lupa dicatat sama sekali tetap membuat neraca seimbang. Seimbang berarti rapi, belum tentu benar.',
    ],
    'Beban yang belum dibayar': [
      'Gaji Desember dibayar tanggal lima Januari, tetapi tenaga itu dipakai pada Desember. Catat sebagai beban gaji di debit dan utang gaji di kredit pada akhir bulan. Ketika dibayar, utangnya yang berkurang, bukan beban Januari yang bertambah.',
      'Sewa dibayar di muka kebalikannya: uang sudah keluar, manfaatnya belum habis. Dua belas juta setahun dipindahkan satu juta setiap bulan dari aset ke beban. Buat daftar penyesuaian tetap agar tidak ada yang tertinggal: gaji, listrik, sewa, asuransi, bunga, penyusutan. Laba bulanan yang melompat-lompat biasanya hanya penyesuaian yang terlupa.',
    ],
    'Menyusutkan mobil bak': [
      'Mobil bak seharga 160 juta ditaksir berguna delapan tahun dengan sisa 16 juta. Cara garis lurus membagi rata: 18 juta setahun. Cara saldo menurun memberatkan tahun awal, ketika mobil paling sering dipakai. Cara satuan hasil mengikuti kilometer.',
      'Pilih satu karena alasan, tulis alasannya, lalu pakai terus; berganti cara setiap kali laba kurang cantik adalah tanda bahaya. Penyusutan tidak mengeluarkan uang, ia hanya membagi biaya ke tahun-tahun yang menikmatinya. Kumpulannya disimpan dalam akun akumulasi, sehingga harga beli asli tetap terlihat. Aturan pajak punya kelompok umur sendiri.',
    ],
    'Menutup tahun': [
      'Akun sementara seperti pendapatan dan beban adalah gelas ukur untuk satu tahun; isinya dituang lalu gelas dikosongkan. Pindahkan semua pendapatan ke ikhtisar laba rugi, kemudian semua beban, akhirnya selisihnya ke modal. Prive ditutup langsung ke modal.',
      'Sesudah itu susun neraca saldo baru: hanya aset, utang, dan modal yang tersisa. Kalau masih ada beban dengan saldo, ada yang terlewat. Kunci periode di program agar tidak seorang pun menyelipkan nota Desember pada bulan Maret. Cetak, tanda tangani, simpan bersama daftar penyesuaian.',
    ],
    'Segel dibuka': [
      'Amplop kunci CV Angin Timur dibuka bersama. Bandingkan empat angka dahulu: kas, persediaan, utang, laba. Lebih dari satu yang berbeda biasanya berasal dari satu kesalahan, jadi jangan memperbaiki semuanya sekaligus.',
      'Telusuri mundur dari laporan ke buku besar, dari buku besar ke jurnal, dari jurnal ke nota. Temukan nota pertama yang menyimpang dan ceritakan kepada sebelahmu mengapa kamu memutuskan begitu. Kadang keputusanmu justru lebih baik daripada kunci; tulis alasannya. Angka yang cocok menyenangkan, tetapi jalan pulang dari selisih yang membuatmu bisa bekerja.',
    ],
  },
  'Mengatur Keuangan Keluarga': {
    'Anggaran untuk penghasilan harian': [
      'Catat pendapatan bersih tiga puluh hari, urutkan dari yang terkecil, lalu lihat hari kesepuluh dari bawah. Misalnya Rp80.000. Angka itulah dasar anggaranmu, bukan rata-ratanya, sebab sepertiga hari memang sesepi itu. Kebutuhan pokok harus muat di dalamnya.',
      'Pada hari ramai, pisahkan kelebihannya sebelum pulang. Kalau kamu membawa Rp140.000, masukkan Rp60.000 ke dompet cadangan; isinya menutup hari hujan serta tagihan bulanan. Bagi tagihan bulanan dengan jumlah hari kerja: listrik Rp260.000 dalam 26 hari berarti Rp10.000 disisihkan setiap malam.',
    ],
    'Memetakan utang dengan jujur': [
      'Buat satu baris bagi setiap utang: kepada siapa, sisa pokok, bunga sebulan, cicilan, tanggal jatuh tempo, dan akibat bila terlambat. Masukkan juga kasbon warung dan pinjaman dari adik. Hubungi pemberi pinjaman untuk menanyakan sisa sebenarnya, jangan mengira-ngira.',
      'Jumlahkan cicilannya lalu bandingkan dengan pemasukan. Di atas sepertiga, berhentilah menambah utang baru sekalipun tawarannya ringan. Bunga harian tampak kecil: 0,3 persen sehari sama dengan sekitar sembilan persen sebulan. Periksa nama pemberi pinjaman online di laman OJK sebelum membayar apa pun.',
    ],
    'Memilih yang dilunasi dulu': [
      'Semua cicilan minimum dibayar lebih dulu, supaya denda tidak menambah beban. Sisa uang dikerahkan ke satu utang saja. Cara bunga tertinggi paling hemat: lunasi pinjaman sembilan persen sebulan sebelum cicilan motor dua persen, walaupun jumlahnya lebih besar.',
      'Cara bola salju memilih sisa terkecil. Biayanya sedikit lebih mahal, tetapi satu baris yang tercoret pada bulan kedua membuat banyak keluarga bertahan. Tentukan bersama, tulis urutannya, lalu jangan berganti di tengah jalan. Saat satu utang tamat, pindahkan seluruh cicilannya ke baris berikutnya.',
    ],
    'Satu kali belanja bulanan': [
      'Dana darurat enam bulan terdengar mustahil, maka mulailah dengan sasaran yang terjangkau: senilai satu kali belanja bulanan. Jika belanjamu Rp900.000, sisihkan Rp15.000 per hari dan sasaran itu tercapai dalam dua bulan.',
      'Sepakati apa yang disebut darurat: sakit, alat kerja rusak, atap bocor, pemasukan berhenti. Undangan pernikahan dan potongan harga bukan. Setiap kali terpakai, isi kembali sebelum membeli barang baru. Sesudah penuh, naikkan sasaran menjadi satu bulan pengeluaran, lalu tiga bulan; keluarga berpenghasilan harian butuh bantal lebih tebal.',
    ],
    'Tempat menyimpan yang agak sulit diambil': [
      'Uang di dompet mudah habis, tetapi deposito terlalu lama cair ketika anak demam. Pilih tengah-tengahnya: rekening kedua tanpa kartu ATM, atau tabungan koperasi yang buka pada hari kerja. Pastikan biaya administrasinya tidak memakan setoran kecilmu.',
      'Sediakan sepersepuluhnya dalam tunai untuk malam hari. Periksa bahwa banknya peserta penjaminan LPS. Hindari menyimpan dana darurat dalam emas perhiasan; selisih harga jual dan beli menggerusnya tepat saat kamu terdesak. Matikan pula fitur belanja yang terhubung ke rekening tersebut.',
    ],
    'Satu tujuan di pintu kulkas': [
      'Pilih satu tujuan yang punya harga dan tanggal, seperti seragam Rp600.000 sebelum Juli. Bagi dengan pekan yang tersisa: dua puluh pekan berarti Rp30.000 sepekan. Gambar tangga berisi dua puluh anak tangga dan tempel setinggi mata anak bungsumu.',
      'Setiap setoran, anaklah yang mewarnai. Bila sepekan terlewat, jangan digandakan pada pekan depan; geser saja tanggalnya satu pekan dan bicarakan sebabnya. Dua tujuan sekaligus membuat keduanya lambat. Rayakan pertengahan tangga dengan sesuatu yang gratis, contohnya sarapan di lapangan.',
    ],
    'Rapat keluarga dua puluh menit': [
      'Pilih waktu saat semua sudah makan. Pasang pengatur waktu: lima menit membaca angka bulan lalu, lima menit untuk yang berjalan baik, tujuh menit memilih satu perubahan, tiga menit mencatat siapa mengerjakan apa. Satu orang memegang sendok; hanya dia yang boleh berbicara.',
      'Gunakan kalimat tentang angka, bukan tentang orang. Pengeluaran jalan naik Rp120.000 lebih mudah dijawab daripada kamu boros. Perselisihan yang belum selesai ditulis untuk bulan depan, bukan diteruskan di kamar. Anak boleh mengusulkan, sedangkan soal utang cukup dibahas orang dewasa.',
    ],
  },
  'Laporan Keuangan Sederhana': {
    'Buku kas satu halaman per hari': [
      'Tulis saldo awal di baris teratas, lalu setiap uang masuk dan keluar dengan jam serta keterangannya. Saldo akhir adalah saldo awal ditambah masuk dikurangi keluar. Contohnya Rp200.000 + Rp750.000 − Rp520.000 = Rp430.000.',
      'Hitung uang di laci sebelum melihat angka buku, supaya jarimu tidak tergoda menyesuaikan. Selisih ditulis apa adanya: kurang Rp5.000, belum diketahui. Penjaga dan pemilik memaraf bersama. Penjualan lewat QRIS dicatat di kolom terpisah, sebab uangnya ada di rekening dan tidak akan pernah cocok dengan laci.',
    ],
    'Barang terjual bukan barang dibeli': [
      'Kamu kulakan Rp6.000.000 bulan ini, tetapi sepertiganya masih di rak. Bila seluruhnya dianggap biaya, usahamu terlihat rugi. Rumusnya: persediaan awal ditambah pembelian dikurangi persediaan akhir. Dengan stok awal Rp1.500.000 dan stok akhir Rp2.500.000, harga pokoknya Rp5.000.000.',
      'Hitung fisik barang setiap akhir bulan sesudah toko tutup, memakai harga beli, bukan harga jual. Pisahkan yang kedaluwarsa dan catat sebagai kerugian. Sebelum mulai, ambil foto rak; kalau angkanya janggal, kamu bisa memeriksa tanpa menghitung ulang semuanya.',
    ],
    'Laba rugi bulan pertama': [
      'Isi baris pertama dengan penjualan, Rp8.200.000. Di bawahnya harga pokok, Rp5.000.000, dan selisihnya laba kotor Rp3.200.000. Lanjutkan dengan biaya: sewa, listrik, gaji, plastik, ongkos, pulsa, penyusutan alat. Jumlahnya, misalkan, Rp2.150.000. Laba bersihmu Rp1.050.000.',
      'Ada tiga hal yang tidak boleh masuk: pinjaman bank, angsuran pokok, dan uang yang kamu ambil untuk rumah. Bunga pinjaman boleh. Biaya dicatat pada bulan dipakai, bukan pada bulan dibayar; sewa setahun Rp6.000.000 menjadi Rp500.000 sebulan.',
    ],
    'Apa yang dimiliki, apa yang diutang': [
      'Bagi kertas menjadi dua. Di kiri semua milik usaha pada tanggal itu: kas Rp430.000, saldo bank Rp1.800.000, piutang Rp350.000, stok Rp2.500.000, kulkas Rp2.400.000. Di kanan utang: pemasok Rp900.000 dan koperasi Rp1.500.000. Selisihnya, Rp5.080.000, adalah modalmu.',
      'Nilai kulkas berkurang tiap bulan. Harga beli Rp3.000.000 dengan umur lima tahun menyusut Rp50.000 sebulan, sehingga sesudah setahun tersisa Rp2.400.000. Piutang yang lewat enam bulan patut diragukan; catat terpisah supaya kekayaanmu tidak kelihatan lebih besar daripada kenyataan.',
    ],
    'Modal yang diam-diam diambil': [
      'Beras dari rak untuk makan malam, bensin motor anak, uang arisan dari laci: semuanya prive. Catat di satu kolom bersama tanggalnya, barang dinilai dengan harga beli. Prive mengurangi modal, tetapi bukan biaya, jadi laba tokomu tidak berubah.',
      'Bandingkan jumlahnya dengan laba bersih pada akhir bulan. Laba Rp1.050.000 dan prive Rp1.400.000 berarti toko menyusut Rp350.000, walaupun tampak untung. Tetapkan jatah mingguan yang diambil setiap Sabtu. Satu pengambilan besar lebih mudah diawasi daripada tiga puluh pengambilan kecil.',
    ],
    'Laba naik, kas habis': [
      'Sebuah toko bangunan menjual semen senilai Rp90 juta sebulan, laba Rp12 juta, tetapi tidak sanggup membayar pemasok. Sebabnya terlihat bila kamu menulis hari: pemasok ditagih 14 hari, barang mengendap 20 hari, kontraktor membayar 45 hari. Uangnya kembali sesudah 65 hari, jadi 51 hari harus ditanggung sendiri.',
      'Ada tiga tuas. Minta uang muka tiga puluh persen, kurangi stok yang lambat, dan tawar tempo pemasok menjadi 30 hari. Buat perkiraan kas delapan pekan ke depan; pekan yang minus tampak selagi masih ada waktu menelepon.',
    ],
    'Menyiapkan berkas untuk bank': [
      'Bank kecil lazim meminta laba rugi, neraca, dan mutasi rekening enam bulan, ditambah identitas serta NIB. Pastikan ketiganya saling cocok: kas di neraca sama dengan saldo buku, dan penjualan nontunai dapat ditemukan di mutasi.',
      'Sertakan satu halaman tentang kegunaan pinjaman beserta kemampuan mencicil. Bila laba bersih sesudah prive Rp1.500.000, cicilan sebaiknya di bawah Rp600.000 supaya bulan sepi masih tertutup. Jangan memoles angka. Petugas akan datang menghitung rak, dan satu ketidakcocokan kecil menghapus kepercayaan pada tiga lembar lainnya.',
    ],
  },
  'Investasi Pertama': {
    'Mengukur nyali dengan angka': [
      'Tulis jumlah yang hendak kamu tanam, misalnya lima juta. Sekarang bayangkan enam bulan lagi layar menunjukkan empat juta, dan berita mengatakan mungkin turun lagi. Pilih dengan jujur: menjual semuanya, diam, atau menambah. Ucapkan kepada pasanganmu sebelum menuliskannya.',
      'Jawaban menjual berarti porsi yang naik turun terlalu besar, bukan berarti kamu penakut. Kecilkan sampai kamu bisa tidur. Ada pula kesanggupan, yang berbeda dari nyali: orang berani dengan cicilan motor dan tanpa dana darurat tetap belum sanggup. Ambil angka yang lebih kecil dari keduanya.',
    ],
    'Membaca lembar fakta': [
      'Reksa dana wajib menerbitkan ringkasan satu dua halaman setiap bulan. Lingkari tiga hal dengan tiga warna. Pertama biaya: pembelian, penjualan, dan pengelolaan setahun. Kedua isinya, yaitu sepuluh kepemilikan terbesar. Ketiga riwayat, dibandingkan dengan tolok ukurnya, bukan dengan nol.',
      'Lihat juga tahun terburuknya; di sanalah nyalimu diuji. Selisih biaya satu persen tampak kecil, tetapi selama dua puluh tahun memakan hampir seperlima hasil. Bila nama produknya pendapatan tetap namun isinya obligasi perusahaan yang tidak kamu kenal, tanyakan. Kinerja masa lalu tidak menjanjikan apa pun, dan lembar itu sendiri yang menyatakannya.',
    ],
    'Mencicil lewat perintah rutin': [
      'Menunggu harga murah biasanya berakhir dengan tidak pernah mulai. Pasang perintah otomatis sehari setelah gajian, sejumlah yang tidak kamu rindukan. Saat harga tinggi kamu mendapat sedikit bagian, saat rendah mendapat banyak; keputusannya sudah selesai sekali.',
      'Cicilan tidak menghapus kemungkinan rugi, ia hanya menghapus keharusan menebak. Beri nama rekeningnya sesuai tujuan, misalnya kuliah Dimas, sebab uang bernama lebih sulit diambil. Periksa tiga bulan sekali saja. Setiap naik gaji, besarkan dahulu perintahnya baru gaya hidup. Bila penghasilan tersendat, kecilkan jumlahnya tanpa menghentikan tanggalnya.',
    ],
    'Membeli surat negara dari ponsel': [
      'Negara meminjam langsung dari warganya melalui mitra penjualan resmi, beberapa kali setahun. Daftarnya ada di situs Kementerian Keuangan. Buat akun sebelum masa penawaran dibuka, karena pemeriksaan data dapat memakan waktu. Bacalah memorandumnya: kupon, jatuh tempo, tanggal bayar, dan pajaknya.',
      'Pesan, terima kode, bayar sebelum batas jamnya, lalu simpan bukti kepemilikan. Kupon masuk ke rekeningmu setiap bulan; kalau tidak disisihkan, ia habis menjadi jajan. Bedakan yang dapat dijual kepada orang lain dari yang harus disimpan sampai selesai. Jangan memakai rekening orang lain, sekalipun milik adikmu.',
    ],
    'Bila butuh uang lebih cepat': [
      'Setiap simpanan memiliki pintu keluar yang berbeda lebarnya. Pasar uang biasanya cair dalam beberapa hari kerja. Saham serta obligasi dagang dapat dijual, tetapi pada harga hari itu. Ada surat yang terkunci dengan jendela pencairan sebagian; deposito memotong bunganya.',
      'Susun tangga: dana darurat di undakan terbawah, selalu utuh sebelum yang lain diisi. Tulis di sebelah setiap produk berapa hari uangnya tiba serta berapa yang hilang. Lalu ujilah sekali dengan mencairkan seratus ribu. Orang yang tidak pernah mencoba keluar biasanya baru mencari pintunya ketika rumah sudah berasap.',
    ],
    'Memeriksa izin di situs pengawas': [
      'Ambil tiga tawaran dari ponselmu. Buka situs OJK, cari nama badan usahanya, bukan nama aplikasinya. Cocokkan ejaan, alamat situs, dan jenis izin; penipu gemar meminjam nama perusahaan asli dengan satu huruf tambahan. Perdagangan berjangka diawasi Bappebti, jadi periksa di sana.',
      'Terdaftar sebagai koperasi, memiliki NIB, atau berlogo garuda tidak sama dengan izin menghimpun dana. Telepon nomor resmi dari situs pengawas, bukan nomor pada brosur. Terakhir, bandingkan nama pemilik rekening tujuan: uang masyarakat tidak pernah ditampung di rekening pribadi. Bila satu saja tidak cocok, sepuluh menitmu sudah terbayar.',
    ],
    'Kata untung pasti': [
      'Kumpulkan kalimat yang menutup obrolan: untung pasti, tanpa risiko, tinggal lima slot, modal kembali bila mengajak tiga teman, jangan bilang siapa-siapa dulu. Hasil tinggi dan aman tidak tinggal serumah; kalau ada, bank sudah memborongnya.',
      'Kenali urutannya. Setoran kecilmu sungguh dibayar dengan uang orang berikutnya, supaya kamu percaya dan membawa tabungan ibumu. Jangan tertipu testimoni, mobil pinjaman, atau kutipan ayat. Jawab satu kali: terima kasih, saya tidak berinvestasi lewat obrolan. Blokir, simpan buktinya, laporkan. Terlanjur ikut? Berhenti menyetor hari ini, termasuk biaya pencairan yang mereka minta.',
    ],
  },
  'Sertifikasi Kasir dan Teller': {
    'Mengikat seratus lembar': [
      'Samakan arah gambar, ratakan dua sisi dengan mengetukkannya ke meja, lalu jepit di antara jari tengah dan manis. Jempol menarik, telunjuk menyambut. Pasang metronom pada enam puluh ketukan; satu lembar satu ketukan. Naikkan sepuluh hanya setelah tiga ikatan berturut-turut tepat.',
      'Hitung dari depan, kemudian dari belakang, sebab lembar melekat bersembunyi di satu arah saja. Uang baru dilengkungkan dahulu. Ban kertas melingkar di tengah dengan tanggal serta paraf; parafmu berarti kamu yang mengganti kekurangannya. Jangan membasahi jari dengan ludah, pakai spons.',
    ],
    'Memindai, membatalkan, mengembalikan': [
      'Memindai dua kali barang yang sama terjadi ketika mata melihat pelanggan. Dengarkan bunyinya dan lihat jumlah di layar, bukan barangnya. Membatalkan satu baris sebelum dibayar berbeda dari membatalkan nota; yang kedua menghapus semuanya dan biasanya menunggu kunci penyelia.',
      'Pengembalian terjadi sesudah uang masuk. Cocokkan struk, tanggal, nomor seri, keadaan barang, baru tekan tombolnya. Uang kembali lewat jalan yang sama: kartu ke kartu, tunai ke tunai. Kalau sudah terlanjur salah, jangan menutupinya dengan transaksi karangan. Cetak, tulis alasannya, minta paraf.',
    ],
    'Laci seimbang di akhir giliran': [
      'Tutup dengan urutan tetap: pecahan besar, pecahan kecil, logam, struk kartu, lalu kurangi modal awal. Bandingkan dengan laporan mesin setelah angkamu sendiri tertulis; melihat lebih dulu membuat tangan mencari-cari jumlah yang diinginkan.',
      'Selisih lima puluh ribu kurang dicatat lima puluh ribu kurang, tidak ditombok dari dompet. Lebih pun dicatat. Telusuri: selisih habis dibagi sembilan sering berasal dari angka tertukar, selisih genap seukuran pecahan dari kembalian, selisih sebesar satu nota dari pembatalan. Kasir yang selisihnya kecil tetapi jujur dipercaya memegang brankas. Yang selalu nol justru diperiksa.',
    ],
    'Antrean panjang dan mesin macet': [
      'Mesin kartu mati dan sembilan orang menatapmu. Suara dulu, tangan kemudian: Bapak Ibu, mesin kartunya sedang kami pulihkan, yang tunai silakan ke kiri. Orang tahan menunggu bila tahu sebabnya dan melihat ada yang bergerak.',
      'Jangan mengulang gesek kartu yang statusnya tidak jelas, karena tagihannya bisa masuk dua kali. Tunggu cetakan, atau periksa laporan mesin. Panggil penyelia dengan isyarat yang disepakati, bukan teriakan. Lansia serta ibu membawa bayi dipersilakan duduk. Sambil menunggu, bungkus belanjaan yang sudah dipindai. Sesudah pulih, ucapkan terima kasih kepada setiap orang.',
    ],
    'Kata maaf yang tidak menyalahkan': [
      'Maaf, tapi Ibu tadi tidak bilang, adalah tuduhan bertopi sopan. Potong pada kata maaf, sebut keadaannya, lanjutkan tindakan. Maaf, kembaliannya kurang sepuluh ribu, saya hitung ulang di depan Ibu. Selesai; tidak ada tapi.',
      'Di balik kaca suaramu teredam, sehingga kamu cenderung meninggi dan terdengar marah. Turunkan nada, perlambat, dan buka bibir lebih jelas. Rekam dari sisi pelanggan. Ganti harus dengan bisa: Bapak bisa mengisi slip ini dulu. Untuk kesalahan yang bukan milikmu, cukup saya mengerti ini merepotkan. Mengakui rasa orang tidak sama dengan mengakui salah.',
    ],
    'Ujian tangan': [
      'Di meja ada tiga ikat campuran berisi lembar rusak, salah arah, dan beberapa contoh cetakan yang harus disisihkan. Waktu berjalan sejak jarimu menyentuh kertas. Penguji menghitung tiga hal: jumlah akhir, lembar meragukan yang lolos, dan kerapian ban.',
      'Ketepatan didahulukan; satu lembar keliru menggugurkan kecepatan berapa pun. Bernapaslah di antara ikatan. Bila kehilangan hitungan, mulailah ikatan itu dari awal tanpa menggerutu. Sepekan sebelumnya berlatihlah dua kali sehari sepuluh menit, bukan satu jam sekali. Kuku pendek, tangan kering, jam tangan dilepas.',
    ],
    'Ujian loket': [
      'Empat pemeran datang bergantian: penyetor tergesa, nenek dengan buku tabungan lama, pemilik warung yang membawa sekantong logam, dan seseorang yang meminta data rekening saudaranya. Yang terakhir ditolak dengan ramah, itulah separuh nilainya.',
      'Penguji mencari lima kebiasaan: menyapa dengan nama, mengulang jumlah, menghitung di tempat yang terlihat, menyerahkan uang beserta bukti sekaligus, menutup dengan pertanyaan. Laci dikunci setiap kali kamu berdiri. Kalau layar macet, sampaikan dan lanjutkan yang dapat dikerjakan. Dua puluh menit habis ketika yang keempat belum selesai? Pamitlah dengan benar; terburu-buru pada akhirnya menghapus semua yang rapi.',
    ],
  },
  'Pajak untuk Pelaku UMKM': {
    'Omzet yang dihitung dan yang tidak': [
      'Omzet ialah nilai penjualanmu sebelum dikurangi belanja. Bahan, sewa, dan gaji tidak mengecilkannya; kerugian pun tetap beromzet. Barang titipan yang sungguh milik orang lain hanya menyumbang komisimu, asalkan ada surat titip dan uangnya kamu teruskan utuh.',
      'Diskon yang tertulis di nota mengurangi, hadiah kepada kerabat tanpa nota tidak. Ongkos kirim yang kamu terima lalu dibayarkan kepada kurir dipisahkan sejak awal, supaya tidak ikut menggembung. Potongan lokapasar bukan diskon: yang dihitung harga yang dibayar pembeli. Tulis keempatnya di kolom tersendiri setiap malam, selagi notanya ada.',
    ],
    'Setengah persen di atas kertas': [
      'Bentangkan dua belas kolom. Baris pertama omzet tiap bulan, baris kedua jumlah berjalan sejak Januari. Untuk usaha perseorangan, pajak baru muncul setelah jumlah berjalan melewati batas bebas; sebelum itu barisnya nol, tetapi tetap diisi.',
      'Misalkan sampai September 470 juta dan Oktober 50 juta. Dengan batas 500 juta, hanya 20 juta yang kena: setengah persennya seratus ribu rupiah. November serta Desember dihitung penuh. Kerjakan dengan pensil sekali sebelum memakai lembar sebar, sebab kesalahan terbesar bukan perkalian, melainkan lupa membawa jumlah berjalan. Cocokkan tarif dengan aturan tahun itu.',
    ],
    'Batas bebas tahunan': [
      'Batas itu berlaku untuk orangnya dan setahun penuh, bukan untuk tiap cabang atau tiap bulan. Dua warung atas namamu dijumlahkan. Badan usaha tidak mendapatkannya, jadi koperasi dan perseroan menyetor sejak rupiah pertama.',
      'Ramalkan bulan ke berapa kamu sampai: bagi batasnya dengan rata-rata tiga bulan terakhir. Penjual takjil dapat melompat pada Ramadan, toko seragam pada Juli. Beri tanda di kalender sebulan sebelumnya dan mulai sisihkan. Januari hitungan kembali dari nol. Kalau jumlah setahun mendekati batas golongan, bicarakan dengan konsultan sebelum terlewati.',
    ],
    'Kode bayar tanpa salah jenis': [
      'Kode bayar terdiri atas jenis pajak, jenis setoran, masa, tahun, jumlah, dan milik siapa. Enam angka pertama menentukan ke kotak mana uangmu jatuh; nilai yang benar di kotak keliru tetap ditagih. Ambil dari panduan layanan pajak online tahun ini, jangan dari tangkapan layar teman.',
      'Sebelum menyetujui, bacakan empat hal keras-keras: nama, masa, tahun, rupiah. Masa artinya bulan omzetnya, bukan bulan kamu membayar. Kode punya tanggal kedaluwarsa; kalau lewat, buat lagi. Terlanjur salah kotak? Ada permohonan pemindahbukuan, dan ia jauh lebih mudah diajukan pekan ini daripada dua tahun lagi.',
    ],
    'Bukti setor yang disimpan sepuluh tahun': [
      'Catatan dan bukti usaha wajib disimpan lama, dan sepuluh tahun adalah patokan aman. Kertas termal memudar dalam setahun, maka foto pada hari yang sama. Nama berkasnya 2026-10_PPh-final_250000.pdf; bulan dan rupiah sudah terbaca tanpa dibuka.',
      'Satu folder setahun berisi dua belas bukti, dua belas rekap omzet, dan laporan akhirnya. Simpan di dua tempat yang tidak terbakar bersama: awan serta cakram di rumah saudara. Nomor penerimaan pada bukti adalah sidik jarinya, salin ke tabel. Bila petugas bertanya tentang Maret tiga tahun lalu, kamu menjawab sambil tersenyum.',
    ],
    'Laporan tahunan bersama-sama': [
      'Membayar belum melapor. Siapkan lima hal di meja: rekap omzet dua belas bulan, bukti setor, daftar harta, daftar utang, dan data keluarga. Masuk ke layanan online, pilih formulir yang ditawarkan setelah menjawab pertanyaannya, lalu isi dari lampiran menuju induk.',
      'Harta ditulis sebesar harga perolehannya; motor lama tetap ada walaupun lunas. Tabungan memakai saldo akhir tahun. Penghasilan yang sudah kena final dilaporkan di bagiannya sendiri, tidak dihitung dua kali. Simpan konsep tiap halaman. Tekan kirim, masukkan kode verifikasi, dan unduh tanda terimanya. Jangan menunggu hari terakhir; situsnya pun mengantre.',
    ],
    'Membalas surat imbauan': [
      'Imbauan adalah pertanyaan, bukan hukuman. Baca tiga hal: tahun yang dibahas, data yang menurut mereka berbeda, dan batas menjawab. Lalu pastikan suratnya asli dengan menghubungi kantor pajak lewat nomor di situs resminya, sebab penipu meniru amplop cokelat.',
      'Bandingkan data mereka dengan rekapmu. Sering yang terlihat sebagai omzet ternyata transfer antarrekening sendiri. Balas sehalaman: terima kasih, penjelasan per angka, lampiran bukti, dan apa yang diperbaiki. Kalau memang kurang, akui, betulkan laporannya, setor beserta sanksinya. Tidak menjawab membuat pertanyaan kecil naik tingkat. Datang langsung boleh; bawa map, bukan amplop.',
    ],
  },
};
