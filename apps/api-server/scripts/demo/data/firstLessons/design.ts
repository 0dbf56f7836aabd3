import type { FirstLessons } from './shape.ts';

export const designFirstLessons: FirstLessons = {
  'Desain Poster yang Bercerita': [
    'Tulis kata PULANG lima kali dengan lima huruf yang sudah ada di komputermu: satu berkait, satu tebal tanpa kait, satu mirip tulisan tangan, satu mesin tik, satu yang menurutmu jelek. Cetak, lalu tempel berjejer di dinding.',
    'Beri masing-masing peran. Siapa yang berbisik, siapa yang marah, siapa petugas stasiun, siapa kekasih lama? Tanyakan kepada orang yang lewat tanpa menjelaskan apa-apa. Jika jawaban mereka serupa, hurufnya memang punya suara. Pilih satu untuk acaramu dan jelaskan alasannya tanpa kata bagus.',
  ],
  'Desain Grafis dengan Perangkat': [
    'Buka Inkscape dan gambar satu lingkaran. Tumpuk persegi di separuh bawahnya, pilih keduanya, lalu jalankan Difference. Kamu mendapat setengah lingkaran: mangkuk. Tambahkan dua persegi panjang tipis yang dimiringkan sebagai sumpit, dan ikon bakmi pun jadi.',
    'Coba bangun tiga ikon lain hanya dari lingkaran, kotak, dan pena: ikan lele, cabai, kipas. Jangan menggambar bebas sebelum ketiga bentuk itu benar-benar buntu. Perkecil hasilnya sampai sebesar kuku. Bila masih dikenali, logo pelangganmu nanti tetap terbaca di tutup botol.',
  ],
  'Fotografi Produk dengan Ponsel': [
    'Pukul delapan pagi, letakkan satu barang di meja dekat jendela timur. Bersihkan lensa dengan ujung kaus. Potret tanpa lampu, tanpa lampu kilat, dari ketinggian yang sama. Pukul sembilan ulangi dengan posisi yang tidak digeser sedikit pun, begitu pula pukul sepuluh dan sebelas.',
    'Jajarkan keempat foto. Perhatikan bayangan di sebelah kanan barang: panjang dan tajam, lalu memendek dan melembut. Pilih jam dengan bayangan yang paling membantu bentuk, dan tulis di kertas manila. Kalau keempatnya terlalu keras, gantung kain putih tipis di jendela besok pagi.',
  ],
  'Menyunting Video Pendek': [
    'Lipat selembar kertas menjadi enam kotak. Kotak pertama hasil akhir: orang harus melihat dulu apa yang akan didapat. Kotak kedua kait, yaitu satu pertanyaan atau kesalahan lucu. Tiga kotak berikutnya langkah, masing-masing satu gerakan saja. Kotak terakhir penutup.',
    'Gambar dengan orang lidi; tidak ada yang menilai. Di bawah tiap kotak tulis berapa detik dan suara apa yang terdengar. Jumlahkan. Jika lebih dari enam puluh, hapus kotak yang tidak akan ditanyakan siapa pun bila hilang. Ceritakan keenamnya kepada temanmu sebelum mengeluarkan kamera.',
  ],
  'Menjahit Busana Dasar': [
    'Ikatkan tali kecil di pinggang temanmu supaya titik ukurnya tidak berpindah. Mintalah ia berdiri biasa, tidak menahan napas. Ukur lingkar leher, badan, pinggang, pinggul, lebar bahu, panjang muka, panjang punggung, panjang lengan, dan lingkar pergelangan.',
    'Pita ukur harus bisa diputar dengan satu jari; kalau menggigit kulit, kemejanya akan sesak. Sebutkan angkanya keras-keras agar pencatat dapat mengulang. Ukur dua kali, dan bila selisihnya lebih dari satu sentimeter, ukur ketiga kali. Tukar peran. Orang yang pernah diukur dengan kasar akan mengukur dengan lebih hati-hati.',
  ],
  'Ilustrasi Cat Air': [
    'Potong tiga kertas seukuran kartu pos: kertas gambar biasa, kertas cat air 200 gram, dan 300 gram bertekstur. Teteskan air yang sama banyaknya di tengah masing-masing. Hitung sampai enam puluh tanpa menyentuhnya.',
    'Kertas biasa menggelembung, yang tengah melengkung pelan, yang tebal hampir diam. Sekarang sentuhkan ujung kuas berwarna ke tepi tiap tetes. Lihat warnanya berlari, merayap, atau berhenti. Tulis tabiat itu di balik kartu. Kelopak kamboja memerlukan kertas yang merayap, sementara urat daun lebih suka yang berhenti.',
  ],
};
