import type { FirstLessons } from './shape.ts';

export const dataAnalysisFirstLessons: FirstLessons = {
  'Analisis Data Penjualan': [
    'Buka kolom kota dan buat daftar nilai uniknya. Kamu akan menemukan Jogja, Yogyakarta, dan YOGYAKARTA dengan spasi di belakang. Bagi mesin itu tiga kota, sehingga penjualanmu terbelah tiga tanpa ada yang curiga.',
    'Jangan membetulkan satu per satu di tempat. Buat lembar kamus dengan dua kolom: ejaan asal dan ejaan baku. Bersihkan spasi dengan TRIM, lalu cari padanannya dengan XLOOKUP ke kolom baru. Data asli tetap utuh, dan bulan depan kamu cukup menambah baris kamus. Terakhir, jumlahkan ulang: totalnya wajib sama seperti sebelum dirapikan.',
  ],
  'Excel untuk Administrasi Kantor': [
    'Rekap kas kecil sering salah bukan karena rumusnya, melainkan karena rentangnya. Kamu menulis SUM sampai baris dua puluh, lalu rekanmu menambah baris dua puluh satu. Angkanya diam, dan tidak ada yang sadar sampai akhir bulan.',
    'Obatnya satu: ubah data menjadi tabel dengan Ctrl+T, beri nama Kas, lalu jumlahkan kolomnya, bukan barisnya. Rumusnya menjadi SUM dari Kas[Jumlah]. Coba tambahkan tiga pengeluaran di bawah tabel dan perhatikan totalnya ikut bergerak. Sesudah itu hapus satu baris di tengah. Kalau totalnya tetap benar, rekapmu sudah siap dititipkan.',
  ],
  'Dasbor Interaktif dengan Looker Studio': [
    'Dasbor paling sering rusak karena seseorang mengganti judul kolom. Karena itu, sebelum menyambungkan apa pun, bakukan dulu lembarmu: satu baris judul, tanpa sel gabungan, tanpa baris total di bawah. Tulis judul dengan huruf kecil dan garis bawah, seperti tanggal_jual.',
    'Pastikan satu kolom berisi satu jenis data. Tanggal ditulis sebagai tanggal, bukan teks, dan kolom harga tidak memuat kata rupiah. Kunci baris judul lewat menu perlindungan supaya rekanmu tidak tergoda merapikannya. Barulah tekan Buat, Sumber Data, pilih lembarmu, dan periksa jenis tiap kolom sebelum lanjut.',
  ],
  'Pengantar Statistika': [
    'Sembilan tetangga menyebut upah hariannya, dalam ribu rupiah: 80, 85, 90, 90, 95, 100, 100, 110, dan 950. Jumlahkan lalu bagi sembilan. Hasilnya hampir 189, padahal delapan dari mereka tidak mendapat lebih dari 110.',
    'Sekarang ambil orang yang berdiri tepat di tengah barisan, yaitu yang kelima: 95. Itulah median. Ganti 950 dengan 120, dan rata-ratanya jatuh ke sekitar 97 sementara median tidak bergerak. Bila besok kamu membaca berita tentang penghasilan rata-rata, tanyakan siapa tetangga kesembilannya dan seberapa jauh ia berdiri.',
  ],
  'Python untuk Analisis Data': [
    'Simpan berkas harga beras di sebelah buku catatanmu, lalu muat dengan read_csv dan tampilkan lima baris teratas memakai head. Berhenti sebentar. Baca judul kolomnya dan tanyakan apa arti satu baris: satu hari, satu kota, atau satu pasar?',
    'Panggil dtypes. Kalau kolom harga terbaca sebagai object, biasanya ada titik ribuan; muat ulang dengan thousands yang sesuai. Kalau tanggal terbaca sebagai teks, tambahkan parse_dates. Akhiri dengan isna dan sum untuk menghitung sel kosong di tiap kota. Kota dengan lubang terbanyak belum boleh kamu bandingkan dengan yang lain.',
  ],
  'Entri Data Cepat dan Teliti': [
    'Raba papan ketik tanpa melihat. Ada tonjolan kecil pada huruf F dan J; di situlah kedua telunjukmu tinggal. Jari lain mengikuti di sebelahnya, dari A sampai titik koma, dan jempol melayang di atas spasi. Ini baris rumah, tempat jari selalu pulang.',
    'Tutup tanganmu dengan kain, lalu ketik pelan: asal, salak, jalak, dasa, lada. Kalau salah, jangan menghapus dulu; selesaikan barisnya dan hitung. Latihan hari pertama hanya lima belas menit. Kecepatan belum dinilai, sebab jari yang tergesa menghafal kesalahan sama cepatnya dengan kebenaran.',
  ],
  'Basis Data untuk Toko dan Gudang': [
    'Keluarkan isi kardus dan pilih dua barang yang namanya hampir sama, misalnya sabun cair 400 ml dan sabun cair 450 ml. Di buku stok keduanya sering tertulis sabun cair saja. Dari situlah selisih dimulai.',
    'Beri setiap barang kode yang tidak memuat arti, seperti B001 dan B002. Jangan memakai merek atau rak sebagai kode, karena merek berganti dan barang pindah tempat. Kode tidak pernah dipakai ulang walaupun barangnya sudah habis. Tulis sepuluh barang di tabelmu, lalu minta teman sebangku mencari satu kembar. Kalau ketemu, kalian berdua untung.',
  ],
};
