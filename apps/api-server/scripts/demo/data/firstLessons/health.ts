import type { FirstLessons } from './shape.ts';

export const healthFirstLessons: FirstLessons = {
  'Pertolongan Pertama di Tempat Kerja': [
    'Penolong yang ikut tumbang menambah satu korban. Sebelum melangkah, berhenti dua detik dan lihat tiga hal: kabel, api, lalu lintas. Kabel yang menjuntai berarti matikan sakelar induk dulu. Asap berarti cari arah angin. Forklif yang masih bergerak berarti suruh seseorang menghentikannya.',
    'Setelah aman, tunjuk satu orang dengan nama atau warna bajunya: kamu, baju biru, telepon 119 dan kembali ke sini. Perintah kepada semua orang biasanya tidak dikerjakan siapa pun. Barulah berlutut, tepuk bahu korban, dan panggil. Latih urutan ini di lorong kantormu hari ini.',
  ],
  'Merawat Lansia di Rumah': [
    'Sumpal telingamu dengan kapas, oleskan sedikit minyak di kacamata, dan pakai sarung tangan tebal. Sekarang coba buka bungkus obat dan jawab pertanyaan dari ruangan sebelah. Lima menit saja, dan kamu mengerti mengapa nenek menjawab pendek.',
    'Catat tiga hal yang paling menyulitkan. Pendengaran membuatnya tampak cuek. Gula darah yang turun membuatnya tiba-tiba marah. Rasa malu membuatnya bilang sudah mandi. Besok, sebelum menegur, periksa ketiganya berurutan. Berbicaralah dari depan, setinggi matanya, dan tunggu jawabannya sampai lima hitungan.',
  ],
  'Gizi Seimbang untuk Balita': [
    'Minta anakmu mengepalkan tangan. Segenggam itulah nasinya untuk sekali makan. Bentangkan telapaknya: selebar dan setebal itu lauknya, boleh telur, ikan, atau tempe. Ujung jempolnya menunjukkan banyaknya minyak atau santan. Sayur dan buah masing-masing segenggam lagi.',
    'Ukuran ini tumbuh bersama anak, jadi kamu tidak perlu menimbang. Ambil piring kecil, susun sekali, lalu foto sebagai patokan. Bila ia hanya menghabiskan separuh, jangan disuapi sambil dikejar. Simpan sisanya paling lama satu jam, tawarkan kembali, kemudian tunggu waktu makan berikutnya tanpa biskuit.',
  ],
  'Kesehatan dan Keselamatan Kerja Dasar': [
    'Perhatikan foto dapur katering selama satu menit, lalu tutup. Tulis semua bahaya yang kamu ingat. Kebanyakan orang menyebut pisau dan api, sebab keduanya mencolok. Sekarang buka lagi dan cari dengan urutan: lantai, setinggi pinggang, lalu di atas kepala.',
    'Di lantai ada minyak dan kabel kipas. Setinggi pinggang ada gagang wajan yang menjorok ke lorong. Di atas, panci besar bertumpuk di rak yang satu bautnya hilang. Ada sepuluh semuanya. Pakai urutan yang sama di tempat kerjamu sebelum giliran dimulai, dan catat satu temuan saja setiap hari.',
  ],
  'Pijat Tradisional untuk Kebugaran': [
    'Minta temanmu memakai kaus putih lama. Raba dari pangkal leher ke bahu: itu otot trapesius, gambar tepinya dengan spidol. Turun ke sisi tulang belakang, dua jalur panjang seperti rel. Di betis, cari dua tonjolan yang mengeras saat ia berjinjit.',
    'Sekarang arsir merah bagian yang tidak boleh ditekan: tulang belakang, sisi depan leher, lekuk belakang lutut, dan pinggang di atas ginjal. Pembengkakan, luka, serta urat yang menonjol juga merah. Tempelkan telapakmu pada bagian tanpa warna dan rasakan hangatnya. Memijat baru dimulai setelah peta ini hafal.',
  ],
  'Senam Ringan untuk Pekerja Meja': [
    'Ambil penggaris dan duduk sampai punggung bawah menyentuh sandaran. Telapak kaki rata di lantai; kalau menggantung, ganjal dengan rim kertas. Sela antara tepi kursi dan belakang lutut kira-kira tiga jari.',
    'Siku menekuk sembilan puluh derajat di sisi badan, setinggi papan ketik. Tepi atas layar sejajar alis, dan jaraknya sepanjang lenganmu. Laptop boleh naik ke atas buku asalkan kamu memakai papan ketik terpisah. Foto dari samping sebelum dan sesudah. Bandingkan garis telinga dengan bahu: makin dekat keduanya, makin ringan lehermu pukul tiga nanti.',
  ],
  'Asisten Apotek': [
    'Kumpulkan semua obat di rumahmu dan cari lingkaran kecil di kemasannya. Hijau bergaris tepi hitam berarti obat bebas. Biru berarti bebas terbatas; ada kotak peringatan yang wajib dibaca bersama pembeli. Merah berhuruf K adalah obat keras dan hanya boleh diserahkan dengan resep.',
    'Pilah menjadi tiga tumpukan, lalu periksa tanggal kedaluwarsanya. Sisa antibiotik hampir selalu ditemukan di tumpukan merah. Jangan dibagikan, jangan pula disimpan untuk lain kali. Untuk obat tanpa kemasan, jawabannya satu: tidak dikenal, tidak diserahkan. Bila ragu, panggil apotekermu sebelum menjawab pembeli.',
  ],
};
