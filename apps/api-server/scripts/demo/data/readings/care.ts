import type { Readings } from './shape.ts';

/** Of health too: courses on caring for others. */
export const careReadings: Readings = {
  'Merawat Lansia di Rumah': {
    'Daftar obat di satu lembar': [
      'Kumpulkan semua botol, sachet, jamu, dan vitamin di meja. Tulis namanya, untuk apa, takaran, lalu tandai kolom pagi, siang, malam, sebelum atau sesudah makan. Kolom terakhir memuat siapa yang meresepkan. Fotolah, simpan di ponsel setiap anggota keluarga.',
      'Bawa lembar itu pada setiap kunjungan dan tanyakan satu hal: adakah yang tidak boleh bertemu? Jamu pegal linu kadang dicampuri obat keras yang mengganggu ginjal. Jangan menghentikan obat darah tinggi karena tensinya sedang bagus; bagusnya karena obat itu. Kotak tujuh hari diisi setiap Minggu sore.',
    ],
    'Mandi di ranjang tanpa menelanjangi': [
      'Siapkan dua baskom, empat waslap, handuk lebar, dan pakaian ganti sebelum menutup pintu. Air diuji dengan siku. Selimuti seluruh badan, kemudian buka hanya bagian yang sedang dikerjakan: wajah, lengan jauh, lengan dekat, dada, perut, kaki, punggung, dan terakhir selangkangan dengan waslap tersendiri.',
      'Basuh, bilas, tepuk kering, tutup lagi, baru pindah. Ceritakan setiap langkah sebelum menyentuh, dan berikan waslap wajah ke tangannya sendiri bila ia masih sanggup. Perhatikan kulit di lipatan, tumit, dan tulang ekor. Kemerahan yang tidak memudar setelah ditekan jari perlu dicatat hari itu juga.',
    ],
    'Makan pelan dan tidak tersedak': [
      'Dudukkan setegak mungkin, ganjal punggung dengan bantal, dan turunkan dagunya sedikit ke dada. Kepala yang menengadah membuka jalan ke paru-paru. Satu sendok teh, tunggu sampai jakun naik dan turun, lihat mulutnya kosong, barulah sendok berikutnya.',
      'Cairan encer seperti air putih justru paling mudah salah masuk. Tanyakan kepada petugas apakah perlu dikentalkan. Batuk saat makan, suara yang menjadi basah, atau demam berulang adalah tanda tersedak diam-diam. Biarkan ia duduk setengah jam sesudahnya. Gigi palsu dipasang sebelum makan, disikat sesudahnya.',
    ],
    'Dari ranjang ke kursi dengan seprai': [
      'Kunci roda kursi, sejajarkan di sisi tubuhnya yang lebih kuat, dan singkirkan sandal. Miringkan ia ke arahmu, turunkan kakinya dari tepi ranjang, lalu bantu duduk. Berhenti satu menit; bangun terlalu cepat membuat tekanan darahnya jatuh.',
      'Lingkarkan seprai terlipat di pinggulnya sebagai pegangan. Buka kakimu selebar bahu, tekuk lutut, dekatkan badan, dan hitung bersama sampai tiga. Dorong dengan paha sambil memutar telapak kaki, bukan pinggang. Jangan menarik ketiaknya atau membiarkannya memeluk lehermu. Kalau terasa terlalu berat, tunggu orang kedua.',
    ],
    'Luka tekan dan jadwal miring': [
      'Kulit yang terjepit antara tulang dan kasur kehabisan darah dalam hitungan jam. Maka posisinya diganti kira-kira tiap dua jam: telentang, miring kiri tiga puluh derajat, miring kanan. Miring penuh menekan tulang paha. Selipkan bantal di belakang punggung dan di antara kedua lutut.',
      'Angkat tumit dengan bantal di bawah betis sehingga menggantung. Gantung kertas berisi jam dan posisi, lalu paraf siapa pun yang bertugas. Periksa tulang ekor, pinggul, tumit, belikat, dan belakang kepala saat mengganti. Jangan memijat yang merah. Kulit yang terbuka, berbau, atau menghitam harus dilihat perawat.',
    ],
    'Jatuh, demam, dan bicara pelo': [
      'Tiga keadaan, tiga kecepatan. Wajah turun sebelah, lengan tidak kuat diangkat, atau bicara mendadak pelo: catat jamnya dan berangkat ke rumah sakit sekarang, walaupun gejalanya hilang lagi. Jangan memberi minum maupun obat.',
      'Setelah jatuh, jangan buru-buru mengangkatnya. Tanyakan di mana sakitnya, lihat apakah kaki tampak memendek atau berputar keluar. Kepala terbentur pada orang yang minum pengencer darah selalu diperiksa. Demam pada lansia sering datang tanpa suhu tinggi; bingung mendadak, lemas, atau tidak mau makan sudah cukup untuk menelepon hari itu.',
    ],
    'Giliran di antara saudara': [
      'Orang yang serumah dengan ibu sering memikul semuanya diam-diam, lalu meledak. Tulis seluruh pekerjaan sepekan lengkap dengan jamnya: mandi, obat, kontrol, belanja, malam, uang. Barulah dibagi. Yang jauh tidak bisa memandikan, tetapi bisa membayar popok, memesan obat, dan menemani lewat telepon setiap pukul tujuh.',
      'Kirim ke grup tanpa menyindir: ini daftarnya, aku sanggup empat, mana yang kalian ambil sampai akhir bulan? Cantumkan satu hari libur bagi perawat utama; ia bukan hadiah. Tinjau sebulan sekali, sebab kesehatan ibu dan kesanggupan kalian sama-sama berubah.',
    ],
  },
  'Pertolongan Pertama di Tempat Kerja': {
    'Memeriksa napas sepuluh detik': [
      'Setelah korban tidak menjawab, buka jalan napasnya: satu telapak di dahi, dua jari di bawah tulang dagu, lalu tengadahkan. Lidah yang jatuh ke belakang terangkat. Dekatkan pipi ke mulutnya sambil memandang ke arah dada.',
      'Lihat dada naik, dengar hembusannya, rasakan di pipimu, paling lama sepuluh hitungan. Tarikan sesekali seperti ikan di darat bukan napas; anggap ia berhenti dan mulai menekan. Kalau napasnya teratur, miringkan tubuhnya agar muntahan keluar, dan periksa lagi tiap menit. Mencari denyut tidak wajib bagi orang awam dan sering memakan waktu.',
    ],
    'Tiga puluh tekanan, dua napas': [
      'Letakkan pangkal telapak di tengah dada, di setengah bawah tulang dada, tangan lain di atasnya, siku lurus. Biarkan berat badanmu yang bekerja. Dada turun sekitar sepertiga tebalnya, lalu dilepas penuh tanpa tangan terangkat. Irama dangdut yang rancak kira-kira dua ketukan per detik.',
      'Hitung keras sampai tiga puluh, buka jalan napas, tiup dua kali sampai dada tampak naik, dan kembali menekan dalam sepuluh detik. Tanpa pelindung mulut, tekan saja terus. Gantian setiap dua menit, karena tekanan melemah sebelum kamu merasa lelah. Tulang rusuk yang berbunyi bukan alasan berhenti.',
    ],
    'Alat kejut jantung otomatis': [
      'Tekan tombol hidup dan turuti suaranya; alat itu dirancang untuk orang yang belum pernah memakainya. Buka baju, keringkan dada, tempel satu bantalan di bawah tulang selangka kanan dan satu lagi di sisi kiri bawah ketiak. Tekanan dada diteruskan sampai alat meminta berhenti.',
      'Ketika ia menganalisis, tidak seorang pun menyentuh korban. Serukan semua menjauh, pandang dari kepala sampai kaki, baru tekan tombol kejut. Langsung tekan dada lagi, jangan menunggu ia bangun. Alat tidak akan mengejut jantung yang tidak memerlukannya. Cari tahu hari ini di mana letaknya di gedungmu dan kapan baterainya diganti.',
    ],
    'Darah yang tidak berhenti': [
      'Pakai sarung tangan atau kantong plastik. Tempelkan kain bersih dan tekan tepat di sumbernya dengan telapak penuh, tanpa mengintip, sekurangnya sepuluh menit. Kain yang tembus ditumpuk dengan kain kedua, bukan dilepas, karena bekuan di bawahnya ikut tercabut.',
      'Baringkan korban dan selimuti. Benda yang menancap dibiarkan; tekan di kiri kanannya dan ganjal supaya tidak goyang. Darah yang menyembur dari lengan atau tungkai dan tidak kalah oleh tekanan memerlukan torniket selebar tiga jari di atas luka, dikencangkan sampai berhenti, dengan jamnya ditulis. Jangan ditaburi kopi atau bubuk apa pun.',
    ],
    'Membidai dengan majalah': [
      'Aturan pertama: bidai dalam bentuk yang kamu temukan. Meluruskan tulang bukan tugasmu. Gulung majalah tebal mengelilingi lengan bawah, melewati sendi di atas dan di bawah bagian yang sakit, lalu isi rongganya dengan kain supaya tidak menekan tulang.',
      'Ikat di dua tempat, jangan di atas patahannya. Gendong lengan dengan selendang atau syal, sikunya tertekuk. Sesudah itu periksa ujung jari: hangat, bisa digerakkan, terasa saat disentuh, dan kukunya kembali merah setelah ditekan. Kalau menjadi pucat atau kebas, longgarkan. Tulang yang menembus kulit cukup ditutup kain bersih.',
    ],
    'Tersedak, kejang, dan pingsan': [
      'Tersedak dan masih batuk: suruh batuk terus. Tidak bersuara dan memegang leher: lima tepukan kuat di antara belikat, lima hentakan perut ke dalam dan ke atas, bergantian. Pada ibu hamil hentakannya di dada. Bila ia terkulai, mulai tekanan dada.',
      'Kejang: jauhkan meja, alasi kepala, lihat jam, dan jangan memasukkan apa pun ke mulut. Lewat lima menit atau berulang, panggil ambulans. Setelah berhenti, miringkan. Pingsan: baringkan, angkat kaki, longgarkan kerah. Yang tidak siuman dalam semenit diperlakukan sebagai orang yang tidak sadar; kembali ke pemeriksaan napas.',
    ],
    'Simulasi tanpa aba-aba': [
      'Bagi empat peran sebelum pintu dibuka: penolong pertama, penelepon, pengambil alat, pengatur jalan. Tidak ada yang tahu kejadiannya. Penguji hanya menyalakan jam dan mencatat tiga waktu: sampai tempatnya aman, sampai bantuan dipanggil, dan sampai telapak menyentuh dada.',
      'Sesudahnya, korban bercerita lebih dulu; ia mendengar segalanya dari lantai. Lalu setiap peran menyebut satu yang baik dan satu yang terlambat. Temuan yang lazim justru kecil: kotak obat terkunci, nomor ruangan tidak diketahui penelepon, lift barang tidak muat tandu. Perbaiki ketiganya, kemudian ulang bulan depan dengan giliran lain.',
    ],
  },
  'Asisten Apotek': {
    'Tiga pertanyaan sebelum menyerahkan': [
      'Untuk siapa? Orang di depanmu sering hanya disuruh, dan dosis anak lima tahun berbeda dari ayahnya. Kalau untuk perempuan, tanyakan dengan pelan apakah sedang hamil atau menyusui. Sedang minum apa? Obat flu dan obat sakit kepala kerap berisi parasetamol yang sama.',
      'Alergi apa? Jangan puas dengan jawaban tidak ada; sebutkan contoh, misalnya gatal setelah antibiotik atau bengkak sesudah obat nyeri. Tiga jawaban itu kamu ulang dengan suara rendah, lalu minta ia menceritakan kembali cara minumnya. Yang meragukan berpindah ke apoteker, bukan ditebak.',
    ],
    'Suhu, cahaya, dan lembap': [
      'Baca termometer pada jam yang sama, pagi dan sore, lalu tulis angkanya bersama paraf. Kemasan menyebut syaratnya sendiri: suhu kamar, sejuk, atau lemari pendingin. Sebagian besar vaksin dan insulin rusak bila membeku, jadi jangan menempelkannya ke dinding belakang kulkas.',
      'Tablet effervescent dan kapsul lunak membenci udara lembap; tutup rapat serta biarkan kantong pengeringnya. Botol cokelat melindungi isinya dari cahaya, maka tidak dipindahkan ke wadah bening. Listrik padam? Catat jamnya, jangan membuka pintu pendingin, dan laporkan. Kulkas obat tidak pernah menyimpan bekal makan siang.',
    ],
    'Kedaluwarsa duluan, keluar duluan': [
      'Barang baru biasanya mendarat di depan karena itulah yang mudah. Balikkan kebiasaannya: tarik stok lama ke depan, baru isi dari belakang. Yang tanggalnya paling dekat keluar lebih dulu, sekalipun datangnya belakangan.',
      'Bagi rak menjadi petak dan periksa satu petak per hari, sehingga seluruh apotek selesai dalam sebulan. Beri stiker kuning untuk enam bulan lagi, merah untuk tiga. Daftar kuning dikirim ke apoteker, sebab pemasok sering hanya menerima pengembalian sebelum batas tertentu. Yang lewat tanggal dipisahkan, dikunci, dan dicatat, tidak dibuang ke keranjang.',
    ],
    'Tulisan tangan dan singkatan Latin': [
      'Hafalkan yang paling sering: s.d.d. sehari, 3 d.d. tiga kali sehari, a.c. sebelum makan, p.c. sesudah makan, p.r.n. bila perlu, h.s. sebelum tidur, gtt tetes, cth sendok teh, tab tablet, da berikanlah, m.f. campur dan buat, ue pemakaian luar.',
      'Angka Romawi menunjukkan jumlah: X sepuluh, XV lima belas. Waspadai pasangan nama yang mirip, terutama bila kekuatannya berbeda. Titik desimal paling berbahaya; 0,5 dan 5 hanya berjarak satu goresan. Bacakan resep keras-keras kepada teman, dan cocokkan dengan keluhan pasien. Tebakan yang kebetulan benar tetap kesalahan.',
    ],
    'Resep yang meragukan': [
      'Berhentilah bila ada satu saja: dosis jauh dari biasanya, nama pasien atau umurnya kosong, dua obat berkhasiat sama, coretan tanpa paraf, atau tinta yang berganti warna. Jangan menunjukkan kecurigaan; katakan mohon tunggu sebentar, saya pastikan dulu.',
      'Serahkan kepada apoteker bersama catatan singkat tentang bagian yang kamu ragukan. Apotekerlah yang menelepon dokter, menulis hasilnya, dan memutuskan. Resep yang tampak difotokopi atau diminta berulang untuk obat penenang tidak dilayani dan tidak diperdebatkan di loket. Menunda lima menit tidak pernah merugikan pasien sebesar satu kemasan yang keliru.',
    ],
    'Batuk kering atau berdahak': [
      'Pembeli bilang obat batuk, dan kamu memiliki dua rak yang bekerja berlawanan. Tanyakan: adakah lendir yang ingin keluar? Batuk kering yang menggelitik ditenangkan; batuk berdahak dibantu agar encer dan keluar. Menekan batuk berdahak justru menahan lendirnya di dalam.',
      'Lanjutkan dengan berapa lama, berapa umur, dan adakah demam, sesak, atau darah. Lewat dua pekan, pada bayi, atau disertai sesak: bukan urusan rak, arahkan ke dokter. Sebutkan bila obatnya membuat mengantuk, terutama kepada pengemudi. Tutup dengan minum air hangat dan kapan harus kembali.',
    ],
    'Menolak menjual antibiotik': [
      'Permintaan biasanya datang dengan yakin: biasanya saya minum ini, langsung sembuh. Flu memang sembuh sendiri pada hari kelima, obatnya hanya kebetulan lewat. Jelaskan dengan satu gambaran: kuman yang selamat belajar, dan kali berikutnya obat ini tidak mempan lagi untuk ibu.',
      'Ucapkan apa yang bisa kamu lakukan, jangan hanya yang tidak. Saya tidak boleh menyerahkannya tanpa resep, tetapi boleh saya bantu meredakan sakit tenggorokannya hari ini? Tulis nama puskesmas terdekat beserta jam bukanya. Kalau ia mendesak, panggil apoteker; kamu tidak perlu menang sendirian.',
    ],
  },
  'Pijat Tradisional untuk Kebugaran': {
    'Sembilan tempat terlarang': [
      'Beberapa bagian tidak dilindungi otot tebal. Leher depan dan samping menyimpan pembuluh besar; ketiak, lipat paha, siku dalam, serta belakang lutut dilewati saraf. Tulang punggung tepat di tengah, ginjal di bawah rusuk belakang, dan bola mata tidak pernah ditekan. Perut ibu hamil tidak disentuh sama sekali.',
      'Varises diusap pun tidak, apalagi betis yang bengkak sebelah, merah, dan hangat; mungkin ada bekuan darah yang bisa berpindah. Demam, luka bakar, patah yang belum sembuh, dan kulit terinfeksi berarti tamu pulang dengan saran berobat. Tanyakan semuanya sebelum ia berbaring.',
    ],
    'Usap, remas, tekan, getar': [
      'Buka dengan usapan panjang menuju jantung, tiga sampai lima kali, untuk menghangatkan dan membaca di mana ia mengeras. Remas seperti menguleni, angkat ototnya dari tulang lalu lepas. Tekan memakai bantalan jempol, masuk saat ia membuang napas, diam tiga hitungan, keluar ketika ia menarik napas.',
      'Getar sebagai penutup: telapak ditempelkan, lengan bawahmu yang bergetar ringan. Sisihkan dua pertiga waktu bagi usap dan remas. Skala sakitnya nol sampai sepuluh; bekerjalah pada angka lima. Lewat tujuh, tubuhnya melawan dan esok hari ia mengingatmu dengan memar.',
    ],
    'Tenaga dari kaki': [
      'Tukang pijat yang pensiun muda biasanya kalah oleh jempolnya sendiri. Turunkan ranjang sampai ujung jarimu menyentuhnya ketika berdiri. Satu kaki di depan, lutut lentur, punggung lurus. Condongkan badan, dan biarkan berat itu mengalir lewat lengan yang hampir lurus.',
      'Jempol ditopang jari lain, bukan berdiri sendiri. Untuk punggung yang lebar gunakan pangkal telapak, siku, atau lengan bawah. Pindahkan kaki setiap kali harus menjangkau; kalau pinggangmu memuntir, kamu sedang membayar. Setelah tiga tamu, regangkan pergelangan, rendam tangan di air hangat, dan catat bagian mana yang lelah.',
    ],
    'Handuk, minyak, dan tangan bersih': [
      'Urutannya tetap: seprai bersih, handuk lebar, handuk gulung untuk pergelangan kaki, minyak dalam botol pompa, keranjang cucian tertutup. Kuku dipotong pendek, cincin serta jam ditanggalkan, kedua tangan dicuci sampai siku dengan sabun di depan tamu.',
      'Hangatkan minyak di telapakmu, jangan menuangkannya ke punggung. Tanyakan alergi, terutama pada minyak kelapa, wijen, atau balsam panas; oleskan setetes di lengan dan tunggu. Setiap tamu memperoleh kain baru. Botol diseka, ranjang dilap, jendela dibuka lima menit. Bau tamu sebelumnya adalah ulasan buruk yang belum ditulis.',
    ],
    'Menjaga batas': [
      'Batas dijelaskan sebelum dimulai: bagian mana yang dipijat, mana yang selalu tertutup, dan bahwa keduanya boleh berhenti kapan saja. Tamu berganti pakaian saat kamu di luar. Handuk hanya dibuka sebatas yang sedang dikerjakan, kemudian ditutup kembali.',
      'Bila permintaannya tidak pantas, ucapkan sekali dengan nada datar: layanan kami hanya pijat kebugaran, saya lanjutkan di punggung atau kita akhiri sekarang. Terulang, angkat tangan, keluar, panggil rekan. Kamu tidak berutang senyum. Tulis kejadiannya hari itu. Pemilik yang menyuruhmu memaklumi sedang memberi tahu bahwa tempatnya perlu diganti.',
    ],
    'Sesi empat puluh lima menit': [
      'Lima menit bertanya dan membaringkan. Lima belas menit punggung, karena di sanalah tamu mulai percaya. Sepuluh menit kedua kaki belakang. Ia berbalik di balik handuk yang kamu angkat; lima menit kaki depan, lima menit lengan, lima menit bahu dan kepala.',
      'Jangan melirik jam. Pakailah lagu yang panjangnya kamu hafal sebagai penanda. Satu tangan selalu menempel ketika kamu berpindah sisi, supaya ia tidak terkejut. Tutup dengan tiga usapan panjang yang makin ringan, ucapkan selesai, dan suruh ia duduk pelan. Segelas air hangat mengakhiri segalanya.',
    ],
    'Tamu penilai': [
      'Ia datang seperti biasa dan tidak memperkenalkan diri sebagai penilai. Lembarnya memuat dua belas hal: sapaan, pertanyaan kesehatan, tangan dicuci, suhu, tekanan, tutupan handuk, irama, kebersihan, batas, waktu, penutup, serta apakah ia mau kembali.',
      'Umpan balik dibacakan hanya kepadamu. Dengarkan sampai habis, lalu ulangi dua butir terlemah dengan kalimatmu sendiri. Tekanan terlalu keras sering berarti kamu mengejar bunyi, bukan napasnya. Latih dua butir itu pada tiga orang sebelum dinilai lagi. Butir yang baik jangan dipamerkan, cukup diulang.',
    ],
  },
};
