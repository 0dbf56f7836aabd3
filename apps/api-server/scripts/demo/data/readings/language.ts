import type { Readings } from './shape.ts';

export const languageReadings: Readings = {
  'Penerjemah Lepas': {
    'Bidang yang kamu mengerti': [
      'Penerjemah segala hal bersaing dengan semua orang. Pilih satu bidang yang istilahnya kamu pahami tanpa kamus, karena pernah bekerja, sekolah, atau merawat keluarga di sana. Mantan juru masak lebih dipercaya menerjemahkan resep daripada lulusan terbaik sastra.',
      'Uji pilihanmu dengan sepuluh halaman. Tandai kata yang harus dicari; di bawah lima per halaman berarti bidang itu rumahmu. Baca dua majalah profesinya setiap bulan dalam kedua bahasa. Untuk naskah medis dan hukum, sadari taruhannya: satu kata keliru bisa menyentuh tubuh atau kebebasan orang. Menolak termasuk keahlian.',
    ],
    'Kata per jam milikmu': [
      'Selama tiga hari, terjemahkan naskah berbeda memakai penghitung waktu: mudah, sedang, sulit. Catat jumlah kata naskah asal per jam, termasuk mencari istilah dan membaca ulang, sebab keduanya juga pekerjaan. Angka pertama biasanya mengecewakan; simpan saja.',
      'Kecepatan sehat seorang pemula sering berkisar dua ratus sampai tiga ratus lima puluh kata tiap jam. Kalikan dengan jam yang sungguh tersedia, bukan delapan. Dari situ lahir tenggat yang bisa kamu janjikan. Klien memaafkan harga lebih tinggi, tetapi jarang memaafkan Senin yang menjadi Kamis.',
    ],
    'Tarif, pajak, dan hari libur': [
      'Hitung mundur. Tulis kebutuhan setahun, tambahkan pajak, iuran kesehatan, laptop baru tiap beberapa tahun, serta empat pekan tanpa bekerja. Bagi dengan jumlah kata yang mampu kamu selesaikan setahun. Hasilnya harga dasar per kata; di bawahnya kamu menyubsidi klien.',
      'Sebelum menyebut angka, lihat naskahnya. Tabel, tulisan tangan, dan tenggat semalam punya tambahan yang ditulis di muka. Tawarkan harga per proyek kepada klien yang bingung dengan hitungan kata. Diskon diberikan untuk sesuatu, misalnya tenggat longgar atau pembayaran di muka, bukan karena diminta.',
    ],
    'Ingatan terjemahan': [
      'Alat bantu menyimpan setiap pasangan kalimat, lalu menawarkannya lagi ketika kalimat serupa datang. Mulailah dengan alat gratis seperti OmegaT, satu proyek untuk satu klien, dan jangan mencampur ingatan klien yang bersaing.',
      'Tawaran seratus persen pun dibaca ulang, karena kalimat yang sama bisa berada di bawah judul berbeda. Kecocokan delapan puluh persen sering lebih lambat diperbaiki daripada ditulis baru; percayai telingamu. Jangan menempelkan naskah rahasia ke mesin penerjemah umum. Bersihkan ingatan tiap akhir proyek, sebab kesalahan yang tersimpan akan kembali dengan percaya diri.',
    ],
    'Daftar istilah klien': [
      'Satu kata, satu padanan, satu alasan. Buat tabel empat kolom, tambahkan kolom terakhir berisi siapa yang menyetujui. Ketika pemasaran ingin pelanggan dan hukum ingin nasabah, pertengkaran itu diselesaikan sekali di tabel, bukan di tiap halaman.',
      'Masukkan juga kata yang sengaja tidak diterjemahkan, seperti nama produk, beserta cara menulis huruf besarnya. Kirim daftar tersebut bersama hasil pertama, minta dikoreksi, lalu kirim kembali versi bertanggal. Klien yang memegang daftar buatanmu akan berpikir dua kali sebelum pindah, karena penerjemah berikutnya harus mulai dari nol.',
    ],
    'Surat penawaran lima paragraf': [
      'Paragraf pertama menyebut mengapa kamu menulis kepada mereka, dengan satu judul terbitan mereka yang sudah kamu baca. Kedua, bidang dan arah bahasamu. Ketiga, bukti: tautan tiga halaman contoh. Keempat, kecepatan serta ketersediaan. Kelima, ajakan kecil, misalnya bersedia mengerjakan uji dua ratus kata.',
      'Seluruhnya muat di satu layar ponsel. Tanpa lampiran berat, tanpa riwayat sejak taman kanak-kanak. Kirim kepada nama, bukan kepada info, pada Selasa pagi. Catat tanggalnya dan ingatkan sekali dua minggu kemudian. Tiga surat yang disesuaikan mengalahkan tiga puluh salinan.',
    ],
    'Klien menghilang': [
      'Naskah sudah dikirim, tagihan jatuh tempo, dan layar tetap sunyi. Hari ketiga setelah jatuh tempo, kirim pengingat ramah dengan nomor tagihan. Hari kesepuluh, telepon bagian keuangan, bukan editor; sering kali tagihanmu hanya tertinggal di meja.',
      'Hari kedua puluh, kirim surat resmi yang menyebut perjanjian dan tanggal berhentinya pekerjaan berikutnya. Sesudah itu putuskan: adukan kepada asosiasi, tempuh gugatan sederhana, atau lepaskan lalu ceritakan pelajarannya. Cegah terulang dengan uang muka serta penyerahan bertahap. Jangan mengumbar nama di media sosial ketika marah; dunia penerbitan kecil.',
    ],
  },
  'Menulis Email dan Laporan Kerja': {
    'Menagih tanpa menyakiti': [
      'Ada tiga tingkat, dan kesalahan lazim ialah langsung meloncat ke yang terakhir. Tingkat pertama mengingatkan: tautkan email lama, sebut satu hal yang ditunggu, beri tanggal. Anggap emailnya tenggelam, karena biasanya memang begitu.',
      'Tingkat kedua menawarkan jalan: boleh saya telepon Selasa pukul sepuluh, atau cukup balas setuju? Tingkat ketiga menyebut akibat tanpa ancaman, misalnya pengiriman bergeser ke pekan depan bila berkas belum masuk hari Kamis. Jarak antartingkat dua hari kerja. Tembusan kepada atasan hanya pada tingkat terakhir, dan diberi tahu lebih dulu.',
    ],
    'Notulen yang memuat keputusan': [
      'Rapat dua jam boleh menjadi setengah halaman asalkan memuat siapa melakukan apa sebelum kapan. Mulailah dengan tabel tiga kolom itu, kosong, sebelum rapat dibuka. Setiap kali ada yang berkata nanti kita urus, angkat tangan dan tanyakan dua kolom yang masih hampa.',
      'Perdebatan tidak perlu disalin; cukup tulis pilihan yang dibuang serta alasannya dalam sebaris. Alasan itulah yang menyelamatkan kalian dari perdebatan serupa tiga bulan lagi. Kirim dalam satu jam, selagi ingatan semua orang masih sama, lalu minta koreksi paling lambat besok siang.',
    ],
    'Mencatat saat semua orang bicara': [
      'Lipat kertas sehingga ada kolom kiri selebar tiga jari. Sisi kanan menampung apa saja yang terdengar; sisi kiri hanya untuk tanda: segitiga untuk keputusan, lingkaran untuk tugas, tanda tanya untuk yang belum dijawab. Sesudah rapat kamu cukup membaca kolom kiri.',
      'Pakai singkatan yang kamu ciptakan sendiri dan tuliskan kuncinya di sampul. Nama orang cukup dua huruf. Ketika dua suara bertabrakan, jangan mengejar keduanya; tulis yang terakhir dan katakan tunggu, saya ulangi dulu. Pencatat yang berani menyela sedang menolong semua orang.',
    ],
    'Laporan dua halaman': [
      'Pimpinan membaca dari atas dan berhenti begitu telepon berdering. Maka kesimpulan berdiri di paragraf pertama, permintaan di paragraf kedua, alasan menyusul. Latar belakang yang biasa menghuni tiga halaman dipadatkan menjadi empat kalimat sesudahnya.',
      'Bagi halaman menjadi judul yang menjawab. Bukan Hasil, melainkan Biaya kirim turun seperlima setelah rute digabung. Rincian, foto, dan daftar hadir diletakkan sebagai lampiran dan disebut nomornya sekali. Kalau naskahmu masih tiga halaman, berarti kamu belum memutuskan mana yang penting.',
    ],
    'Tabel yang berbicara sendiri': [
      'Judul tabel berupa kalimat lengkap, sehingga orang yang hanya melihat tabel tetap membawa pulang maknanya. Susun baris menurut besar kecilnya angka, bukan abjad, kecuali pembaca memang mencari nama.',
      'Ratakan angka ke kanan, samakan jumlah desimalnya, dan buang satuan yang berulang ke kepala kolom. Warnai satu baris saja, yang sedang dibicarakan. Garis tegak hampir selalu boleh dihapus. Terakhir, cantumkan sumber beserta tanggal ambilnya di bawah, karena angka tanpa umur adalah kabar angin.',
    ],
    'Memotong sepertiga': [
      'Cetak naskah dan ambil pensil merah. Putaran pertama menyasar kata pembuka yang tidak bekerja: bahwa, adapun, dalam rangka, terkait dengan. Putaran berikutnya memburu kata benda bentukan: melakukan pemeriksaan menjadi memeriksa, memberikan persetujuan menjadi menyetujui.',
      'Putaran ketiga paling menyakitkan, yaitu kalimat yang kamu banggakan tetapi tidak dibutuhkan siapa pun. Hitung jumlah kata sebelum dan sesudahnya. Sepertiga hampir selalu bisa pergi tanpa makna ikut hilang. Simpan potongannya dalam satu berkas bila hatimu berat; kamu tidak akan pernah membukanya.',
    ],
    'Membaca keras-keras': [
      'Mata pemaaf, telinga tidak. Bacakan naskah dengan suara biasa, dan beri titik merah setiap kali kamu kehabisan napas, tersandung, atau ingin cepat-cepat selesai. Titik itu jarang salah.',
      'Kehabisan napas berarti kalimatnya perlu dipecah. Tersandung berarti urutannya terbalik atau dua kata berbunyi sama berdempetan. Ingin cepat selesai berarti kamu sendiri bosan. Perbaiki lalu baca sekali lagi kepada orang yang tidak tahu persoalannya. Kalau ia bisa menceritakan kembali permintaanmu, email itu siap dikirim.',
    ],
  },
  'Bahasa Isyarat Indonesia': {
    'Membaca ejaan orang lain': [
      'Kesalahan pemula ialah mengejar setiap huruf. Pandang wajah pengeja, biarkan tangannya terlihat di bawah, dan tangkap bentuk katanya seperti membaca papan dari bus. Huruf pertama, panjang kata, dan konteks biasanya cukup. Di loket, kata yang dieja hampir selalu nama orang, jalan, atau obat.',
      'Putar video tiga kali dengan kecepatan berbeda tanpa menjeda. Tulis apa pun yang tertangkap, termasuk lubangnya: R, sesuatu, N, A. Kemudian tebak dari daftar nama yang mungkin. Bila tetap gelap, minta ulang dengan alis terangkat dan telunjuk berputar. Mengangguk tanpa paham jauh lebih tidak sopan.',
    ],
    'Selamat pagi dan apa kabar': [
      'Isyarat yang sama menjadi kalimat berita atau tanya menurut wajahmu. Alis naik untuk pertanyaan ya atau tidak, alis bertaut untuk apa, siapa, dan mengapa. Tangan tanpa ekspresi terbaca seperti suara robot, dan orang Tuli langsung merasakannya.',
      'Latihlah berpasangan di depan cermin: sapa, tanya kabar, jawab baik, jawab kurang sehat. Tutupi tanganmu dengan papan dan biarkan temanmu menebak kalimatnya hanya dari muka. Pertahankan pandangan sampai ia selesai; menunduk ke formulir sama dengan menutup telinga. Ketahui pula bahwa isyarat sapaan berbeda antardaerah, jadi ikuti lawan bicaramu.',
    ],
    'Angka antrean dan jam': [
      'Tahan angka di depan bahu, telapak mantap, sebentar saja tetapi diam. Untuk tujuh puluh dua, bentuk puluhannya lalu satuannya tanpa menurunkan lengan, dengan jeda kecil supaya tidak dibaca sebagai tujuh dan dua yang terpisah. Sesuaikan bentuknya dengan kebiasaan komunitas di kotamu.',
      'Jam dimulai dari menunjuk pergelangan, baru angkanya, lalu pagi atau sore. Cara paling aman bagi petugas: isyaratkan, kemudian tunjuk angka yang sama di layar antrean. Latih dua puluh nomor acak dari tiket bekas dan hitung berapa yang harus diulang. Uang diulang tertulis, selalu.',
    ],
    'Silakan tunggu, silakan isi': [
      'Sepuluh kalimat loket bisa disusun dari sedikit bahan: tunggu, isi, tanda tangan, fotokopi, duduk, nomor, panggil, besok, selesai, maaf. Susunannya mengikuti gambar, bukan tata bahasa lisan. Tunjuk formulir dulu, baru isyaratkan isi, lalu tunjuk kursi dan tunggu.',
      'Benda yang dibicarakan selalu terlihat sebelum tindakannya. Beri lebar waktu supaya ia melihat kertas, sebab mata tidak dapat membaca formulir dan tanganmu sekaligus. Berhentilah bergerak saat ia menunduk. Letakkan contoh formulir yang sudah terisi di meja; itu menghemat lima isyarat dan membantu semua orang.',
    ],
    'Obat tiga kali sehari': [
      'Kalimat tentang obat tidak boleh dikira-kira. Isyaratkan pagi, siang, malam sebagai posisi matahari, taruh satu tablet pada masing-masingnya, lalu sebelum atau sesudah makan. Sambil melakukannya, gambar tiga kotak di kemasan dan beri bulatan pada kotaknya.',
      'Minta ia mengisyaratkan kembali kepadamu; itulah pemeriksaan yang sebenarnya. Tanyakan alergi dengan menunjuk gambar kulit gatal dan napas sesak. Sampaikan kepada pasien, bukan kepada pengantarnya, walaupun pengantarnya mendengar. Untuk penjelasan penyakit, operasi, atau persetujuan tindakan, panggil juru bahasa. Sepuluh kalimatmu tidak cukup dan berbahaya bila dipaksakan.',
    ],
    'Memanggil dengan lampu dan lambaian': [
      'Lambaikan tangan di batas pandangnya, pelan, setinggi dada. Kalau jauh, mintalah orang di dekatnya menyentuh. Tepukan dua kali di bahu atau lengan atas sopan; di kepala, punggung, atau dari belakang mengejutkan. Menyalakan dan mematikan lampu sekali memberi tanda bagi seisi ruangan.',
      'Mengetuk meja kayu juga terasa lewat getaran, tetapi jangan menggebrak. Melempar kertas, menjentikkan jari di depan muka, dan berteriak tidak pernah pantas. Berjalan di antara dua orang yang sedang berisyarat boleh; lewat saja cepat-cepat dengan anggukan. Berdiri mematung menunggu celah justru memotong percakapan mereka lebih lama.',
    ],
    'Ketika isyaratmu habis': [
      'Akan tiba saat kamu tidak tahu isyaratnya. Katakan terus terang: aku masih belajar, tolong pelan. Ejalah katanya, tunjuk bendanya, gambarlah, atau tulis di ponsel dengan kalimat pendek. Sebagian orang Tuli berbahasa ibu isyarat sehingga kalimat tulis yang panjang sama asingnya bagi mereka.',
      'Berbicaralah dengan gerak bibir biasa; mulut yang dilebih-lebihkan malah sulit dibaca. Tanyakan bagaimana ia mengisyaratkan kata itu, tirukan, dan pakai lagi sebelum ia pulang. Malamnya catat tiga kata baru beserta siapa yang mengajarkannya. Gurumu yang terbaik bukan kamus, melainkan pelanggan yang sabar.',
    ],
  },
  'Bahasa Inggris untuk Layanan Pelanggan Hotel': {
    'Mengeja nama tamu lewat telepon': [
      'B, D, P, dan T terdengar sama di sambungan yang buruk. Karena itu pilot dan resepsionis memakai kata: Alfa, Bravo, Charlie, Delta, Echo, Foxtrot, Golf, Hotel, India, Juliett, Kilo, Lima, Mike. Hafalkan tujuh sehari sambil membaca pelat motor di jalan.',
      'Kalimatnya: “Let me spell that back to you. W for Whiskey, I for India, D for Delta.” Untuk angka paspor, baca satu per satu dan jeda setiap tiga. Zero, bukan o. Double five boleh, tetapi five five lebih aman bagi tamu yang bukan penutur asli.',
    ],
    'Menawarkan menu tanpa memaksa': [
      'Would you like lebih ramah daripada do you want. Tawarkan dua hal, jangan enam: “Would you like the grilled fish or something lighter?” Kemudian tanyakan yang penting. “Do you have any allergies, or anything you don’t eat?” Diamlah dan tulis jawabannya.',
      'Jangan menjawab it’s okay bila tidak tahu isinya. Pakailah “Let me check with the kitchen.” Kata yang perlu kamu kenali seketika: peanuts, shellfish, gluten, dairy, sesame, pork, alcohol. Empat kalimat penutup untuk dapur: meja berapa, siapa, pantangan apa, seberapa parah. Saran diucapkan sekali. Dua kali berarti mendesak.',
    ],
    'Tagihan yang dipertanyakan': [
      'Tamu menunjuk angka yang tidak ia kenal. Langkah pertama bukan membela, melainkan duduk di sisi yang sama: “Let’s go through it together.” Telunjukmu bergerak dari baris ke baris. “This is the room rate. This is the service charge. This one is tax.”',
      'Bila baris itu memang bukan miliknya, ucapkan “You’re right, this shouldn’t be here. I’ll take it off now.” Kalau benar tetapi ia lupa, tunjukkan slip bertanda tangannya tanpa nada menang. Hindari you must have. Cetak ulang tagihannya, lingkari totalnya, dan sebutkan pelan dua kali.',
    ],
    'Menyambungkan panggilan': [
      'Tiga janji sebelum menekan tombol tunggu: alasan, lama, dan izin. “May I put you on hold for a minute while I find out?” Tunggulah sampai ia menjawab. Lewat semenit, kembali walaupun belum ada hasil: “Thank you for waiting. I’m still checking.”',
      'Saat menyambungkan, sebutkan nama orangnya dan alasannya kepada kedua pihak supaya tamu tidak bercerita dua kali. “I’m putting you through to Ms Sari in reservations.” Kalau tidak diangkat, jangan lepaskan ke musik. Tawarkan pesan atau telepon balik beserta jamnya. Wait a moment tanpa please terdengar seperti perintah.',
    ],
    'Pesan untuk kamar 214': [
      'Angka kamar dibaca two one four, satu per satu. Tulis lima hal: untuk siapa, dari siapa, nomor teleponnya, isinya, jam berapa. “Could I take your name and number, please?” Lalu ulangi seluruhnya: “So, that’s Mr Tanaka, and the meeting is moved to ten.”',
      'Fifteen dan fifty paling sering tertukar. Tekankan akhir pada fifteen, awal pada fifty, dan tambahkan one five bila ragu. Jangan pernah menyebut apakah seorang tamu menginap atau di kamar berapa; cukup “I’ll make sure the message is delivered if the guest is with us.” Antarkan, kemudian beri centang.',
    ],
    'Kamar bau rokok': [
      'Urutannya empat: dengar, maaf, tindakan, kabar. “I’m very sorry about that, Mrs Lee. That’s not acceptable.” Jangan menjelaskan tamu sebelumnya. Lanjutkan dengan pilihan yang sungguh ada. “I can move you to another room on the same floor right away.”',
      'Sebut waktunya dalam angka: “Our staff will be there in five minutes to help with your bags.” Lalu kembali menelepon sepuluh menit kemudian: “Is the new room all right?” Panggilan kedua itulah yang diceritakan tamu dalam ulasan. Kata but menghapus permintaan maaf di depannya, maka ganti dengan and.',
    ],
    'Ketika jawabannya tidak': [
      'No telanjang terdengar keras, dan maybe menjadi janji palsu. Pakai tiga lapis: “I’m afraid” untuk memberi aba-aba, alasannya dalam enam kata, disusul pilihan. “I’m afraid the pool closes at nine, but the gym is open until eleven.”',
      'Untuk permintaan yang melanggar aturan, alasannya keselamatan, bukan atasan. “I’m afraid we can’t open another guest’s room, for everyone’s safety.” Kalau tamu mengulang lebih keras, kamu mengulang dengan nada yang sama, sedikit lebih pelan. Panggil penyelia pada pengulangan ketiga. Latih sepuluh penolakan, dan pastikan masing-masing berakhir dengan sesuatu yang dapat dilakukan.',
    ],
  },
  'Bahasa Jepang untuk Calon Pekerja': {
    'Katakana untuk kata serapan': [
      'Katakana bersudut dan lurus; dipakai untuk kata dari luar negeri, nama mesin, dan namamu sendiri. Roti パン dibaca pan, televisi テレビ dibaca terebi. Garis mendatar ー memanjangkan bunyi, seperti pada ビール, bir, dan tanpa itu artinya menjadi gedung: ビル.',
      'Ucapkan kata Inggrisnya dengan vokal di setiap akhir suku, lalu cari hurufnya. Di pabrik kamu akan menemui ミス, kesalahan, serta シフト, giliran. Lembur justru memakai kanji dan dibaca zangyō. Waspadai pasangan kembar シ shi dan ツ tsu, ン n dan ソ so; perhatikan arah goresannya.',
    ],
    'Partikel tanpa tabel': [
      'Tulis sepuluh kata pada kartu putih dan partikel pada kartu merah, lalu hamparkan di lantai. は, dibaca wa, menandai apa yang dibicarakan. を menempel pada benda yang dikenai. で menunjukkan tempat atau alat, に tujuan atau waktu.',
      'わたしは こうじょうで はたらきます. Saya bekerja di pabrik. Sekarang tukar satu kartu saja: でんしゃで いきます, pergi dengan kereta; かいしゃに いきます, pergi ke perusahaan. Kata kerjanya selalu di ujung, maka dengarkan sampai habis. Buat dua puluh kalimat dengan menukar kartu, bukan dengan menghafal daftar.',
    ],
    'Bentuk sopan dan bentuk akrab': [
      'Sebagai pekerja baru, akhiran ます dan です adalah pakaian kerjamu. たべます sopan, たべる akrab. Senior mungkin memakai bentuk akrab kepadamu; itu bukan undangan untuk membalas dengan cara serupa. Tunggu sampai diminta, atau jangan sama sekali.',
      'Yang paling sering menyinggung ialah menjawab うん kepada mandor, padahal seharusnya はい. あなた juga kurang enak didengar; sebutkan nama dengan さん. Jangan menempelkan さん pada namamu sendiri. Perankan tiga adegan: menyapa pemimpin regu, menjawab teman sekamar, meminta kunci kepada penjaga asrama. Rekam dan periksa setiap ujung kalimatnya.',
    ],
    'Apel pagi dan laporan': [
      'Pagi dibuka dengan おはようございます yang lantang. Pulang lebih dulu diucapkan おさきに しつれいします, dan teman yang masih bekerja disapa おつかれさまでした. Ketiganya dipakai setiap hari, jadi sempurnakan dulu sebelum kalimat lain.',
      'Laporan di tempat kerja Jepang dikenal sebagai hōrensō: melapor, mengabarkan, berunding. Polanya selesai, masalah, permintaan. しごとが おわりました, pekerjaan saya selesai. もんだいが あります, ada masalah. かくにん おねがいします, mohon diperiksa. Laporkan kabar buruk paling awal, walaupun kalimatmu patah-patah. Diam sampai sore dinilai lebih berat daripada kesalahannya.',
    ],
    'Sakit, terlambat, dan meminta tolong': [
      'Telepon sebelum jam masuk, bukan sesudahnya. Sebut nama, keadaan, perkiraan, maaf. もうしわけありません。でんしゃが おくれて、10ぷん おくれます. Maaf, keretanya terlambat, saya terlambat sepuluh menit. Sakit cukup たいちょうが わるいです lalu tanyakan apakah boleh beristirahat: やすんでも いいですか.',
      'Untuk meminta tolong, mulailah dengan すみません, kemudian てつだってください. Kata yang menyelamatkan ialah いたい, sakit; tunjuk bagiannya sambil berkata ここが いたいです. Hafalkan あぶない, bahaya, dan とめて, hentikan. Perankan dengan mata tertutup, sebab di telepon tidak ada isyarat tangan.',
    ],
    'Mendengar pengumuman stasiun': [
      'Pengumuman panjang, tetapi hanya tiga hal yang kamu cari: nama tempat, nomor peron, dan kabar terlambat. まもなく berarti sebentar lagi, 〜ばんせん jalur nomor sekian, おくれています sedang terlambat, つぎは berikutnya. Sisanya boleh lewat seperti hujan.',
      'Putar rekaman bising sekali sambil menutup mata dan tulis angka yang terdengar. Putar lagi untuk nama tempatnya. Baru ketiga kali baca teksnya. Perhatikan 4 yang dibaca yon, 7 nana, dan 9 kyū di peron. Di soal ujian pola ini sama: baca pilihannya dulu, tentukan apa yang ditunggu, lalu dengar.',
    ],
    'Ujian tiruan lengkap': [
      'Duduk pada jam yang sama dengan ujian sesungguhnya, dengan pensil dan jam tangan. Kosakata dikerjakan cepat, lewatkan yang asing; bacaan dimulai dari pertanyaannya; bagian dengar tidak bisa diulang, jadi selesaikan bulatan lembar jawab di sela soal, bukan di akhir.',
      'Setelah nilai keluar, pilah kesalahanmu ke tiga tumpukan: tidak tahu katanya, tahu tetapi terburu-buru, dan salah dengar. Masing-masing berobat berbeda, yaitu kartu harian, memberi garis bawah, atau menirukan rekaman. Kerjakan ulang soal yang salah sepekan kemudian tanpa melihat kunci. Naik lima soal lebih berharga daripada satu paket baru.',
    ],
  },
};
