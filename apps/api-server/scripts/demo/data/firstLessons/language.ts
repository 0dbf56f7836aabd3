import type { FirstLessons } from './shape.ts';

export const languageFirstLessons: FirstLessons = {
  'Bahasa Inggris untuk Layanan Pelanggan Hotel': [
    'Ucapkan “Welcome to our hotel” dengan satu nada datar. Terdengar seperti mesin, bukan? Sekarang senandungkan dulu tanpa kata: naik di suku pertama, turun pelan sampai akhir. Masukkan katanya ke dalam senandung itu.',
    'Tambahkan pertanyaan: “May I have your name, please?” Kali ini nadanya naik di name dan mendarat lembut di please. Kalau berhenti tinggi, tamu mendengar keraguan; kalau jatuh terlalu keras, ia mendengar perintah. Rekam tiga kali sambil menatap pintu, bukan layar. Pilih rekaman yang membuatmu sendiri ingin menjawab.',
  ],
  'Bahasa Jepang untuk Calon Pekerja': [
    'Lihat foto papan toko ini: すし. Dua huruf, dua bunyi, su dan shi. Kamu baru saja membaca hiragana. Berikutnya うどん, dibaca u-do-n. Dua titik kecil di pojok huruf kedua mengubah to menjadi do.',
    'Salin lima huruf pertama, あ い う え お, masing-masing sepuluh kali sambil mengucapkan a, i, u, e, o. Urutan goresannya dari kiri ke kanan dan dari atas ke bawah. Lalu tulis nama warung di dekat rumahmu memakai huruf yang sudah ada. Huruf yang belum kamu kenal biarkan kosong; besok tempatnya terisi.',
  ],
  'Bahasa Mandarin Dasar untuk Penjual': [
    'Angkat tanganmu. Nada pertama datar dan tinggi, tanganmu bergeser lurus di depan dahi. Nada kedua naik seperti bertanya hah. Nada ketiga turun dulu, baru naik, seperti ayunan. Nada keempat jatuh tajam seperti menepuk meja.',
    'Sekarang suku kata mai. Dengan nada ketiga, mǎi, artinya membeli. Dengan nada keempat, mài, artinya menjual. Ucapkan bergantian sepuluh kali, tangan ikut bergerak. Minta orang rumah menebak dari gerakmu, kemudian dari suaramu saja. Jika tebakannya benar delapan kali, kamu sudah aman berdiri di depan pemasok.',
  ],
  'Bahasa Isyarat Indonesia': [
    'Duduklah menghadap cahaya supaya tanganmu terlihat. Angkat kedua tangan setinggi dada, siku santai, dan jangan menutupi wajah. Sebagian besar huruf di Bisindo dibentuk dengan dua tangan, jadi lepaskan dulu ponselmu ke sandaran.',
    'Tonton Bima mengeja A sampai E, lalu tirukan perlahan. Tahan tiap huruf selama satu hitungan; gerakan yang meluncur sulit dibaca. Kalau keliru, berhenti sejenak dan ulangi dari huruf pertama. Ejalah nama ibumu, nama temanmu, dan namamu. Setelah itu minta orang rumah menuliskan apa yang mereka lihat, tanpa kamu bersuara.',
  ],
  'Menulis Email dan Laporan Kerja': [
    'Buka email terakhirmu yang tidak dijawab. Cari kalimat yang berisi permintaan dan garis bawahi. Biasanya ia bersembunyi setelah salam, kabar, dan latar belakang. Potong kalimat itu, lalu tempel sebagai baris pertama.',
    'Lengkapi dengan siapa, apa, dan kapan: mohon Bu Rina menyetujui anggaran terlampir sebelum Kamis pukul tiga. Ringkas menjadi enam kata untuk subjek: persetujuan anggaran pelatihan sebelum Kamis sore. Penjelasan boleh menyusul di bawahnya, paling banyak lima baris. Baca ulang hanya subjek dan baris pertama. Bila penerima sudah tahu harus berbuat apa, kirim.',
  ],
  'Penerjemah Lepas': [
    'Kamu memerlukan tiga halaman contoh, dan tidak satu pun boleh membocorkan rahasia klien. Halaman pertama bisa dari naskah bebas, misalnya cerita rakyat yang hak ciptanya sudah berakhir. Pilih seratus lima puluh kata yang sulit, bukan yang indah.',
    'Halaman kedua boleh berasal dari pekerjaan lama asal pemiliknya memberi izin tertulis; satu balasan pesan sudah memadai. Halaman ketiga samaran: ganti nama orang, angka, dan tempat, lalu pastikan tidak ada yang bisa ditebak. Taruh naskah asal di kiri dan terjemahanmu di kanan. Beri satu catatan tentang pilihan kata yang paling lama kamu timbang.',
  ],
};
