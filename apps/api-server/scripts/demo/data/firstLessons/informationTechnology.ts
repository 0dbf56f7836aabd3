import type { FirstLessons } from './shape.ts';

export const informationTechnologyFirstLessons: FirstLessons = {
  'Dasar Pemrograman Web': [
    'Buka penyunting teks apa saja dan simpan berkas kosong bernama index.html di folder baru. Ketik judul di antara tag h1 pembuka dan penutup, misalnya nama katering tetanggamu. Di bawahnya tulis satu paragraf dengan tag p, lalu daftar tiga menu memakai tag ul dan li.',
    'Klik dua kali berkas itu; peramban langsung menampilkannya. Sekarang hapus satu tag penutup, simpan, dan muat ulang. Halamannya tidak meledak, hanya bentuknya berantakan. Kembalikan tag tadi. Membaca kerusakan seperti ini akan kamu lakukan setiap hari sebagai pembuat web, jadi berkenalanlah sejak awal.',
  ],
  'Otomasi Pekerjaan Kantor dengan Python': [
    'Salin dulu foldermu, karena kita akan mengganti nama semua isinya. Skrip ini berjalan di folder salinan: panggil pathlib, buka folder, ambil setiap berkas PDF, urutkan, dan beri nama baru berisi bulan serta nomor urut.',
    'Sebelum benar-benar mengganti, cetak pasangan nama lama dan nama baru di layar. Baca sepuluh baris pertama dengan teliti. Kalau semuanya masuk akal, barulah ganti print menjadi rename. Kebiasaan mencetak lebih dulu menyelamatkanmu dari seratus lampiran bernama kacau pada pukul delapan kurang lima, dan hanya memakan waktu beberapa detik.',
  ],
  'Jaringan Komputer untuk Teknisi Pemula': [
    'Sebelum menyentuh pengaturan, lihat lampunya. Lampu porta mati berarti kabel putus, longgar, atau perangkat di ujung sana tidak menyala. Lampu menyala diam berarti tersambung tetapi sepi. Lampu berkedip berarti ada data yang lewat, jadi carilah penyebabnya di alamat, bukan di kabel.',
    'Kalau lampunya mati, tukar kabel dengan yang pasti baik, lalu pindahkan ke porta lain. Ubah satu hal setiap kali dan tulis hasilnya. Setelah itu pasang alat uji: delapan lampunya harus menyala berurutan di kedua ujung. Urutan yang meloncat menandakan konektor yang terpasang terbalik.',
  ],
  'Membuat Aplikasi Android Pertamamu': [
    'Unduh Android Studio malam ini, jangan lima menit sebelum kelas. Saat ditanya jenis pemasangan, pilih Custom dan hilangkan centang pada emulator. Cukup ambil satu versi SDK, yaitu yang disarankan. Kuotamu hemat beberapa gigabita, dan laptop lama pun bernapas lega.',
    'Sebagai pengganti emulator kita memakai ponselmu sendiri. Buka menu Tentang Ponsel, ketuk Nomor Versi tujuh kali, lalu nyalakan Debug USB di Opsi Pengembang. Sambungkan kabel data dan setujui pertanyaan yang muncul. Bila nama ponselmu tampil di bilah atas Android Studio, persiapan selesai.',
  ],
  'Keamanan Digital untuk Semua': [
    'Pesan jebakan hampir selalu membawa sedikitnya dua dari lima ciri ini: membuatmu tergesa, meminta rahasia, datang dari nomor asing yang mengaku kenal, menyertakan berkas atau tautan ganjil, dan menjanjikan sesuatu yang terlalu enak.',
    'Coba pada pesan “Paket Anda tertahan, buka lampiran foto.apk dalam satu jam”. Tergesa, ada. Berkas ganjil, ada: foto tidak pernah berakhiran apk. Cukup, jangan dibuka. Hubungi kurir lewat nomor di aplikasi resminya. Sekarang gulir ponselmu ke belakang, cari satu pesan lama yang mencurigakan, lalu hitung cirinya.',
  ],
  'Merakit dan Merawat Komputer Kantor': [
    'Cabut kabel daya, tekan tombol nyala lima detik untuk membuang sisa listrik, lalu sentuh bagian logam rangka supaya tubuhmu tidak bermuatan. Barulah buka penutup samping. Foto keadaan dalamnya sebelum satu kabel pun dilepas.',
    'Gambar denah sederhana di kertas, taruh wadah kecil di tiap bagian gambar, dan letakkan sekrup di wadah tempat asalnya. Lepaskan berurutan: kartu, memori, penyimpanan, catu daya, papan induk. Memori dilepas dengan menekan kedua kait, bukan ditarik. Kalau ada yang terasa seret, berhenti dan cari kaitnya; komponen yang benar tidak perlu dipaksa.',
  ],
  'Administrasi Server Linux dari Dasar': [
    'Ketik pwd dan tekan Enter: layar menyebut folder tempatmu berdiri. Ketik ls untuk melihat isinya, lalu cd diikuti nama folder untuk masuk. Untuk mundur satu tingkat, cd dengan dua titik. Tiga perintah itu sudah cukup untuk berjalan ke mana saja.',
    'Biasakan menekan Tab setelah dua huruf pertama; terminal melengkapi namanya dan kamu terhindar dari salah ketik. Bila Tab diam saja, berarti namanya tidak ada atau ada beberapa yang mirip. Sekarang berjalanlah ke /var/log, lihat isinya dengan ls -lh, dan tulis berkas mana yang paling besar. Catatan seperti itu bekalmu nanti.',
  ],
};
