import type { FirstLessons } from './shape.ts';

export const financeFirstLessons: FirstLessons = {
  'Laporan Keuangan Sederhana': [
    'Tumpahkan kaleng notamu di meja dan siapkan tiga mangkuk: usaha, dapur, dan tidak tahu. Ambil nota satu per satu dari atas. Gula untuk dagangan masuk usaha, gula untuk teh pagi masuk dapur. Jangan berpikir lebih dari lima detik; yang meragukan masuk mangkuk ketiga.',
    'Selesai memilah, hitung isi mangkuk tidak tahu. Kalau lebih dari sepuluh lembar, penyebabnya hampir pasti satu: uangnya keluar dari dompet yang sama. Mulai besok pakai dua dompet dengan warna berbeda. Catat isi awal dompet usaha malam ini di baris pertama buku kasmu.',
  ],
  'Pajak untuk Pelaku UMKM': [
    'Ambil catatan penjualan setahun dan jawab berurutan. Apakah usahamu milik perseorangan? Apakah omzet setahun masih di bawah 4,8 miliar rupiah? Bila keduanya ya, umumnya kamu boleh memakai tarif final 0,5 persen dari omzet.',
    'Untuk perseorangan, bagian omzet sampai 500 juta rupiah setahun tidak dikenai pajak final itu. Warung dengan penjualan 30 juta sebulan baru melewati batas menjelang akhir tahun. Tandai di kalender bulan perkiraanmu sampai ke sana. Aturan dapat berubah, jadi cocokkan dengan pajak.go.id sebelum menyetor, dan bawa angkamu ke malam pertama.',
  ],
  'Akuntansi Dasar untuk Staf': [
    'CV Angin Timur membeli kipas seharga dua juta rupiah secara tunai. Tanyakan dua hal: apa yang bertambah dan apa yang berkurang. Persediaan bertambah, kas berkurang. Persediaan dicatat di debit, kas di kredit, dan jumlahnya sama.',
    'Sekarang nota kedua: kipas dibeli dengan janji bayar bulan depan. Persediaan tetap bertambah di debit, tetapi pasangannya utang di kredit. Kas belum tersentuh sama sekali. Kerjakan tiga puluh nota dengan urutan tanya yang sama. Kalau jumlah debit dan kredit tidak cocok, cari dulu nota yang hanya kamu tulis satu sisinya.',
  ],
  'Mengatur Keuangan Keluarga': [
    'Kumpulkan struk dua pekan terakhir di meja makan. Untuk belanja tanpa struk, panggil ingatan seisi rumah: siapa jajan apa, siapa mengisi bensin. Tulis tiap pengeluaran di secarik kertas kecil, tanpa menyalahkan siapa pun.',
    'Siapkan lima amplop: makan, rumah, sekolah, jalan, dan lain-lain. Biarkan anak yang memasukkan kertasnya. Jumlahkan isi setiap amplop, kalikan dua, dan kamu mendapat gambaran sebulan yang jujur. Jangan mengubah apa-apa malam ini. Cukup tempelkan kelima angka di kulkas dan biarkan semua orang melihatnya sambil mengambil air.',
  ],
  'Sertifikasi Kasir dan Teller': [
    'Pegang selembar seratus ribu di bawah cahaya. Dilihat: warnanya jelas, benang pengamannya menyatu dengan kertas. Diraba: gambar utama dan angka nominal terasa kasar di ujung jari. Diterawang: gambar pahlawan muncul dari dalam kertas, dan logo yang terpotong saling melengkapi.',
    'Langkah terakhir membuktikan, yaitu memakai lampu ultraungu. Lakukan keempatnya dengan urutan tetap pada dua puluh lembar, mula-mula terang, lalu dengan lampu dipadamkan sehingga hanya jarimu yang bekerja. Jika kamu ragu, jangan menuduh pelanggan. Pisahkan lembar itu, ucapkan terima kasih, dan panggil atasanmu.',
  ],
  'Investasi Pertama': [
    'Ambil kertas, tulis satu keperluan dan tanggalnya: uang pangkal sekolah, 1 Juli tahun depan. Di bawahnya tulis jumlah yang diperlukan dan apa yang terjadi bila uangnya kurang sepersepuluh. Lakukan untuk dua keperluan lain yang tanggalnya lebih jauh.',
    'Uang yang dibutuhkan kurang dari setahun tidak punya waktu untuk pulih, jadi tempatnya di simpanan yang nilainya tenang. Uang untuk lima tahun boleh naik turun di tengah jalan. Pensiun dua puluh tahun lagi justru lebih terancam oleh kenaikan harga. Urutkan ketiga kertas menurut tanggal, dan baru kita bicara jenisnya.',
  ],
};
