import type { FirstLessons } from './shape.ts';

export const seaFirstLessons: FirstLessons = {
  'Pemandu Wisata Bahari': [
    'Hitung jaket pelampung sebelum menghitung tamu. Periksa satu per satu: gespernya mengunci, jahitannya utuh, peluitnya berbunyi, dan busanya kembali setelah ditekan. Sisihkan yang ragu ke tumpukan terpisah, bukan ke dasar kotak.',
    'Sekarang lihat laut. Ada tiga tanda untuk membatalkan: buih putih di hampir setiap puncak ombak, awan hitam yang dasarnya rata dan mendekat, atau angin yang berbalik arah dengan tiba-tiba. Satu tanda cukup. Ucapkan keputusanmu dengan kalimat yang sudah disiapkan: hari ini laut tidak mengizinkan, uang kalian aman, dan kita ke bukit.',
  ],
  'Selam Dasar untuk Pemandu': [
    'Isi botol plastik dengan udara, tutup rapat, ikat pada tali berpemberat, lalu turunkan dari tepi kolam. Pada lima meter dindingnya penyok. Di laut, pada sepuluh meter, udara di dalamnya tinggal separuh volume, sebab tekanannya dua kali lipat dari permukaan.',
    'Balik percobaannya: botol yang diisi udara di bawah akan menggelembung ketika ditarik. Paru-parumu sama. Karena itulah aturan pertama menyelam ialah jangan pernah menahan napas, terutama saat naik. Telinga pun perlu disamakan setiap satu meter, sebelum terasa sakit. Gambar botolmu pada tiga kedalaman dan tulis volumenya.',
  ],
  'Mengelola Homestay': [
    'Malam ini tidurlah di kamar yang akan kamu sewakan. Bawa tas, datang setelah gelap, dan berpura-puralah lelah. Di mana kamu menggantung baju basah? Apakah colokannya terjangkau dari bantal? Bisakah kamu mematikan lampu tanpa turun dari ranjang?',
    'Tulis setiap kali kamu menghela napas. Biasanya empat hal muncul: tidak ada kait, colokan tersembunyi di balik lemari, lampu terlalu terang atau terlalu redup, serta tirai yang membiarkan subuh masuk. Keempatnya bisa dibereskan dengan kurang dari seratus ribu rupiah. Kerjakan satu besok, lalu tidurlah di sana sekali lagi.',
  ],
  'Keselamatan Dasar Pelaut': [
    'Kencangkan jaket penolong sampai dua jari saja yang bisa masuk di bawah talinya. Lihat ke bawah dulu: tidak boleh ada orang, puing, atau tali. Satu tangan menutup hidung dan mulut, tangan lain menyilang di atasnya sambil menahan kerah jaket ke bawah.',
    'Pandang cakrawala, sebab orang yang menatap air akan jatuh dengan dada lebih dulu. Melangkahlah, jangan meloncat. Silangkan kaki begitu lepas dari lantai dan biarkan tubuh tegak. Setelah muncul, tiup peluit dan angkat tangan. Latih seluruh urutan di matras tiga kali sebelum pengajar membuka palang kolam.',
  ],
  'Bercerita tentang Kotamu': [
    'Cetak peta dan tandai stasiun, pasar, atau masjid sebagai titik berangkat. Gambar lingkaran sejauh dua kilometer berjalan. Semua perhentianmu harus tinggal di dalamnya, karena sesudah jarak itu orang mendengar kakinya, bukan ceritamu.',
    'Berjalanlah sendiri pada jam tur dan cari delapan tempat. Tiap tempat dinilai dengan empat kata: teduh, duduk, toilet, cerita. Tidak perlu lengkap, asalkan dua perhentian berturut-turut tidak sama-sama panas. Coret tugu yang megah bila ceritanya habis dalam satu kalimat. Tukang loak yang mau diajak bicara lebih panjang umurnya.',
  ],
  'Perencanaan Perjalanan Rombongan': [
    'Buka lembar acara dan buat empat kolom: pukul, apa, di mana, siapa. Isi tiga kolom pertama untuk hari pertama. Sekarang lihat kolom keempat; kalau tertulis panitia, itu sama saja dengan kosong. Ganti setiap kata panitia dengan satu nama.',
    'Pemilik menit bukan orang yang mengerjakan semuanya, melainkan orang yang berteriak bila menit itu terlewat. Pukul 05.30, hitung penumpang, Pak Darto. Pukul 05.40, obat kakek, Lilis. Pastikan tidak ada yang memiliki dua menit yang berimpit. Kirimkan hanya baris miliknya kepada masing-masing, lalu minta dibalas dengan kata siap.',
  ],
  'Budidaya Rumput Laut': [
    'Angkat serumpun bibit dan lihat ujungnya. Yang muda runcing, bercabang banyak, dan lentur ketika ditekuk. Ujung yang tumpul atau memutih berarti sudah tua atau sakit. Warnanya merata, entah hijau atau cokelat, tanpa bercak. Ciumlah: bibit baik berbau laut, bukan asam.',
    'Kocok rumpun itu di ember air laut. Kalau airnya keruh oleh lumut dan siput kecil, bilas sampai tiga kali atau tukar penjualnya. Pilih yang berumur sekitar satu bulan. Simpan di tempat teduh, tutup dengan karung basah, dan ikatkan pada tali sebelum matahari terbenam hari itu.',
  ],
};
