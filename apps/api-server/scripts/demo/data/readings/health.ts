import type { Readings } from './shape.ts';

export const healthReadings: Readings = {
  'Kesehatan dan Keselamatan Kerja Dasar': {
    'Menilai peluang dan akibat': [
      'Beri setiap temuan dua angka. Peluang: satu bila hampir tidak pernah terjadi, lima bila terjadi tiap pekan. Akibat: satu untuk plester, lima untuk kematian. Kalikan. Lantai berminyak di lorong ramai bernilai lima kali tiga; mata gergaji tanpa tudung yang jarang dipakai dua kali lima.',
      'Urutan bukan ditentukan oleh siapa yang paling keras mengeluh, melainkan oleh hasil kali itu. Satu pengecualian: akibat bernilai lima dibahas hari ini juga, berapa pun peluangnya. Lalu pilih obatnya dari yang terkuat: hilangkan bahayanya, ganti, beri pagar, atur cara kerjanya, baru bagikan alat pelindung.',
    ],
    'Helm, kacamata, dan telinga': [
      'Helm duduk datar, dua jari di atas alis, dan tidak bergeser saat kamu menunduk. Kacamata menempel sampai pelipis; kalau alis masih kelihatan dari samping, serpihan pun bisa masuk. Sumbat telinga busa digulung tipis, daun telinga ditarik ke atas, lalu ditahan sampai mengembang.',
      'Ujiannya sederhana. Setelah sumbat terpasang, suaramu sendiri harus terdengar lebih dalam. Helm yang pernah kejatuhan barang diganti walaupun tampak utuh, sebab retaknya halus. Simpan semuanya jauh dari matahari dan pelarut. Alat pinjaman yang terlalu besar kembalikan ke gudang dan minta ukuranmu.',
    ],
    'Bahan kimia dan labelnya': [
      'Belah ketupat merah berisi gambar hitam: itulah bahasa yang sama di seluruh dunia. Nyala api mudah terbakar, cairan yang menetes ke tangan berarti korosif, tengkorak beracun seketika, dada berbintang merusak tubuh pelan-pelan. Sisanya ledakan, tabung bertekanan, lingkaran berapi, tanda seru, dan pohon dengan ikan mati.',
      'Cari label itu sebelum membuka tutup. Di bawahnya ada kalimat bahaya dan pertolongan pertama; bacalah yang kedua lebih dulu. Jangan pernah memindahkan cairan ke botol minum. Botol tanpa nama diperlakukan sebagai yang paling berbahaya di ruangan itu sampai seseorang dapat membuktikan isinya.',
    ],
    'Pekerjaan yang menunggu tanda tangan': [
      'Mengelas, naik ke atap, masuk tangki: tiga pekerjaan ini tidak dimulai hanya karena alatnya sudah siap. Surat izinnya memuat tempat, jam mulai dan jam habis, nama pelaksana, pengawas, serta apa yang sudah diperiksa. Begitu jamnya lewat, izin mati dan harus dibuat lagi.',
      'Untuk pekerjaan panas, singkirkan yang mudah terbakar dan tinggalkan penjaga api sesudah percikan terakhir. Di ketinggian, kaitkan tali ke titik yang kuat, bukan ke pipa. Di ruang sempit, udara diukur sebelum masuk dan seorang penjaga tetap di luar. Penjaga itu memanggil bantuan; ia tidak ikut masuk.',
    ],
    'Mengunci sumber listrik': [
      'Sakelar mati saja tidak cukup, karena rekan di ujung lorong bisa menghidupkannya. Urutannya: beri tahu, matikan, putuskan, pasang gembok, gantung label berisi nama dan nomor teleponmu, lalu coba tekan tombol jalan untuk membuktikan bahwa mesinnya benar-benar diam.',
      'Satu orang, satu gembok, satu kunci, dan kuncinya di sakumu sendiri. Bila empat orang bekerja, ada empat gembok di tempat yang sama. Ingat tenaga yang tersimpan: pegas, angin bertekanan, beban yang tergantung, kapasitor. Buang dulu tenaganya. Gembok hanya dibuka oleh pemiliknya setelah semua orang menyingkir.',
    ],
    'Laporan hampir celaka lima baris': [
      'Kunci inggris jatuh semeter dari kepala seseorang, semua tertawa, lalu lupa. Padahal besok jaraknya mungkin nol. Tulis lima baris: apa, di mana, kapan, mengapa bisa terjadi, apa usulmu. Tidak ada baris untuk siapa yang salah, dan itu disengaja.',
      'Tanyakan mengapa sampai tiga kali. Kuncinya jatuh karena diletakkan di pagar; diletakkan di pagar karena tidak ada sabuk alat; sabuknya tidak ada karena tidak pernah dibeli. Usul yang keluar menjadi jelas. Pelapor wajib diberi kabar dalam seminggu, sebab laporan yang lenyap akan menjadi yang terakhir.',
    ],
    'Rapat lima menit sebelum giliran': [
      'Berdiri melingkar di dekat pekerjaannya, bukan di kantin. Menit pertama: apa yang dikerjakan hari ini. Menit kedua: satu bahaya yang paling mungkin melukai. Ketiga: cara menghindarinya, diperagakan. Keempat: siapa yang baru atau kurang tidur. Kelima: satu orang mengulang dengan kata-katanya.',
      'Susun naskah seminggu. Senin tangan terjepit, Selasa mengangkat, Rabu kabel, Kamis lalu lintas forklif, Jumat temuan dari minggu itu sendiri. Gilirkan pembicaranya, termasuk yang paling pendiam. Kalau jawabannya hanya anggukan, ganti pertanyaannya: kalau aku terpeleset di sini, kamu berbuat apa?',
    ],
  },
  'Gizi Seimbang untuk Balita': {
    'Lauk hewani setiap hari': [
      'Tubuh anak paling mudah menyerap zat besi dari hewan, dan kekurangannya membuat ia pucat, rewel, serta lambat belajar. Tidak perlu daging sapi. Telur, ikan teri, kembung, dan hati ayam termasuk yang paling padat gizinya untuk harganya.',
      'Pasang satu saja di setiap hari: telur orak-arik, ikan suwir tanpa duri, atau hati yang dilumatkan ke dalam bubur. Hati cukup sepotong kecil sekali atau dua kali sepekan. Tahu dan tempe menemani, bukan menggantikan. Masak semuanya sampai matang betul; kuning telur yang masih cair bukan untuk anak kecil.',
    ],
    'Menu tujuh hari enam ribu': [
      'Bawa uang untuk seminggu ke pasar dan tanyakan satu hal kepada pedagang: apa yang sedang banyak? Yang melimpah biasanya murah dan segar. Tulis tujuh lauk, tujuh sayur, lalu pasangkan sehingga warna piring berganti setiap hari.',
      'Hitung per porsi anak, bukan per kilo. Setengah butir telur, seekor kembung untuk empat porsi, seikat bayam untuk tiga. Kalau totalnya lewat, tukar sayurnya, jangan lauknya. Masak sekali untuk sekeluarga dan pisahkan porsi anak sebelum cabai masuk. Jadwal itu ditempel di kulkas atau di balik pintu.',
    ],
    'Camilan tanpa bungkus': [
      'Perut anak kecil, jadi dua selingan sehari sungguh dibutuhkan. Yang merusak adalah bungkusnya: asin, manis, membuat kenyang, lalu makan siang ditolak. Ubi kukus, pisang, pepaya, bubur kacang hijau, dan perkedel jagung bekerja lebih baik.',
      'Beri jarak dua jam sebelum makan besar dan sajikan sambil duduk. Potong anggur dan bakso memanjang; yang bulat dan licin dapat menyumbat tenggorokan. Kacang utuh tunggu sampai ia lebih besar. Bila ia terlanjur menyukai keripik, jangan jadikan hadiah, karena hadiah selalu terasa paling berharga.',
    ],
    'Nasi tim ikan kembung': [
      'Kukus kembung dengan jahe dan daun salam, lalu suwir sambil meraba setiap serat mencari duri. Tumis bawang sebentar, masukkan beras, air, wortel parut, dan sedikit minyak. Setelah lembut, campurkan ikan dan bayam iris dua menit terakhir.',
      'Untuk anak setahun ke bawah haluskan kasar dengan garpu; yang dua tahun ke atas makan teksturnya seperti kamu. Jangan disaring terus-menerus, sebab rahangnya perlu belajar. Ambil bagian si kecil, baru bumbui sisanya dengan garam dan sambal untuk orang dewasa. Satu panci selesai dalam empat puluh menit.',
    ],
    'Ketika anak menutup mulut': [
      'Mulut yang terkatup adalah jawaban, bukan pembangkangan. Pastikan dulu ia memang lapar: sudah dua jam tanpa susu, jus, atau biskuit. Kemudian ubah suasananya. Televisi mati, semua duduk, dan ia melihatmu mengunyah makanan yang sama.',
      'Tugasmu menentukan apa dan kapan; tugasnya menentukan berapa banyak. Tawarkan sesendok, tunggu, tawarkan lagi, lalu akhiri setelah setengah jam tanpa ceramah. Makanan baru sering baru diterima sesudah belasan kali muncul. Taruh sedikit di tepi piring tanpa komentar. Anak yang lesu, demam, atau sariawan perlu diperiksa, bukan dibujuk.',
    ],
    'Garis di buku KIA': [
      'Timbang tiap bulan di posyandu, lalu pastikan titiknya diletakkan pada umur yang benar dalam bulan. Sambungkan dengan titik lama. Yang dibaca bukan tinggi rendahnya, melainkan arahnya: apakah sejajar dengan pita di sekitarnya.',
      'Naik mengikuti pita berarti teruskan. Mendatar berarti ia memakai makanannya untuk melawan sesuatu, mungkin batuk lama atau sekadar kurang lauk. Turun berarti cari bantuan segera. Jangan membandingkan dengan sepupunya; anak mungil yang naik teratur lebih sehat daripada yang gemuk tetapi berhenti. Panjang badan diukur juga, sambil ia telentang atau berdiri tegak.',
    ],
    'Kapan ke puskesmas': [
      'Beberapa tanda tidak menunggu besok pagi: ia tidak bisa minum atau menyusu, memuntahkan semuanya, kejang, sulit dibangunkan, napasnya cepat dengan dada tertarik ke dalam, atau menangis tanpa air mata. Berangkatlah, sambil terus memberi minum bila ia mampu menelan.',
      'Untuk diare, beri oralit sedikit demi sedikit dengan sendok dan tetap beri makan. Tanyakan zinc kepada petugas. Yang boleh ditunggu satu dua hari sambil diamati hanyalah anak yang masih bermain dan minum. Bawa buku KIA, catat jam demam, dan hitung popok basahnya; tiga hal itu mempercepat pemeriksaan.',
    ],
  },
  'Senam Ringan untuk Pekerja Meja': {
    'Leher tanpa diputar paksa': [
      'Memutar kepala penuh seperti di iklan justru menjepit sendi leher. Pakai empat arah yang lurus. Tunduk sampai tengkuk terasa panjang, kembali. Tengadah sedikit saja, kembali. Miringkan telinga ke bahu kanan, lalu kiri. Setiap arah ditahan lima napas.',
      'Bahu tetap turun; bila ikut naik, kamu memakai otot yang salah. Bantu dengan berat tangan, jangan ditarik. Berhenti kalau muncul kesemutan sampai ke jari atau pusing berputar, dan tanyakan kepada tenaga kesehatan. Rasa tertarik yang hangat itu wajar, rasa tertusuk tidak.',
    ],
    'Punggung tegak yang tidak kaku': [
      'Duduk tegap seperti tentara hanya bertahan tiga menit. Mulailah dari panggul. Letakkan tangan di bawah bokong dan cari dua tulang yang menekan. Gulirkan panggul ke belakang sampai punggung membulat, lalu ke depan sampai melengkung, dan berhenti di tengah-tengah.',
      'Titik tengah itu membuat tulang belakang menumpuk sendiri tanpa tenaga. Selipkan handuk tergulung di lengkung pinggang supaya mudah ditemukan lagi. Kemudian tarik dagu sedikit seolah membuat lipatan kedua. Ulangi sepuluh kali gulir pada pukul sepuluh dan pukul tiga; tidak ada postur yang baik untuk selamanya.',
    ],
    'Berdiri di tengah rapat': [
      'Kamera hanya melihat dada ke atas, jadi kakimu bebas. Gerak pertama: jinjit perlahan dua belas kali sambil tetap mendengarkan. Betis memompa darah yang mengendap sejak pagi. Gerak kedua: pindahkan berat dari kaki kiri ke kanan, lalu kencangkan bokong selama lima hitungan.',
      'Naikkan laptop ke tumpukan buku supaya wajahmu tidak dilihat dari bawah. Umumkan satu kali saja, aku sambil berdiri, ya; minggu depan biasanya ada yang ikut. Pilih rapat yang kamu hanya mendengar. Kalau sedang mencatat, duduklah, karena berdiri sambil membungkuk lebih buruk daripada keduanya.',
    ],
    'Mata dua puluh kaki': [
      'Setiap dua puluh menit, pandang sesuatu sejauh kira-kira enam meter selama dua puluh detik. Otot yang memfokuskan mata mengepal sepanjang hari, dan jarak jauh adalah caranya membuka tangan. Jendela, papan pengumuman, atau ujung lorong sama baiknya.',
      'Kedipan juga ikut hilang saat membaca layar, hingga mata kering. Kedip penuh sepuluh kali sambil memandang jauh. Samakan terang layar dengan dinding di belakangnya; layar yang menyala seperti lampu membuatmu memicing. Penglihatan yang kabur terus-menerus atau kilatan cahaya bukan urusan senam, periksakan segera.',
    ],
    'Pergelangan pengetik': [
      'Sendi ini paling senang lurus. Lihat tanganmu dari samping saat mengetik: kalau punggung tangan terangkat, rendahkan kaki papan ketik. Tetikus diletakkan persis di sebelahnya agar siku tidak mengembara, dan digerakkan dari lengan, bukan dari pergelangan.',
      'Luruskan lengan, telapak menghadap ke depan, tarik jari dengan tangan satunya selama lima belas detik. Balik, jari ke bawah, ulangi. Lalu kepal dan buka lebar sepuluh kali. Kebas di ibu jari sampai jari manis yang membangunkanmu malam hari adalah tanda untuk berkunjung ke dokter, bukan menambah regangan.',
    ],
    'Pengingat yang ramah': [
      'Alarm yang memekik tiap setengah jam akan dimatikan pada hari kedua. Tempelkan gerak pada sesuatu yang sudah terjadi: setelah menutup telepon, berdiri; sembari menunggu berkas terkirim, putar bahu; tiap kali gelas kosong, berjalan ke galon.',
      'Gelas kecil lebih baik daripada botol besar karena cepat habis. Cobalah tiga macam pengingat selama tiga hari: kertas di tepi layar, bunyi lonceng lembut, dan gelas tadi. Beri tanda setiap kali kamu benar-benar bergerak. Pertahankan satu yang tandanya terbanyak dan buang dua lainnya tanpa merasa bersalah.',
    ],
    'Memeriksa seminggu kemudian': [
      'Keluarkan catatan hari pertama: angka pegal untuk leher, punggung, dan tangan dari nol sampai sepuluh. Isi lagi sekarang, pada jam yang sama. Selisih dua sudah berarti. Kalau tidak berubah, lihat berapa kali kamu melakukannya sebelum menyalahkan gerakannya.',
      'Pilih tiga gerak yang masih kamu kerjakan tanpa diingatkan; itulah programmu. Sisanya lepaskan. Pasang pada jam yang paling buruk menurut catatan, sering kali menjelang sore. Bila nyeri menjalar ke kaki atau membuat tangan lemah, jangan menunggu seminggu lagi, mintalah diperiksa.',
    ],
  },
};
