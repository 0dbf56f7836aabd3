import type { FirstLessons } from './shape.ts';

export const selfDevelopmentFirstLessons: FirstLessons = {
  'Menulis CV dan Surat Lamaran': [
    'Lipat CV-mu sehingga hanya sepertiga atas yang tampak, lalu serahkan kepada seseorang selama tujuh detik. Tarik kembali dan tanyakan tiga hal: siapa namanya, melamar sebagai apa, dan apa buktinya. Jawaban yang tidak keluar berarti belum ada di sana.',
    'Susun ulang bagian itu. Baris pertama nama dan nomor telepon. Baris kedua sasaran, misalnya admin gudang. Baris ketiga satu bukti yang memuat angka: mencatat 120 surat jalan sehari tanpa selisih. Alamat lengkap, agama, dan foto setengah badan boleh turun atau hilang. Uji lagi kepada orang lain.',
  ],
  'Lolos Wawancara Kerja': [
    'Pasang pengatur waktu tiga puluh menit dan bagi tiga. Sepuluh menit pertama untuk situs perusahaan: catat apa yang dijual, kepada siapa, dan satu kabar terbaru. Sepuluh menit kedua untuk ulasan pelanggan; tulis satu pujian serta satu keluhan yang berulang.',
    'Sepuluh menit terakhir untuk mencari satu orang dalam. Kirim pesan pendek kepada kenalan, atau kenalan dari kenalan: apa yang membuat orang betah di sana? Satu jawaban sudah cukup. Dari tiga catatan itu susun satu pertanyaan untuk pewawancara. Pertanyaanmu lebih diingat daripada hafalan tentang visi dan misi.',
  ],
  'Mengelola Waktu': [
    'Selama tiga hari, tulis apa yang baru saja kamu lakukan setiap dua jam. Pakai kata pendek: masak, jemput, rapat, bengong, ponsel. Jangan memperbaiki apa pun dulu. Hari yang kacau justru paling berguna, jadi tidak perlu mengulang dari awal.',
    'Malam ketiga, warnai tiap baris dengan tiga warna: harus, memilih, dan bocor. Hitung barisnya. Kebanyakan orang mengira bocornya ada di ponsel, ternyata ada di menunggu dan di pekerjaan yang dimulai dua kali. Lingkari satu kebocoran yang muncul tiga hari berturut-turut. Hanya itu yang kita tutup pekan ini.',
  ],
  'Pembawa Acara Profesional': [
    'Tulis pembukaan untuk tiga acara: akad nikah, peresmian balai desa, dan jalan sehat. Isinya sama saja, yaitu salam, nama acara, dan apa yang terjadi lima menit lagi. Yang berubah panjang kalimat, pilihan kata, dan seberapa sering kamu berhenti.',
    'Akad memerlukan kalimat pendek dengan jeda dua tarikan napas. Peresmian memakai gelar lengkap, maka tulis ejaannya menurut bunyi supaya lidahmu aman. Jalan sehat cukup satu tarikan dan satu ajakan bertepuk. Bacakan ketiganya sambil berdiri. Jika temanmu bisa menebak acaranya dengan mata tertutup, naskahmu sudah berbeda.',
  ],
  'Berpikir Jernih saat Tertekan': [
    'Tubuhmu tahu lebih dulu daripada pikiranmu. Sebelum kata pertama yang kamu sesali keluar, lima tanda sudah datang: bahu naik, rahang mengunci, napas pindah ke dada, suara meninggi, dan gerakan tangan makin cepat.',
    'Ingat satu kejadian pekan ini yang membuatmu kesal, tidak perlu yang terbesar. Putar ulang pelan-pelan dan beri nomor: tanda mana yang muncul pertama? Pada kebanyakan orang urutannya tetap, sehingga tanda pertama bisa menjadi alarm pribadi. Tulis di kartu langkahmu. Kali berikutnya ia muncul, kamu hanya perlu melakukan satu hal: menurunkan bahu.',
  ],
  'Kerja Tim Lintas Generasi': [
    'Tonton adegan pertama: Bu Narti menelepon Dito dua kali, tidak diangkat, lalu menerima stiker jempol. Jeda di sana. Tulis apa yang dipikirkan Bu Narti, kemudian apa yang dipikirkan Dito. Jangan menyebut umur.',
    'Bu Narti merasa disepelekan, karena baginya telepon berarti penting. Dito merasa sudah menjawab secepat mungkin di tengah antrean, dan jempol berarti siap dikerjakan. Keduanya berniat baik. Sekarang tulis satu kalimat yang bisa diucapkan masing-masing besok pagi. Lakukan hal serupa pada lima adegan lain, lalu tandai adegan yang paling mirip dengan timmu.',
  ],
};
