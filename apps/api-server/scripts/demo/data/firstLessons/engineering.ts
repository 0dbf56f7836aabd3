import type { FirstLessons } from './shape.ts';

export const engineeringFirstLessons: FirstLessons = {
  'Las Listrik Dasar': [
    'Mata tidak merasakan sinar las saat terbakar; sakitnya datang tengah malam. Karena itu topeng turun sebelum busur menyala, bukan sesudahnya. Pakai kaca nomor sepuluh atau sebelas, dan pastikan tidak ada retakan dengan mengangkatnya ke arah lampu.',
    'Kancingkan kerah, tutup saku, lepas cincin. Sarung tangan harus kering, sebab yang basah menghantarkan listrik. Kipas ditaruh di sampingmu agar asap tersapu menjauhi muka. Terakhir, geser ember pasir ke dekat kaki dan singkirkan majun berminyak. Ucapkan kelima pemeriksaan itu keras-keras kepada teman sebilik sebelum ia mengizinkanmu menyentuh sakelar.',
  ],
  'Instalasi Listrik Rumah': [
    'Gambar garis tunggal memperlihatkan jalur, bukan jumlah kawat. Satu garis dengan tiga coretan miring berarti tiga kawat di dalam satu pipa. Lingkaran bersilang adalah lampu. Setengah lingkaran yang menempel di dinding adalah stop kontak. Titik berlengan adalah sakelar.',
    'Ambil pensil warna dan ikuti satu lampu sampai panel: merah untuk fase, biru untuk netral, hijau kuning untuk pembumian. Berhenti di setiap kotak bagi dan hitung sambungannya. Sekarang tutup gambar, lalu gambarkan kembali kamar tidurmu sendiri. Temanmu harus sanggup menunjuk tempat sakelarnya tanpa bertanya.',
  ],
  'Servis AC Rumah': [
    'Gambar empat kotak di lantai dengan kapur dan berjalanlah di atasnya sebagai gas. Di kotak evaporator kamu cairan dingin yang menyerap panas kamar, lalu menguap. Di kompresor kamu ditekan sampai panas dan sesak. Di kondensor, kipas luar membuang panasmu hingga kamu mencair lagi.',
    'Kotak terakhir pipa sempit, tempat tekananmu jatuh dan tubuhmu mendadak dingin. Ulangi putaran sambil menyebut keadaanmu: gas atau cair, panas atau dingin. Sekarang temanmu menaruh batu di salah satu kotak sebagai kotoran. Tebak apa yang dirasakan penghuni kamar. AC tidak pernah membuat dingin; ia memindahkan panas.',
  ],
  'Gambar Teknik dengan CAD': [
    'Jepit mur dengan rahang luar jangka sorong, jangan terlalu keras. Baca skala utama tepat sebelum nol nonius, misalnya 16 milimeter. Kemudian cari garis nonius yang segaris dengan garis di atasnya. Pada nonius dua puluh bagian, garis ke tujuh bernilai 0,35, jadi lebarnya 16,35.',
    'Ukur tiga sisi dan tulis ketiganya, karena mur murah jarang benar-benar segi enam sama sisi. Gambar bebas di kertas, tarik garis ukuran di luar bendanya, dan beri panah. Baru setelah temanmu bisa menyebut semua ukuran tanpa memegang mur, nyalakan komputer.',
  ],
  'Panel Surya Atap': [
    'Ambil rekening tiga bulan terakhir, cari angka kWh, dan bagi dengan jumlah hari. Rumah kecil biasanya memakai lima sampai delapan kWh sehari. Itulah angka yang ingin kamu turunkan, bukan rupiahnya, karena tarif bisa berganti.',
    'Sekarang catat meteran pukul enam pagi, enam sore, dan sepuluh malam selama dua hari. Selisihnya menunjukkan jam borosmu. Panel bekerja pada siang hari; kalau pemakaianmu menumpuk malam, tagihan tidak banyak berubah tanpa baterai. Coba pindahkan setrika dan pompa ke siang. Kadang langkah gratis itu sudah mengubah ukuran panel yang kamu perlukan.',
  ],
  'Mengemudi Hemat dan Selamat': [
    'Sebelum memutar kunci, putari kendaraanmu satu kali, selalu ke arah yang sama. Tekan ban dengan telapak dan lihat apakah salah satunya lebih kempis. Tengok alurnya; paku kecil sering mengilap. Nyalakan lampu jauh, lampu belok, dan lampu rem sambil meminta orang rumah menyebutkan mana yang mati.',
    'Lalu lihat tanah di bawahnya. Air bening di bawah AC wajar. Cairan hijau atau merah muda dari radiator, cokelat dari mesin, dan apa pun di dekat roda berarti jangan berangkat. Semuanya satu menit. Tulis tanggalnya di buku bensin, dan kamu akan ingat melakukannya besok.',
  ],
};
