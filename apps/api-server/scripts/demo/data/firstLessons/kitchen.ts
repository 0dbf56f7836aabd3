import type { FirstLessons } from './shape.ts';

export const kitchenFirstLessons: FirstLessons = {
  'Kue Tradisional Nusantara': [
    'Siapkan tiga mangkuk: tepung beras, tepung ketan, dan campuran keduanya sama banyak. Tuang air hangat sesendok demi sesendok, lalu pejamkan mata dan remas. Tepung beras terasa seperti pasir basah yang mudah pecah. Tepung ketan menempel di jari dan mulur.',
    'Perbedaan itu menentukan kuemu. Lapis perlu adonan yang patuh dibelah, jadi berasnya lebih banyak. Klepon perlu kulit yang meregang menahan gula cair, jadi ketannya yang memimpin. Catat berapa sendok air yang diminum tiap mangkuk; angkanya berubah kalau kamu ganti merek tepung.',
  ],
  'Barista Dasar': [
    'Timbang delapan gram kopi giling kasar untuk tiap cangkir dan tuang seratus lima puluh mililiter air yang baru turun dari didih. Diamkan empat menit. Pecahkan lapisan di permukaan dengan punggung sendok sambil mendekatkan hidung, karena pada saat itulah aromanya paling jujur.',
    'Seruput keras-keras agar kopi menyebar ke seluruh lidah. Tulis satu kata untuk asamnya, satu untuk manisnya, satu untuk pahitnya. Pakai ingatanmu sendiri: jeruk purut, gula aren, kulit kacang. Tidak ada jawaban salah selama kamu menemukan rasa yang sama pada tegukan berikutnya.',
  ],
  'Tata Graha Hotel': [
    'Masuklah ke kamar contoh berdua, satu memegang lembar penilaian, satu menunjuk. Mulai dari pintu, berjalan searah jarum jam, dan jangan melompat. Gagang, cermin, kolong ranjang, tirai, lalu kamar mandi. Dengan rute tetap, mata yang lelah pun tidak melewatkan sudut.',
    'Tiap butir hanya punya dua jawaban: lulus atau ulang. “Lumayan bersih” bukan nilai. Jika kalian berselisih, sentuh permukaannya dengan kain putih dan biarkan kain yang memutuskan. Hitung berapa butir yang harus diulang, kemudian tukar peran di kamar sebelah. Biasanya hitungan kedua lebih tinggi, karena matamu sudah belajar.',
  ],
  'Roti dan Kue untuk Toko': [
    'Ambil dua merek tepung yang biasa dijual di dekat rumahmu. Timbang seratus gram dari masing-masing, lalu beri enam puluh gram air. Aduk tiga puluh detik dan tekan dengan telapak. Tepung berprotein tinggi masih terasa kering, sedangkan yang rendah sudah lengket.',
    'Tambahkan air lima gram setiap kali sampai adonan lembut seperti cuping telinga. Jumlah akhirnya itulah takaran air tepungmu, dan tulislah di bungkusnya. Resep mana pun bisa kamu sesuaikan dengan angka ini. Roti yang cepat keras pada sore hari sering kali hanya kurang minum sejak pagi.',
  ],
  'Sambal dan Bumbu Dasar': [
    'Sangrai kemiri dengan api kecil sambil terus digoyang. Begitu harum dan permukaannya berminyak, angkat; kalau menunggu sampai cokelat, bumbumu akan pahit. Biarkan dingin dulu supaya mudah dihaluskan.',
    'Ulek berurutan dari yang paling keras: garam dan ketumbar, disusul kemiri, bawang putih, terakhir bawang merah. Garam menjadi ampelas yang membantu ulekan. Tumis dengan minyak sampai tidak lagi berbau langu dan minyaknya memisah ke tepi wajan. Simpan di stoples kering, ratakan permukaannya, lalu tutup dengan selapis minyak tumisan. Ambil selalu dengan sendok yang kering.',
  ],
  'Penyaji Makanan dan Minuman': [
    'Pasang pengatur waktu empat menit dan siapkan satu meja untuk dua orang. Letakkan kursi lebih dulu, sebab piring mengikuti kursi. Garpu di kiri, pisau di kanan dengan mata menghadap piring, sendok di sebelahnya. Jarak ujung gagang ke tepi meja dua jari.',
    'Gelas air berdiri di atas ujung pisau. Pegang pada batangnya agar tidak meninggalkan sidik jari. Sekarang duduklah di kursi tamu: apakah bunganya menutupi wajah orang di depanmu? Perbaiki, bongkar semuanya, kemudian ulangi. Pada putaran kelima tanganmu akan bekerja tanpa diperintah.',
  ],
};
