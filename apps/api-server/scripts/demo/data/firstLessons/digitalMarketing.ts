import type { FirstLessons } from './shape.ts';

export const digitalMarketingFirstLessons: FirstLessons = {
  'Pemasaran Digital Dasar': [
    'Bayangkan orang yang belum pernah ke warung soto di ujung jalan. Pertama ia mencium aroma saat lewat. Besoknya ia melihat antrean dan penasaran. Lusa ia bertanya harga, makan, lalu pekan depan membawa teman. Lima langkah itu disebut alur pembeli.',
    'Gambar lima kotak di kertas untuk usahamu sendiri. Di setiap kotak tulis apa yang dilihat calon pembeli dan apa yang bisa menghentikannya. Beri satu angka yang sanggup kamu hitung, misalnya jumlah orang yang bertanya harga hari ini. Kotak dengan kehilangan terbesar akan menerima rupiah iklanmu yang pertama.',
  ],
  'Berjualan di Lokapasar': [
    'Tulis tiga calon nama toko, lalu minta orang rumah mengejanya setelah mendengar sekali. Nama yang salah dieja akan salah dicari. Pilih yang pendek, tanpa angka pengganti huruf, dan menyebut barang yang kamu jual.',
    'Setelah itu buat satu janji pengiriman. Jangan menjanjikan yang tercepat; janjikan yang selalu sanggup kamu tepati, contohnya pesanan sebelum pukul dua dikirim hari itu juga. Periksa tujuh hari terakhir: berapa kali kamu bisa memenuhinya? Bila kurang dari tujuh, mundurkan jamnya. Pasang janji itu di baris pertama keterangan toko, sebelum sapaan.',
  ],
  'Menulis Iklan yang Jujur': [
    'Simpan dulu penamu. Telepon dua orang yang pernah membeli produkmu dan ajukan lima pertanyaan: apa yang terjadi sebelum kamu mencari, apa yang sudah kamu coba, apa yang membuatmu ragu, kapan kamu yakin, dan apa kata yang kamu pakai waktu menceritakannya ke teman.',
    'Tulis jawabannya persis, termasuk kata yang canggung. Garis bawahi keluhan yang muncul pada keduanya. Pembeli minyak gosok jarang bilang meredakan nyeri otot; mereka bilang biar bisa tidur miring lagi. Kalimat itu sudah separuh iklanmu, dan kamu tidak mengarangnya.',
  ],
  'SEO untuk Situs': [
    'Selama tiga hari, taruh buku kecil di dekat kasir. Tulis setiap pertanyaan pelanggan dengan kata mereka sendiri, lalu tambahkan pertanyaan yang masuk lewat pesan. Jangan dirapikan: tambal ban dekat terminal lebih berharga daripada layanan perbaikan roda.',
    'Kelompokkan catatanmu menjadi tiga: orang yang mencari tempat, orang yang membandingkan harga, dan orang yang ingin tahu caranya. Ketik tiap pertanyaan di mesin pencari dan perhatikan saran yang muncul di bawah kotak. Pilih lima yang paling sering muncul sekaligus bisa kamu jawab dengan jujur. Lima itulah calon halamanmu.',
  ],
  'Siaran Langsung Jualan': [
    'Penonton masuk di menit mana saja, jadi pembukaanmu harus bisa diulang tanpa terdengar diulang. Susun tiga kalimat: siapa kamu, barang apa yang sedang di tangan, dan mengapa hari ini layak ditonton. Ucapkan dalam dua puluh detik.',
    'Buat empat versi dengan urutan yang berbeda, lalu sebarkan di naskahmu setiap sepuluh menit. Tulis kata kunci saja, bukan kalimat lengkap, supaya matamu tetap ke kamera. Rekam satu menit dan dengarkan tanpa melihat gambarnya. Kalau kamu terdengar seperti membaca pengumuman, ganti setiap kata yang tidak pernah kamu ucapkan kepada tetangga.',
  ],
  'Pemasaran lewat WhatsApp': [
    'Sebelum menekan apa pun, buka Setelan, Chat, lalu Cadangan Chat, dan tunggu sampai selesai. Pastikan tanggalnya hari ini. Sesudah itu pasang WhatsApp Business dan masukkan nomor yang sama; aplikasinya akan menawarkan untuk memindahkan obrolan. Jawab ya.',
    'Jangan hapus aplikasi lama sebelum kamu melihat obrolan terakhir muncul di yang baru. Isi nama warung, jam buka, dan alamat yang bisa dibuka di peta. Untuk foto, pilih tampak depan warungmu pada siang hari, bukan wajah. Pelanggan akan mengenali spanduknya lebih cepat daripada senyummu.',
  ],
};
