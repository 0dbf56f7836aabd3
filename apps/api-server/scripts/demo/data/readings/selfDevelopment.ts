import type { Readings } from './shape.ts';

export const selfDevelopmentReadings: Readings = {
  'Mengelola Waktu': {
    'Lubang lima belas menit': [
      'Lihat kembali catatan tiga harimu dan cari jeda yang terlalu pendek untuk bekerja serta terlalu panjang untuk diam: menunggu jemputan, nasi yang belum matang, rapat yang belum lengkap. Rata-rata orang punya empat, dan semuanya jatuh ke ponsel.',
      'Buat daftar kecil bernama seperempat jam, berisi tujuh pekerjaan yang benar-benar selesai dalam waktu itu: membalas satu email, melipat satu keranjang, memesan obat ibu. Simpan di dompet, bukan di aplikasi. Dua lubang diisi, dua lagi dibiarkan kosong untuk memandang keluar jendela.',
    ],
    'Yang penting bagi siapa': [
      'Gambar dua lingkaran yang beririsan sedikit. Lingkaran kiri menampung tuntutan orang, lingkaran kanan menampung pilihanmu. Tuliskan kegiatan pekan ini di tempatnya dengan jujur; arisan boleh masuk kiri, dan menonton bola bersama anak boleh masuk kanan.',
      'Irisannya adalah tempat paling hemat tenaga, jadi kerjakan itu lebih dulu. Dari lingkaran kiri, pilih satu tuntutan yang sebenarnya tidak pernah diminta siapa pun. Kita sering menanggung harapan yang kita karang sendiri. Tanyakan kepada orangnya besok; jawabannya kerap lebih ringan daripada dugaan.',
    ],
    'Satu hal sebelum membuka pesan': [
      'Pesan pagi adalah daftar keinginan orang lain. Sebelum membacanya, selesaikan satu hal milikmu yang lamanya kurang dari dua puluh menit: menulis dua paragraf, menyiapkan bekal, berjalan mengelilingi blok. Pilih malam sebelumnya agar pagi tidak dipakai untuk memilih.',
      'Letakkan ponsel di ruangan lain saat tidur, gunakan jam beker murah. Bila anak bangun duluan, kerjakan setengahnya dan sebut itu berhasil. Kebiasaan ini tidak menuntut bangun lebih dini; ia cuma menukar urutan. Setelah dua pekan, perhatikan apa yang berubah pada suaramu di meja sarapan.',
    ],
    'Pekan dengan seperlima kosong': [
      'Ambil kalender pekan depan dan arsir dulu seperlimanya, sebelum apa pun dituliskan. Tersebar, bukan menumpuk di hari Minggu: satu jam setiap hari kerja dan satu pagi di akhir pekan. Itulah ruang untuk demam, ban bocor, dan rapat yang maju.',
      'Kalau bencana tidak datang, jangan mengisinya dengan pekerjaan baru pada hari itu juga. Pakai untuk tidur, atau untuk menyelesaikan hal kecil yang tertinggal. Pekan yang terisi penuh terlihat rajin di atas kertas, kemudian runtuh pada Selasa siang. Yang berlubang bertahan sampai Sabtu.',
    ],
    'Serah terima di rumah': [
      'Gantung papan kecil dekat pintu dengan tiga baris: siapa menjemput, siapa memasak, apa yang sedang menunggu. Setiap orang dewasa membacanya ketika masuk dan memperbaruinya ketika keluar. Anak yang sudah bisa membaca mendapat satu baris sendiri.',
      'Serah terima yang baik menyebut keadaan, bukan perintah: adik baru minum obat pukul empat, cucian masih di mesin. Cara itu menghapus pertanyaan kamu ngapain saja dari rumah. Pada Minggu malam, duduklah sepuluh menit bersama papan dan kalender. Tukar tugas yang paling dibenci selama sepekan.',
    ],
    'Tidak, terima kasih, lain kali': [
      'Ada tiga nada untuk menolak. Yang pertama menutup: terima kasih sudah mengingat saya, kali ini tidak. Yang kedua menunda dengan tanggal: bulan ini penuh, boleh tanya lagi setelah lebaran? Yang ketiga mengoper: saya tidak sempat, tetapi Wati sedang mencari kesempatan seperti itu.',
      'Ketiganya tidak memakai alasan panjang, sebab alasan mengundang perundingan. Latih di depan cermin sampai bahumu turun. Jangan memakai nada kedua bila maksudmu yang pertama; menunda penolakan hanya memindahkan rasa bersalah ke bulan depan, beserta bunganya.',
    ],
    'Menolak atasan dengan pilihan': [
      'Atasan jarang melihat tumpukanmu, maka tunjukkan dalam dua baris. Kalimatnya: ini bisa selesai besok, kalau laporan gudang saya geser ke Jumat; mana yang Bapak dahulukan? Kamu tidak menolak bekerja, kamu meminta urutan.',
      'Bawa perkiraan jam yang masuk akal, bukan keluhan capek. Setelah ia memilih, ulangi keputusannya lewat pesan singkat supaya sama-sama ingat. Bila semua dijawab harus hari ini, tanyakan mana yang boleh setengah jadi. Pertanyaan itu membuka percakapan tentang mutu, yang selama ini tersembunyi di balik kata segera.',
    ],
  },
  'Pembawa Acara Profesional': {
    'Kartu sebesar telapak': [
      'Naskah lengkap membuat mata tersangkut di kertas. Ringkas setiap bagian menjadi tiga kata di kartu sebesar telapak: siapa, apa, pindah. Nama dan gelar ditulis utuh dengan ejaan yang sudah kamu tanyakan langsung kepada pemiliknya, lengkap dengan tanda tekanan di suku kata.',
      'Satu kartu untuk satu mata acara, dilubangi dan diikat cincin agar tidak tertukar ketika jatuh. Warna tepi menandai bagian yang boleh dipotong bila waktu habis. Latih melirik: turunkan mata, bukan kepala, ambil tiga kata itu, lalu bicara kepada baris ketiga.',
    ],
    'Suara dari perut': [
      'Berbaring telentang, letakkan buku di perut, dan naikkan buku itu dengan napas. Itulah pompa yang kamu pakai di panggung. Sekarang berdiri, embuskan bunyi s panjang dengan tebal yang sama sampai lima belas hitungan. Bahu tidak ikut bekerja.',
      'Ucapkan salam kepada orang di baris belakang tanpa menaikkan nada. Yang bertambah adalah tenaga di akhir kata, sebab penonton belakang kehilangan ekor, bukan kepala kalimat. Minum air biasa, hindari gorengan dua jam sebelumnya, dan diamlah sepuluh menit menjelang tampil.',
    ],
    'Berjalan, berhenti, menunjuk': [
      'Bagi panggung menjadi sembilan kotak. Kotak tengah depan untuk pembukaan dan pengumuman penting, kotak kiri untuk memanggil orang, kotak kanan untuk bercerita. Penonton segera belajar bahasa itu walaupun tidak ada yang memberi tahu mereka.',
      'Berjalanlah di antara kalimat, berhentilah saat kata penting. Ketika berbalik, putarlah menghadap penonton sehingga mereka tidak pernah melihat punggungmu. Menunjuk memakai telapak terbuka setinggi dada, lengan lurus sampai orang yang disebut berdiri, lalu turunkan perlahan. Tangan satunya tetap pada mikrofon, sejengkal dari dagu.',
    ],
    'Mengisi sepuluh menit kosong': [
      'Menteri terlambat, dan koordinator memutar jari di udara. Tarik napas, sebutkan keadaan apa adanya tanpa menyalahkan: tamu kita sedang menuju kemari. Penonton yang tahu sebabnya lebih sabar daripada yang dihibur tanpa alasan.',
      'Siapkan tiga permainan yang tidak memerlukan alat: tepuk berantai menurut baris, tebak lagu dari dua kata, berdiri bila pernah. Tambahkan satu cerita enam puluh detik tentang tempat acara yang kamu kumpulkan pagi tadi dari penjaga gedung. Jangan memakai penonton sebagai bahan tertawaan; mereka menanggungnya sampai rumah.',
    ],
    'Salah sebut nama pejabat': [
      'Begitu sadar, perbaiki dalam satu tarikan napas: mohon maaf, yang benar Ibu Ratnawati, selamat datang. Ulangi nama yang benar dengan jelas, beri jeda untuk tepuk tangan, kemudian lanjutkan. Permintaan maaf kedua justru membuat seluruh ruangan mengingat yang pertama.',
      'Pencegahannya dikerjakan sebelum naik panggung. Temui ajudan, minta ia mengucapkan nama serta urutan gelar, rekam dengan ponsel, dengarkan dua kali. Bila daftar tamu berubah di tengah acara, minta secarik kertas tulisan tangan, jangan bisikan; bisikan di dekat pelantang suara tidak pernah utuh.',
    ],
    'Gladi dengan tamu': [
      'Undang lima orang menjadi tamu pura-pura dan jalankan acara dari awal, termasuk lampu padam yang disengaja. Gladi tanpa tamu hanya melatih mulut; dengan tamu kamu belajar menunggu kursi digeser dan mikrofon diserahkan.',
      'Catat tiga waktu: berapa lama dari panggilan sampai orang berdiri di panggung, berapa lama musik masuk, berapa lama tepuk tangan. Tulis di kartu sebagai detik. Sepakati isyarat dengan operator, satu jari untuk naik, telapak turun untuk mengecil. Kesalahan yang muncul di gladi adalah hadiah, jadi rayakan.',
    ],
    'Pentas sore': [
      'Datanglah satu jam lebih awal, jalan sekali mengelilingi kursi, duduk di pojok terjauh, dan lihat panggung dari sana. Sapa dua tamu secara pribadi. Wajah yang sudah kamu kenal menjadi tempat mendarat ketika gugup.',
      'Tiga praktisi menilai suara, gerak, dan waktu secara terpisah, jadi satu bagian yang gagal tidak menenggelamkan yang lain. Sesudah turun, tulis sendiri penilaianmu sebelum membaca milik mereka. Bandingkan keduanya malam itu juga. Selisihnya, bukan nilainya, menunjukkan apa yang perlu dilatih bulan depan.',
    ],
  },
  'Kerja Tim Lintas Generasi': {
    'Riwayat kerja di satu garis': [
      'Bentangkan kertas panjang di meja dan tarik satu garis dari tahun kerja anggota tertua sampai hari ini. Setiap orang menandai tiga titik: pekerjaan pertama, krisis yang dialami, alat baru yang mengubah caranya bekerja. Tidak ada yang dijelaskan dulu.',
      'Sesudah penuh, barulah bertanya. Orang yang mulai bekerja saat banyak pabrik tutup memandang kata efisiensi dengan cara lain daripada yang mulai saat rumah menjadi kantor. Perbedaan itu bukan watak usia, melainkan bekas peristiwa. Foto garisnya; setiap anggota baru menambahkan titiknya sendiri.',
    ],
    'Saluran untuk setiap urusan': [
      'Daftarkan sepuluh kejadian minggu lalu: mesin berhenti, izin sakit, koreksi laporan, ucapan ulang tahun. Tempelkan masing-masing di bawah telepon, pesan, email, atau tatap muka, dan bahas hanya yang diperebutkan.',
      'Patokan yang biasanya disepakati sederhana saja. Kalau menunggu satu jam menimbulkan kerugian, teleponlah; selebihnya ditulis, supaya bisa dibaca kembali. Stiker boleh menjawab kabar, tidak boleh menjawab pertanyaan. Sepakati pula berapa lama balasan dianggap wajar, karena diam tiga jam berarti sibuk bagi yang satu dan marah bagi yang lain.',
    ],
    'Jam senyap': [
      'Mulai dari kebutuhan, bukan aturan: siapa yang menjemput anak, siapa yang bekerja paling jernih pukul sembilan malam, siapa yang salat berjamaah. Dari situ cari irisan waktu ketika tidak seorang pun wajib membaca pesan.',
      'Pengecualiannya ditulis dengan contoh, bukan kata mendesak. Air masuk gudang termasuk; warna salindia tidak. Pesan yang terpikir malam hari dijadwalkan untuk pagi. Atasan memberi teladan paling dulu, sebab satu balasan darinya pukul sebelas malam menghapus seluruh kesepakatan tanpa perlu mengumumkannya.',
    ],
    'Memuji di depan, menegur di samping': [
      'Bagikan kartu kejadian dan berlatihlah berpasangan. Pujian disebutkan bersama perbuatannya: tadi kamu menelepon pelanggan sebelum ia mengeluh. Tanpa perbuatan, pujian terdengar seperti sopan santun dan tidak dipelajari siapa pun.',
      'Teguran dilakukan berdua, pada hari yang sama, dengan tiga kalimat: apa yang terjadi, akibatnya kepada siapa, apa yang kita lakukan besok. Jangan membawa nama angkatan. Tanyakan bagaimana ia ingin diberi tahu lain kali; ada yang memilih langsung, ada yang perlu membacanya lebih dulu. Kedua cara itu sama dewasanya.',
    ],
    'Menerima saran dari yang lebih muda': [
      'Tubuh bereaksi lebih cepat daripada pikiran: alis naik, tangan terlipat. Siapkan balasan sebelum dibutuhkan. Tunjukkan kepadaku sekali. Apa yang terjadi bila kita mencobanya seminggu? Bagian mana dari cara lama yang menurutmu harus dijaga?',
      'Ketiganya membuka pintu tanpa menjanjikan setuju. Setelah mencoba, sebutkan asalnya di depan tim, karena gagasan yang namanya dicuri tidak akan datang dua kali. Berlaku juga sebaliknya: yang muda menanyakan mengapa sebelum mengusulkan bagaimana. Cara lama sering menyimpan kecelakaan yang tidak tercatat.',
    ],
    'Kesepakatan satu halaman': [
      'Tulis bersama di satu layar, maksimal dua belas baris, setiap baris diawali kata kami. Kami menelepon bila mesin berhenti. Kami membalas pesan sebelum pukul lima. Kata sebisanya dan seharusnya dicoret; keduanya pintu belakang.',
      'Bacakan keras-keras secara bergantian, dari yang termuda. Siapa pun boleh berkata belum, lalu menyebutkan apa yang membuatnya bisa setuju. Setelah semua membubuhkan tanda tangan, tempel di tempat orang menunggu: dekat dispenser atau mesin absen. Cantumkan tanggal pemeriksaan sebulan lagi di sudut bawah.',
    ],
    'Menengok setelah sebulan': [
      'Sediakan empat puluh lima menit dan tiga warna. Hijau untuk baris yang berjalan, kuning untuk yang tersendat, merah untuk yang dilupakan. Setiap orang menempel tanpa bicara, sehingga yang pendiam punya suara setebal yang lantang.',
      'Bahas merah dengan menyebut kejadian, tidak menyebut nama. Tanyakan apakah barisnya yang keliru atau kebiasaannya yang belum jadi. Baris yang tidak pernah dipakai dihapus saja. Terakhir, tiap orang mengatakan satu hal yang bulan ini menjadi lebih ringan. Tanggal berikutnya ditulis sebelum bubar.',
    ],
  },
  'Menulis CV dan Surat Lamaran': {
    'Menghapus yang tidak menolong': [
      'Ambil pena merah dan tanyakan pada setiap baris: apakah ini membuktikan aku sanggup mengerjakan lowongan itu? Coret agama, tinggi badan, nama orang tua, dan nomor KTP; datanya rawan disalahgunakan. Hobi bertahan hanya bila menyangkut pekerjaan, misalnya merakit sepeda untuk lamaran mekanik.',
      'Riwayat sekolah cukup yang terakhir. Pelatihan berumur sepuluh tahun boleh pergi. Sasaranmu satu halaman dengan huruf sebelas dan tepi dua sentimeter. Simpan semua yang dicoret di berkas induk, sebab lamaran berikutnya mungkin memerlukannya.',
    ],
    'Kata kerja yang bisa dibayangkan': [
      'Bandingkan keduanya. Bertanggung jawab atas gudang. Menghitung 800 jenis barang tiap akhir bulan dan melaporkan selisihnya. Kalimat kedua bisa diputar seperti film di kepala pembaca, maka ia dipercaya.',
      'Mulailah setiap butir dengan kata kerja: menyusun, melayani, memperbaiki, menagih, melatih. Lanjutkan dengan benda dan hasilnya. Tulis lima butir bagi pekerjaan terakhir, tiga bagi yang sebelumnya. Kata seperti rajin, jujur, dan pekerja keras dibuang, karena semua orang menuliskannya. Cukup ceritakan perbuatan yang menunjukkan sifat tersebut.',
    ],
    'Angka kecil yang berarti': [
      'Kamu tidak perlu omzet miliaran. Hitunglah yang biasa: berapa tamu semeja, berapa paket sehari, berapa shift, berapa hari tanpa absen. Melayani 40 tamu setiap shift makan siang dengan kas selisih nol selama enam bulan sudah menjelaskan kecepatan sekaligus ketelitian.',
      'Tidak punya catatan? Perkirakan dari satu hari biasa, lalu kalikan, dan pakai kata sekitar. Siapkan cara menghitungnya, sebab pewawancara akan menanyakannya. Jangan menulis persen tanpa asalnya: naik 50 persen dapat berarti dari dua menjadi tiga.',
    ],
    'Tiga paragraf, tiga tugas': [
      'Paragraf pertama menjawab mengapa kalian: sebut jabatan, tempat kamu membaca lowongannya, dan satu hal nyata tentang perusahaan itu. Paragraf kedua menjawab mengapa saya, dengan dua bukti yang dipilih dari syarat lowongan. Yang ketiga mengajak bertemu sambil mencantumkan nomor serta waktu kamu mudah dihubungi.',
      'Batasi 200 kata. Sapa nama orang bila bisa ditemukan; kalau tidak, tulis Tim Rekrutmen diikuti nama perusahaannya. Kesalahan termahal ialah lupa mengganti nama perusahaan dari surat sebelumnya. Cari nama lama itu lewat pencarian sebelum mengirim.',
    ],
    'Menjelaskan jeda dengan tenang': [
      'Jeda yang dibiarkan kosong ditafsirkan sesuka pembaca. Isi dengan satu baris bertahun: 2019 sampai 2025, merawat keluarga penuh waktu. Di surat, gunakan dua kalimat. Kalimat pertama menyebut alasannya tanpa rincian; kalimat kedua menunjukkan apa yang tetap kamu kerjakan dan bahwa kini kamu siap.',
      'Contohnya: saya mengurus orang tua yang sakit selama enam tahun. Sejak Januari saya kembali belajar pembukuan dan mengelola kas RT senilai Rp4 juta sebulan. Tidak perlu meminta maaf. Jangan menggeser tahun agar tampak rapat; riwayat kerja mudah diperiksa.',
    ],
    'Nama berkas dan isi email': [
      'Beri nama dengan urutan nama lalu jabatan: CV_Rina-Wulandari_Admin-Gudang.pdf. Perekrut mengunduh ratusan berkas ke satu folder, dan yang bernama CV baru akan tertimpa. Simpan sebagai PDF di bawah 2 MB supaya susunannya tidak berubah di komputer lain.',
      'Judul email mengikuti petunjuk lowongan. Bila tidak ada, tulis Lamaran Admin Gudang – Rina Wulandari. Badannya cukup empat kalimat, jangan dibiarkan kosong. Kirim dulu kepada dirimu sendiri, buka di ponsel, dan ketuk lampirannya. Alamat email berisi julukan masa sekolah sebaiknya diganti sebelum tombol itu ditekan.',
    ],
    'Bertanya kabar dengan sopan': [
      'Tunggu tujuh hari kerja sesudah penutupan lowongan, bukan sesudah kamu mengirim. Balas email lamaranmu sendiri supaya riwayatnya terbawa. Tulis nama, jabatan, tanggal melamar, satu pertanyaan tentang tahap berikutnya, kemudian terima kasih. Selesai dalam lima baris.',
      'Boleh sekali lagi dua pekan kemudian. Setelah itu berhentilah, dan catat di tabelmu sebagai tidak dijawab. Pagi Selasa sampai Kamis biasanya lebih tenang daripada Senin. Hindari menelepon ponsel pribadi perekrut. Siapa pun yang meminta biaya seleksi, seragam, atau perjalanan di muka bukan perekrut.',
    ],
  },
  'Lolos Wawancara Kerja': {
    'Menyambungkan lowongan dengan ceritamu': [
      'Salin setiap syarat ke kolom kiri, satu baris satu syarat. Di kolom kanan tulis satu kejadian yang membuktikannya, lengkap dengan keadaan, tugas, tindakan, dan hasil. Cukup lima belas kata. Syarat terbiasa bekerja dengan tenggat bisa disambung dengan malam kamu menyelesaikan 300 undangan saat mesin cetak macet.',
      'Tandai baris yang kosong. Untuk itu siapkan kalimat jujur tentang bagaimana kamu akan mempelajarinya dalam sebulan. Latih mengucapkan tiap cerita dalam sembilan puluh detik; dua pertiganya harus tentang tindakanmu, bukan latar belakang.',
    ],
    'Kelemahanmu apa': [
      'Terlalu perfeksionis adalah jawaban yang sudah didengar pewawancara ratusan kali. Pilih kelemahan nyata yang tidak melumpuhkan tugas utama, misalnya lambat meminta bantuan. Sebutkan akibat yang pernah terjadi, lalu kebiasaan yang sekarang kamu jalankan beserta tandanya bahwa itu berhasil.',
      'Susunannya begini: dulu saya menyimpan masalah sampai sore. Akibatnya satu kiriman terlambat sehari. Kini, bila buntu tiga puluh menit, saya bertanya, dan sejak Maret tidak ada kiriman tertunda. Untuk lowongan kasir jangan memilih kurang teliti. Sejujur apa pun, itu menjawab pertanyaan yang lain.',
    ],
    'Mengapa berhenti, mengapa menganggur': [
      'Pakai tiga langkah: fakta, pelajaran, arah. Kontrak saya habis dan tidak diperpanjang; dari sana saya paham alur ekspor; sekarang saya mencari tempat yang memberi tanggung jawab dokumen penuh. Dua puluh detik, lalu diam. Penjelasan panjang justru memancing pertanyaan lanjutan.',
      'Jangan menjelekkan atasan lama walaupun benar. Pewawancara membayangkan dirinya yang dibicarakan kelak. Bila kamu diberhentikan karena kesalahan, akui dalam satu kalimat dan sebutkan perubahannya. Masa menganggur diisi dengan apa yang teratur: kursus, usaha kecil, merawat keluarga. Jangan mengarang pekerjaan.',
    ],
    'Menyebut angka lebih dulu atau belakangan': [
      'Kumpulkan tiga sumber sebelum hari itu: lowongan serupa yang mencantumkan gaji, satu orang yang bekerja di bidangnya, dan upah minimum kotamu. Misalkan hasilnya Rp4,3 juta, Rp5 juta, dan Rp5,6 juta. Rentangmu Rp5 sampai Rp5,6 juta, dengan batas bawah yang sungguh sanggup kamu terima.',
      'Jika ditanya di awal, tanyakan kisaran yang dianggarkan. Kalau mereka tetap meminta, sebut rentangmu dengan alasannya. Pastikan yang dibicarakan gaji pokok atau bersih, beserta lembur dan BPJS. Selisih keduanya bisa setengah juta.',
    ],
    'Diam setelah menyebut': [
      'Banyak orang merusak penawarannya sendiri dalam tiga detik. Mereka menyebut lima setengah juta, mendengar sunyi, lalu menambahkan: tetapi bisa kurang, kok. Ucapkan angkanya, tutup mulut, tarik napas lewat hidung, dan hitung sampai lima di dalam hati.',
      'Kalau jawabannya terlalu tinggi, jangan langsung turun. Tanyakan bagian mana yang bisa dibicarakan: peninjauan sesudah tiga bulan, uang transpor, jam kerja. Latih bersama teman yang sengaja bungkam. Rekam dan dengarkan; kata sebenarnya dan mungkin yang menyelinap perlu dihapus. Tawaran akhir dimintakan secara tertulis.',
    ],
    'Email terima kasih': [
      'Kirim pada malam hari yang sama, sebelum pukul sembilan. Kalimat pertama berterima kasih dan menyebut jabatannya. Kedua, satu hal yang kamu pelajari dari percakapan itu. Ketiga, satu bukti yang belum sempat tersampaikan. Keempat, kesediaanmu untuk tahap selanjutnya.',
      'Jangan menyalin kalimat yang sama untuk dua pewawancara; mereka akan membandingkannya. Periksa ejaan nama dari kartu atau undangan. Bila kamu hanya memiliki kontak perekrut, minta tolong disampaikan. Email ini jarang menyelamatkan wawancara yang buruk, tetapi sering memisahkan dua calon yang seimbang.',
    ],
    'Bila ditolak': [
      'Tunggu sehari sebelum membalas, karena balasan pertama di kepala biasanya membela diri. Ucapkan terima kasih, lalu ajukan satu pertanyaan saja: kemampuan apa yang sebaiknya saya kuatkan bila melamar lagi? Jangan bertanya mengapa saya ditolak, sebab itu mengundang jawaban baku.',
      'Sekitar separuh tidak akan menjawab, dan itu bukan penilaian atas dirimu. Catat pertanyaan yang membuatmu tersendat, perbaiki satu cerita, dan lanjutkan ke lamaran berikutnya. Minta izin melamar lagi sesudah enam bulan. Calon kedua kerap dipanggil ketika calon pertama mundur pada pekan pertamanya.',
    ],
  },
  'Berpikir Jernih saat Tertekan': {
    'Peta pemicu pribadi': [
      'Selama seminggu, setiap kali bahumu naik, catat empat hal: jam, orang, tempat, dan apa yang baru saja terjadi. Jangan menilai. Hari ketujuh, warnai yang berulang. Kebanyakan orang menemukan bukan dua puluh pemicu, melainkan tiga, dan salah satunya lapar.',
      'Pisahkan menjadi yang bisa dihindari, bisa digeser, dan harus dihadapi. Rapat pukul satu sebelum makan siang dapat digeser. Pesan dari mantan rekan bisa dibisukan. Teguran atasan tidak, maka untuk itulah latihan berikutnya disiapkan. Pasang kalimat kecil di depan pemicu terkuat: kalau teleponnya berdering, aku berdiri dulu.',
    ],
    'Napas kotak empat hitungan': [
      'Tarik empat, tahan empat, embuskan empat, tahan empat. Bayangkan menyusuri sisi kotak. Embusan yang panjang memberi tahu jantung bahwa tidak ada harimau. Kalau menahan terasa sesak, buang tahapan itu dan cukup panjangkan embusannya menjadi enam.',
      'Latihlah di tempat yang ramai: antrean minimarket, lampu merah, kereta. Berdiri, mata terbuka, tanpa seorang pun tahu. Empat putaran memakan kira-kira satu menit. Kerjakan tiga kali sehari ketika kamu sedang baik-baik saja, sebab tubuh yang panik hanya mengingat apa yang sudah hafal. Pusing berarti terlalu dalam; bernapaslah biasa.',
    ],
    'Menapak dan menyebut benda': [
      'Pikiran yang berlari biasanya sudah berada di besok pagi. Panggil ia pulang lewat tubuh. Tekan kedua telapak kaki ke lantai sampai paha ikut mengeras, lalu lepaskan. Sebutkan lima benda yang terlihat, empat yang tersentuh, tiga bunyi, dua bau, satu rasa.',
      'Sebutkan dengan rinci, jangan meja melainkan meja kayu dengan goresan dekat laci. Rincian itulah yang menyita tempat dari kekhawatiran. Di rapat, cukup genggam pena dan rasakan tepinya. Bawa satu benda kecil bertekstur di saku sebagai jangkar. Kalau ingatan buruk justru menguat, berhenti dan cari teman bicara.',
    ],
    'Menunda sembilan puluh detik': [
      'Gelombang marah di tubuh umumnya surut dalam satu dua menit bila tidak diberi kayu bakar. Kayunya adalah kalimat yang kamu ulang di kepala. Jadi tulislah email itu, lengkap dengan semua yang ingin kamu katakan, tanpa mengisi alamat tujuan.',
      'Berdirilah, isi gelas, kembali. Baca seolah dikirim kepadamu. Hapus kata selalu dan tidak pernah, sisakan fakta dan permintaan. Untuk percakapan langsung, pinjam waktu: saya catat dulu, saya jawab sore ini. Jarang ada kabar yang memburuk karena ditunda sejam. Yang benar-benar darurat menyangkut keselamatan, dan untuk itu kamu memang tidak menulis email.',
    ],
    'Dua pilihan dan satu orang': [
      'Kepala yang tertekan hanya melihat satu pintu atau dua puluh. Paksa menjadi dua pilihan yang tertulis, masing-masing dengan akibat terburuknya. Tanyakan mana yang masih bisa dibatalkan; bila nilainya setara, ambil yang itu.',
      'Kemudian telepon satu orang yang sudah kamu tunjuk jauh hari, bukan grup. Ceritakan dalam tiga kalimat dan tanyakan apa yang tidak kulihat, bukan apa yang harus kulakukan. Tetapkan jam keputusan. Sesudah diputuskan, tulis alasannya dalam satu baris supaya kamu tidak mengadili dirimu kelak dengan pengetahuan yang datang belakangan. Keputusan besar tidak dibuat lapar atau lewat tengah malam.',
    ],
    'Kapan ini bukan lagi stres biasa': [
      'Stres yang wajar reda setelah sebabnya lewat. Perhatikan bila selama dua pekan, hampir setiap hari, tidurmu rusak, makanan hambar, yang dulu menyenangkan terasa kosong, pekerjaan terbengkalai, atau kamu minum supaya bisa tenang. Itu layak dibawa ke puskesmas, seperti batuk yang tidak sembuh.',
      'Dada sesak dan kesemutan juga diperiksa dokter; tidak semuanya dari pikiran. Bila muncul keinginan mati atau menyakiti diri, jangan sendirian malam ini. Katakan kepada seseorang dengan kata yang sebenarnya, jauhkan benda berbahaya, dan datanglah ke unit gawat darurat. Meminta pertolongan adalah keputusan jernih, bukan kekalahan.',
    ],
    'Kalimat pertama meminta tolong': [
      'Yang tersulit selalu tujuh kata pertama. Kepada teman: aku sedang tidak baik, boleh didengarkan sebentar? Kepada atasan: saya perlu menata ulang dua tenggat, bisa bicara lima belas menit hari ini? Kepada dokter: sudah tiga minggu saya sulit tidur, dan pekerjaan mulai terganggu.',
      'Sebutkan apa yang kamu butuhkan, sebab pendengar sering sibuk menebak: didengarkan, ditemani, dibantu mencari, atau dibebaskan dari sesuatu. Jangan dibuka dengan maaf merepotkan. Bila orang pertama menanggapi dengan nasihat murah, itu tentang dia; coba yang kedua. Simpan tiga nama di catatan ponselmu sekarang, ketika kamu belum memerlukannya.',
    ],
  },
};
