import type { Readings } from './shape.ts';

/** Of languages and of business: courses on dealing with people abroad. */
export const abroadReadings: Readings = {
  'Bahasa Mandarin Dasar untuk Penjual': {
    'Salam yang cukup untuk pasar': [
      'Enam kalimat membuka hampir setiap kios. Nǐ hǎo, halo. Lǎobǎn, bos, panggilan untuk pemilik toko. Zhège duōshǎo qián, yang ini berapa. Yǒu méiyǒu, ada atau tidak, ditambah warna atau ukuran. Wǒ kànkan, aku lihat-lihat dulu. Xièxie, terima kasih.',
      'Sebut dirimu dengan wǒ shì Yìnní rén, saya orang Indonesia; penjual akan melambat. Ketika tidak paham, tīng bu dǒng lebih baik daripada senyum. Keluarkan kalkulator tanpa malu, semua orang melakukannya. Salam dilatih sambil berjalan masuk dan menatap orangnya, sebab di pasar tak ada yang menunggu kamu membuka buku.',
    ],
    'Angka sampai sejuta dengan jari': [
      'Satu sampai sepuluh: yī, èr, sān, sì, wǔ, liù, qī, bā, jiǔ, shí. Sisanya disusun seperti balok, èrshíwǔ dua puluh lima. Untuk dua buah barang dipakai liǎng. Isyarat enam sampai sepuluh memakai satu tangan: enam adalah jempol dan kelingking, delapan jempol serta telunjuk.',
      'Batu sandungannya wàn, sepuluh ribu. Orang Tionghoa menghitung per empat angka nol, jadi seratus ribu ialah shí wàn, sepuluh kali wàn, dan sejuta yìbǎi wàn. Tulis angka, beri garis sesudah empat digit dari kanan, baru baca. Cocokkan selalu di kalkulator karena sì dan shí mudah tertukar.',
    ],
    'Harga grosir dan harga satuan': [
      'Harga di label hampir selalu harga eceran. Tanyakan pīfā, grosir, kemudian yì xiāng duōshǎo ge, satu peti isi berapa. Yí ge untuk sebuah, yì dá selusin, yì xiāng satu peti, yì jīn setengah kilo. Salah menangkap jīn sebagai kilogram membuat perhitunganmu meleset dua kali.',
      'Pertanyaan berikut ialah zuìshǎo, paling sedikit berapa. Hitung harga per buah setelah ongkos kirim, bukan di depan kios saja. Buat tabel empat kolom: nomor kios, isi peti, harga peti, harga sebuah. Foto kartu nama di sebelah barangnya, karena besok semua lorong terlihat sama.',
    ],
    'Terlalu mahal, tetapi saya suka': [
      'Tangga pertama memuji barangnya: hěn hǎokàn. Kedua, tài guì le, terlalu mahal, dengan senyum. Ketiga, piányi yìdiǎn, murahan sedikit, lalu diam. Keempat menambah jumlah: wǒ mǎi shí xiāng, aku beli sepuluh peti, berapa? Kelima meminta tambahan, misalnya kemasan atau label tanpa biaya.',
      'Naiki satu per satu; yang langsung melompat ke tangga empat tidak punya lagi alasan untuk turun harga. Sebut angka pertamamu beralasan, bukan separuh asal-asalan. Catat setiap harga yang diucapkan. Menghina mutu barang menutup percakapan, sedangkan mengaku anggaranmu terbatas justru membukanya. Latih dengan teman yang keras kepala.',
    ],
    'Kapan berhenti': [
      'Tentukan harga mundurmu sebelum masuk, ditulis di telapak. Ketika penjual dua kali menyebut angka yang sama tanpa mengubah apa pun, itulah lantainya. Ucapkan wǒ zài kànkan, aku lihat-lihat lagi, letakkan barangnya pelan, dan sungguh melangkah.',
      'Sering kamu dipanggil kembali sebelum lima langkah. Bila tidak, kamu mempelajari lantai sebenarnya dengan gratis. Kembalilah nanti tanpa merasa kalah: hǎo, jiù zhège jiàgé, baik, harga ini. Jangan menawar untuk barang yang tidak akan dibeli; di pasar grosir wajahmu diingat. Setelah sepakat, minta ditulis harga, jumlah, warna, tanggal kirim.',
    ],
    'Kardus, gudang, dan resi': [
      'Tujuh puluh huruf di label jauh lebih sedikit daripada tujuh ribu di koran. Mulai dari yang menyelamatkan barang: 小心 hati-hati, 易碎 mudah pecah, 向上 sisi atas, 防潮 hindari lembap. Lanjutkan 数量 jumlah, 颜色 warna, 重量 berat, 日期 tanggal.',
      'Kenali bentuknya sebagai gambar; kamu tidak perlu bisa menulis. 收 pada resi berarti penerima, 寄 pengirim. Warna dasar cukup enam: 红 merah, 黑 hitam, 白 putih, 蓝 biru, 绿 hijau, 黄 kuning. Tempel kartunya di gudangmu dan bacalah setiap kardus yang datang. Satu pekan biasanya cukup untuk separuhnya.',
    ],
    'Barang rusak': [
      'Keluhan yang baik dapat dipahami tanpa bahasa: foto kardus utuh, foto label, foto kerusakan dengan penggaris, video saat dibuka. Kirim dalam hari yang sama. Kalimatnya pendek: 老板，十个坏了，请看照片. Bos, sepuluh buah rusak, mohon lihat fotonya.',
      'Lalu sebut yang kamu inginkan, satu saja: 换 diganti, 退款 uang kembali, atau 下次补 dikirim bersama pesanan berikutnya. Untuk pemasok yang ingin dipertahankan, pilihan ketiga paling sering diterima. Aplikasi terjemahan boleh menolong asalkan kalimatmu tanpa kiasan; terjemahkan balik untuk memeriksa. Simpan percakapannya menurut nomor pesanan.',
    ],
  },
  'Ekspor Perdana': {
    'Contoh barang yang layak dikirim': [
      'Contoh adalah janji: pesanan ribuan nanti akan dibandingkan dengan yang satu ini. Karena itu jangan memilih yang terbaik, pilih yang sanggup kamu ulangi. Simpan kembarannya di lemari, bersegel, bertanggal, dengan catatan bahan dan ukurannya.',
      'Barang kecil boleh gratis, ongkos kirimnya ditanggung peminta; kesediaan membayar kurir memisahkan pembeli dari pengumpul. Yang mahal ditagih dan dikembalikan pada pesanan pertama. Beri label contoh bukan untuk dijual beserta nilai wajarnya, sebab bea cukai tetap bertanya. Kirim pula lembar satu halaman: harga, jumlah terkecil, lama pembuatan, kapasitas sebulan.',
    ],
    'Faktur, daftar kemas, dan keterangan asal': [
      'Ketiganya menceritakan barang yang sama kepada orang berbeda. Faktur bercerita tentang uang: siapa menjual kepada siapa, harga, mata uang, syarat penyerahan. Daftar kemas tentang kardus: nomor, isi, berat kotor dan bersih, ukuran. Keterangan asal menyatakan di mana ia dibuat, dan sering menurunkan bea bagi pembelimu.',
      'Sekali saja angkanya berselisih, barang menunggu di pelabuhan. Jadi isi dari satu tabel sumber lalu salin, jangan mengetik tiga kali. Ejaan nama perusahaan mengikuti dokumen pembeli, titik komanya pun. Periksa sambil ditayangkan: seorang membaca faktur keras-keras, lainnya menandai daftar kemas.',
    ],
    'Kode barang yang benar': [
      'Setiap barang di dunia mempunyai kode HS. Enam angka pertama sama di semua negara; sisanya milik masing-masing. Kode menentukan bea masuk, larangan, dan dokumen tambahan. Tas anyaman pandan bukan tas kulit dan bukan pula kerajinan umum; bahannya, bukan fungsinya, yang memutuskan.',
      'Cari di situs INSW dengan kata bahannya, baca catatan bab, lalu bandingkan dua calon terdekat. Tanyakan kepada pembeli kode yang biasa ia pakai, karena ialah yang membayar di sana. Bila ragu, kantor bea cukai melayani konsultasi. Jangan meniru kode pesaing dari internet. Simpan alasan pilihanmu dalam dua kalimat.',
    ],
    'Uang muka, surat kredit, atau lewat platform': [
      'Uang penuh di muka aman bagimu, menakutkan bagi pembeli baru. Bayar setelah barang tiba, sebaliknya. Di tengahnya ada uang muka tiga puluh persen dan sisanya saat salinan dokumen kapal diterima; banyak hubungan kecil dimulai dari sana.',
      'Surat kredit membuat bank menjamin, asalkan dokumenmu tepat sampai ejaannya, dan biayanya terlalu berat untuk kiriman kecil. Platform menahan uang sampai barang diterima, dengan potongan. Tulis untuk setiap cara: siapa yang rugi jika pihak lain menghilang besok? Rekening tujuan tidak pernah diganti lewat email; telepon dulu ke nomor lama.',
    ],
    'Kurs yang bergerak': [
      'Harga sepuluh dolar yang dihitung ketika kurs enam belas ribu menjadi rugi bila rupiah menguat dan biayamu semua rupiah. Tulis di setiap penawaran tanggal berlakunya, umpamanya empat belas hari, dan kurs yang dipakai menghitung.',
      'Uji dengan tiga keadaan: kurs hari ini, menguat lima persen, menguat sepuluh persen. Pada yang terakhir labamu harus masih ada, sekalipun tipis. Bahan yang dibeli dalam dolar sedikit melindungi, karena keduanya bergerak bersama. Simpan hasilnya di rekening valuta dan tukar bertahap. Jangan menunda pengiriman demi menebak kurs; pembeli membeli barang, bukan ramalan.',
    ],
    'Laut atau udara untuk seratus kilo': [
      'Jasa kirim menagih yang lebih besar antara berat dan ruang. Untuk udara, kalikan panjang, lebar, tinggi dalam sentimeter lalu bagi enam ribu; sebagian kurir memakai lima ribu. Keranjang rotan seratus kilo bisa ditagih tiga ratus karena udaranya.',
      'Laut dihitung per meter kubik, murah, tetapi memuat biaya gudang dan dokumen di kedua pelabuhan yang sering tidak tampak dalam penawaran. Mintalah harga sampai pintu dari dua perusahaan dan jejerkan baris demi baris, lengkap dengan lamanya. Udara menang untuk pesanan percobaan yang mengejar musim. Barang yang dapat disusun bersarang menghemat lebih banyak daripada menawar.',
    ],
    'Kardus yang selamat dijatuhkan': [
      'Isi kardus seperti akan dikirim, lalu jatuhkan dari satu meter: satu sudut, tiga rusuk yang bertemu di sana, dan enam sisi. Buka. Yang retak di ruang tamu pasti hancur di pelabuhan. Bungkam suaranya dulu; barang yang bergoyang saat dikocok belum dikemas.',
      'Pakai kardus dinding ganda, sisakan lima sentimeter bantalan di semua sisi, dan rekat berbentuk H. Masukkan pengering ke dalam plastik, sebab peti melewati hujan serta panas berminggu-minggu. Rangka kayu harus diberi perlakuan panas dan bercap, kalau tidak ia ditolak di banyak negara. Tulis nomor kardus pada dua sisi.',
    ],
  },
};
