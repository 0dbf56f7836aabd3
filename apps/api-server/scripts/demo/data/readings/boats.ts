import type { Readings } from './shape.ts';

/** By the sea too: courses taught on boats and in the water. */
export const boatsReadings: Readings = {
  'Pemandu Wisata Bahari': {
    'Arahan keselamatan dua bahasa': [
      'Tamu mendengarkan sebelum mesin hidup, tidak sesudahnya. Kumpulkan di tempat teduh dan peragakan: this is how you wear it, begini mengikatnya. Tunjuk letak pelampung, peluit, kotak obat, dan toilet. Sebutkan apa yang dilakukan bila ada yang jatuh: teriak, tunjuk, jangan lepaskan pandangan.',
      'Setiap kalimat Inggris cukup lima kata. Sit down when we move. Keep your hands inside. Ulangi dalam bahasa Indonesia dengan nada yang sama ramahnya. Akhiri dengan meminta seorang anak menunjukkan cara mengencangkan tali; kalau ia bisa, orang tuanya ikut memperhatikan. Empat menit, tanpa lelucon tentang tenggelam.',
    ],
    'Cerita kampung dan karang': [
      'Bertamulah ke rumah nelayan tua pada malam bulan terang, saat ia tidak melaut. Tanyakan nama setiap tanjung dan mengapa disebut begitu. Catat bersama nama penuturnya. Sebelum dipakai, tanyakan bagian mana yang boleh diceritakan kepada orang luar; ada tempat yang namanya tidak diucapkan di atas perahu.',
      'Susun cerita tiga menit: tempat yang tampak dari haluan, orang yang pernah hidup darinya, dan apa yang berubah. Sambungkan dengan karang di bawah. Dulu jaring ditebar di sini, sekarang tidak, karena ikan kecil berlindung. Jangan menambah hantu supaya seru. Tamu yang kembali akan membandingkan.',
    ],
    'Menjawab tidak tahu': [
      'Pertanyaan tentang nama latin ikan biru itu akan datang, dan mengarang jawabannya terasa paling mudah. Padahal seorang di antara mereka mungkin ahli biologi. Kalimatnya sudah siap: aku belum tahu, tetapi malam ini kucarikan. I don’t know yet, but I’ll find out.',
      'Lalu sungguh cari. Foto hewannya, catat kedalaman dan tempatnya, buka buku di pondok, kirim jawabannya sebelum mereka pulang. Tulis di buku saku bersama halaman sumbernya. Dalam semusim kamu memiliki seratus jawaban yang benar. Yang selalu boleh kamu akui tanpa mencari ialah bila kamu tidak sanggup meramal cuaca besok.',
    ],
    'Karang tidak untuk dipijak': [
      'Hewan pembangun karang sebesar kepala jarum. Sekali injakan meremukkan pertumbuhan bertahun-tahun, dan luka di kaki tamu sulit sembuh. Maka jalur masuk dipilih lebih dulu: pasir atau dermaga, saat air cukup tinggi untuk berenang di atasnya.',
      'Latih sirip di tempat dalam. Mengayuh dari pinggul, pelan, badan datar; berdiri hanya boleh di pasir. Yang lelah memegang ban, bukan karang. Perahu ditambatkan pada pelampung atau pasir, jangkarnya diturunkan dengan tangan setelah seseorang melihat dasarnya. Jangan memberi makan ikan. Roti membuat mereka menggigit dan alga merajalela.',
    ],
    'Sepuluh ikan yang pasti ditanya': [
      'Siapkan kartu bergambar di plastik. Ikan badut yang tinggal di anemon, kepe-kepe berpasangan, kakatua yang mengerat karang menjadi pasir, sersan mayor bergaris lima, botana dengan pisau di pangkal ekor, buntal, pari totol biru, kerapu, lepu ayam, dan penyu, yang tentu bukan ikan.',
      'Untuk setiap gambar hafalkan tiga hal: nama di kampungmu, nama umum Indonesia dan Inggris, serta satu kebiasaan. Tandai dua yang berbahaya, yaitu lepu ayam dan pari, dengan sudut merah. Ajari tamu menyeret kaki di pasir supaya pari pergi. Mulai dari yang tampak pagi itu.',
    ],
    'Memandu dua belas orang': [
      'Dua belas orang memerlukan dua pemandu: satu di depan membuka jalan, satu di belakang menutup. Bagi mereka berpasangan, dan setiap orang bertanggung jawab tahu di mana pasangannya. Hitung kepala sebelum naik, sesudah masuk air, di tiap perhentian, dan sebelum mesin dihidupkan.',
      'Hitung bersuara sambil menunjuk, kemudian cocokkan dengan daftar yang berisi nama, umur, kemampuan berenang, dan nomor keluarga. Perenang lemah berada paling dekat denganmu. Sepakati tiga isyarat: baik, butuh bantuan, kumpul. Kelompok berhenti sebelum yang paling lambat kelelahan. Angka yang meragukan dihitung ulang sampai dua orang mendapat jawaban sama.',
    ],
    'Tamu hanyut dan kram': [
      'Latihan ini memakai rekanmu sebagai korban. Pertama teriakkan posisinya, lempar benda terapung, dan satu orang hanya menunjuk. Perahu mendekat dari bawah angin, mesin netral saat menjangkau. Penolong masuk air paling akhir, membawa pelampung di antara dirinya dan korban yang panik.',
      'Arus menjauh tidak dilawan: mengapung, beri tanda, berenang menyamping. Kram betis diatasi dengan telentang, menarik ujung sirip ke arah dada, dan bernapas sampai lunak. Setelah naik, keringkan, selimuti, tanyakan apakah ia batuk terus. Yang sempat menghirup air diperiksa petugas kesehatan walaupun terlihat tertawa.',
    ],
  },
  'Keselamatan Dasar Pelaut': {
    'Rakit terbalik dan hipotermia': [
      'Rakit yang mengembang terbalik tidak perlu diangkat. Cari tabung gasnya, berdiri di sisi itu menghadap angin, pegang tali di alasnya, lalu jatuhkan badan ke belakang. Ia akan menimpamu sebentar; lindungi kepala, lalu keluar dengan telentang supaya baju penolong tidak tersangkut.',
      'Air mencuri panas jauh lebih cepat daripada udara. Jangan berenang tanpa tujuan. Tarik lutut ke dada, silangkan lengan; bila berenam, rapatkan lingkaran dan taruh yang terlemah di tengah. Menggigil hebat masih kabar baik. Ketika ia berhenti menggigil dan mulai meracau, naikkan mendatar dan hangatkan perlahan, jangan digosok.',
    ],
    'Segitiga api di rumah latih': [
      'Panas, bahan, udara. Cabut satu dan api mati. Air mencabut panas dari kayu dan kain; busa menutup minyak; karbon dioksida mengusir udara serta aman untuk panel listrik. Menyemprot minyak goreng dengan air membuat bola api, dan di rumah latih kamu melihatnya dari balik kaca.',
      'Di lorong berasap, merangkaklah dengan punggung tangan menyusuri dinding. Raba pintu dari bawah ke atas memakai punggung tangan. Terasa panas, jangan dibuka. Bila harus, berlutut di sisi engsel dan buka selebar telapak. Tarik alat pemadam ke arah jalan keluarmu, bidik pangkal nyala, sapukan dari tepi.',
    ],
    'Alat bantu napas': [
      'Dua puluh menit di tabung bukan dua puluh menit bekerja; orang yang ketakutan menghabiskannya dalam separuh waktu. Periksa tekanan, kencangkan tali masker dari bawah ke atas, tutup selangnya, lalu hirup. Masker harus menempel dan menahan. Janggut sehari saja sudah membuat bocor.',
      'Masuk selalu berdua, terikat tali, dengan pencatat di luar yang menulis jam serta tekanan masing-masing. Hitung udara untuk jalan pulang sebelum melangkah. Begitu peluit tekanan rendah berbunyi, keduanya keluar, bukan hanya pemiliknya. Latih melepas dan memasang kembali dalam gelap sampai jarimu mengenal setiap gesper.',
    ],
    'Luka bakar dan tenggelam': [
      'Siram luka bakar dengan air bersih mengalir yang sejuk, sekurangnya dua puluh menit, sambil melepas cincin dan jam sebelum bengkak. Kain yang melekat digunting di sekelilingnya. Tutup longgar dengan plastik bersih. Odol, mentega, dan kecap menahan panas di dalam.',
      'Korban tenggelam berhenti bernapas lebih dulu, maka bantuan napas diberikan di awal, kemudian tekanan dada bergantian. Air tidak perlu dikeluarkan dari perut. Miringkan bila muntah, karena itu hampir pasti terjadi. Lakukan di geladak yang bergoyang: rentangkan lutut lebar-lebar, minta rekan menahan bahumu.',
    ],
    'Isyarat dan radio darurat': [
      'Di saluran 16, kata pertama menentukan. Mayday diucapkan tiga kali bila nyawa terancam sekarang; pan-pan untuk keadaan mendesak yang belum mengancam. Sebutkan nama kapal tiga kali, posisi, apa yang terjadi, bantuan yang diminta, jumlah orang, dan tutup dengan over.',
      'Lepas tombol, lalu dengarkan. Posisi dibaca angka demi angka. Suar tangan dipegang di sisi bawah angin, lengan terentang ke luar lambung; roket hanya ditembakkan bila ada yang mungkin melihat. Cermin, senter, dan lengan yang naik turun perlahan masih bekerja ketika baterai habis. Isyarat palsu menarik penolong dari orang lain.',
    ],
    'Tugas di sijil darurat': [
      'Sijil adalah daftar yang menyebut namamu, tempat berkumpulmu, dan satu benda yang kamu bawa. Bacalah pada jam pertama di kapal baru, sebelum membuka koper. Jalanilah rutenya dua kali, sekali dengan mata terbuka dan sekali menyusuri pegangan, karena lampu mungkin padam.',
      'Kenali bunyinya: tujuh pendek satu panjang berarti berkumpul. Kenakan baju penolong, pakaian hangat, sepatu. Jangan kembali mengambil ponsel. Di stasiun, jawab ketika namamu dipanggil, sebab yang tidak menjawab akan dicari orang yang seharusnya menurunkan sekoci. Tanyakan siapa penggantimu bila kamu yang terluka.',
    ],
    'Ujian empat bidang': [
      'Empat penguji, empat meja, dan masing-masing dapat meluluskan atau mengulang bidangnya sendiri. Di air: terjun, membalik rakit, menolong rekan. Di api: memilih pemadam yang benar dan keluar dari lorong. Pertolongan: satu korban tidak bernapas, satu berdarah. Terakhir pengetahuan tentang tugas serta lingkungan kapal.',
      'Penguji menilai urutan, bukan kecepatan. Ucapkan apa yang sedang kamu kerjakan; langkah yang tidak terlihat dan tidak terdengar dianggap tidak ada. Bila keliru, katakan koreksi lalu perbaiki. Tidur cukup, sarapan ringan, kuku pendek. Bidang yang belum lulus dijadwalkan ulang tanpa mengulang tiga lainnya.',
    ],
  },
  'Selam Dasar untuk Pemandu': {
    'Tabel dan komputer selam': [
      'Di bawah tekanan, nitrogen larut ke dalam jaringan seperti gas dalam minuman bersoda. Naik terlalu cepat berarti membuka tutupnya mendadak. Tabel membatasi berapa lama kamu boleh tinggal pada suatu kedalaman; komputer menghitungnya terus menurut jalur yang sungguh kamu tempuh.',
      'Baca tabel selalu ke angka yang lebih dalam dan lebih lama. Naiklah lebih pelan daripada gelembungmu yang terkecil, lalu berhenti sekitar tiga menit pada lima meter. Istirahat di permukaan membuang sisa nitrogen, tetapi tidak seluruhnya, sehingga selam kedua lebih pendek. Satu komputer untuk satu orang. Sesudahnya jangan langsung terbang; tunggu sesuai anjuran lembagamu.',
    ],
    'Masker penuh air': [
      'Ketakutan terbesar pemula hanya setinggi hidung. Di tempat dangkal, berlututlah, longgarkan tepi atas sampai air masuk separuh. Tetap bernapas lewat mulut dan biarkan hidungmu tahu bahwa ia tidak diperlukan. Hitung lima napas sebelum berbuat apa-apa.',
      'Untuk mengosongkannya, tekan rangka atas ke dahi, tengadah sedikit, lalu embuskan panjang lewat hidung. Air keluar dari bawah. Belum bersih, ulangi; tidak ada yang mengejarmu. Setelah bisa separuh, lakukan penuh, lalu tanpa masker sambil berenang sepuluh meter. Tamu yang panik melihat wajahmu lebih dulu daripada instruksimu.',
    ],
    'Daya apung di kolam': [
      'Pasang pemberat secukupnya: dengan tabung hampir kosong dan paru-paru terisi separuh, air setinggi mata. Kebanyakan pemandu membawa dua kilo terlalu banyak lalu menutupinya dengan udara di rompi. Turun, telungkup, ujung sirip menempel di lantai, lalu tarik napas panjang.',
      'Badanmu terangkat sesaat setelah paru-paru penuh, bukan bersamaan; kenali jedanya. Tambah udara rompi sedikit demi sedikit sampai kamu naik turun hanya oleh napas. Lanjutkan melewati gelang yang digantung tanpa menyentuhnya. Silangkan tangan di perut, sebab tangan yang mendayung berarti pemberatmu belum benar.',
    ],
    'Masuk dari perahu': [
      'Langkah lebar untuk dek yang tinggi dan air yang dalam: rompi setengah mengembang, satu tangan menahan masker beserta pengatur napas, pandangan lurus, kaki melangkah jauh. Guling ke belakang untuk perahu kecil, sesudah menoleh memastikan tidak ada orang. Duduk lalu meluncur bila geladaknya serendah air.',
      'Apa pun caranya, muncul, beri tanda baik kepada awak, dan menyingkir. Pemandu turun pertama untuk merasakan arus. Keluar lebih berbahaya daripada masuk: mesin mati, satu orang di tangga, yang lain menjauh dari bawahnya karena tabung bisa jatuh. Sirip dilepas terakhir, saat tanganmu sudah memegang tangga.',
    ],
    'Memandu dua tamu': [
      'Ambil posisi sedikit di depan dan di atas, sehingga sekali menoleh keduanya terlihat. Tanyakan udara sejak awal, bukan saat sudah sedikit, lalu catat siapa yang lebih boros. Berbaliklah ketika ia mencapai separuh, dan mulai naik dengan cadangan yang disepakati di perahu.',
      'Isyarat diulang oleh penerima; anggukan tidak dihitung. Jarakmu sejauh dua kayuhan. Masuk melawan arus supaya pulangnya terbawa. Tunjukkan hewan dengan telapak, bukan menyentuh. Bila salah satu menunjuk telinga, berhenti turun dan naik semeter. Tamu yang ingin selesai tidak perlu alasan; seluruh kelompok naik bersamanya.',
    ],
    'Kehabisan udara': [
      'Tangan menyayat leher berarti sekarang. Sodorkan pengatur napas cadanganmu dengan lubang tiup menghadap kepadanya, pegang tali rompinya, tatap matanya. Dua tarikan dulu sebelum bergerak. Kemudian naik bersama, berpegangan pergelangan, dengan udara rompi dilepas sedikit demi sedikit.',
      'Kalau tidak ada siapa-siapa, naiklah sambil terus mengembus pelan berbunyi aaa, kepala menengadah, mata ke permukaan. Udara di paru-parumu memuai dan justru terasa cukup. Di atas, kembangkan rompi dengan mulut dan buang pemberat bila perlu. Latih keduanya dari lima meter. Penyebabnya hampir selalu jarum tekanan yang tidak dilihat.',
    ],
    'Oksigen di atas kapal': [
      'Setelah menyelam, lelah yang tidak biasa, kulit bercorak, nyeri sendi, kebas, pusing, atau sulit kencing adalah penyakit dekompresi sampai terbukti bukan. Penyelam sering menyangkal; tugasmu bukan berdebat. Baringkan, berikan oksigen murni memakai masker, dan catat jamnya.',
      'Oksigen tidak boleh bertemu minyak, pelumas, atau rokok. Beri minum bila ia sadar penuh. Hubungi ruang bertekanan terdekat dengan profil selamnya: kedalaman, lama, kecepatan naik, gejala pertama. Jangan membawanya kembali ke dalam air. Sebelum berangkat pagi itu, buka katup tabung dan baca isinya; tabung kosong di kotak hijau hanyalah hiasan.',
    ],
  },
};
