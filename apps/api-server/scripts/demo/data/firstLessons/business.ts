import type { FirstLessons } from './shape.ts';

export const businessFirstLessons: FirstLessons = {
  'Menyusun Rencana Bisnis': [
    'Sebelum menulis satu halaman pun, temui sepuluh orang yang menurutmu punya masalah itu. Jangan ceritakan idemu. Tanyakan kapan terakhir kali mereka mengalaminya, apa yang mereka lakukan, dan berapa yang sudah dikeluarkan untuk mengatasinya.',
    'Tulis jawaban di kartu, satu kartu satu orang. Orang yang bilang idenya bagus belum tentu membeli; orang yang sudah membayar cara darurat adalah bukti. Bila kurang dari empat kartu menyebut uang atau waktu yang hilang, ganti masalahnya, bukan kalimatnya. Kartu itu akan menjadi halaman pertama rencanamu.',
  ],
  'Kepemimpinan untuk Supervisor Baru': [
    'Percakapan pertama dengan bekas teman semeja sebaiknya terjadi pada hari pertama, berdua saja, paling lama lima belas menit. Mulailah dengan mengakui keadaannya: mulai hari ini saya yang menyusun jadwalmu, dan rasanya juga aneh bagi saya.',
    'Lanjutkan dengan dua hal. Sebutkan apa yang tidak berubah, misalnya kalian tetap makan siang bersama. Kemudian katakan apa yang berubah: jadwal dan penilaian tidak dibicarakan di meja makan. Tutup dengan bertanya apa yang ia butuhkan darimu. Latih dengan pasanganmu, lalu bertukar kursi; menjadi yang ditinggal naik ternyata lebih berat.',
  ],
  'Mengelola Toko Kelontong Modern': [
    'Gambar denah tokomu di kertas: pintu, rak, meja kasir. Berdirilah di sudut yang tidak mengganggu dan ikuti sepuluh pembeli dengan pena. Tarik garis dari pintu ke tempat mereka berhenti, lalu ke kasir. Beri titik setiap kali tangan mereka menyentuh barang.',
    'Setelah sepuluh garis, denahmu bercerita. Bagian yang hitam oleh garis adalah jalan raya, sedangkan yang putih adalah gang buntu. Pindahkan barang penentu seperti beras dan gas ke dekat gang buntu agar orang melewatinya, dan taruh barang kecil di jalan raya. Ulangi pekan depan memakai denah baru.',
  ],
  'Manajemen Proyek': [
    'Ambil surat tugasmu dan bagi kertas menjadi dua kolom: termasuk dan tidak termasuk. Kolom kiri biasanya cepat penuh. Kolom kanan yang menyelamatkanmu. Untuk pengecatan ruang tunggu, tulislah di sana: memindahkan lemari arsip, mengganti lampu, membersihkan halaman.',
    'Bacakan kolom kanan kepada pemberi tugas dan tunggu reaksinya. Kalau ia terkejut pada satu butir, kamu baru saja menemukan pertengkaran bulan depan selagi harganya masih murah. Sepakati butir itu sekarang, pindahkan bila perlu, lalu minta paraf di bawah kedua kolom. Simpan lembarnya di halaman depan map.',
  ],
  'Ekspor Perdana': [
    'Dunia terlalu besar untuk satu kardus, jadi pilih satu negara. Ajukan tiga pertanyaan. Apakah barang serupa sudah dibeli di sana dari negara mana pun? Apakah aturan masuknya sanggup kamu penuhi dengan surat yang kamu punya? Apakah ada orang yang bisa kamu hubungi dalam bahasa yang kalian pahami?',
    'Beri nilai nol sampai dua untuk tiap jawaban pada lima calon negara. Pasar yang ramai tetapi tidak kamu kenal sering kalah dari negara kecil tempat sepupumu bekerja. Negara dengan nilai tertinggi dipakai sampai akhir kelas, sekalipun hatimu condong ke yang lain.',
  ],
  'Layanan Pelanggan yang Diingat': [
    'Orang memutuskan apakah ia disambut dalam tiga detik, jauh sebelum kamu bertanya apa yang bisa dibantu. Detik pertama milik mata: angkat pandangan dari layar. Detik kedua milik kepala: anggukkan sedikit walaupun kamu sedang melayani orang lain. Detik ketiga barulah suara.',
    'Berdirilah di depan cermin dan lakukan ketiganya tanpa tersenyum dibuat-buat. Sekarang ulangi sambil memegang telepon, seakan ada pelanggan di saluran. Anggukan dan tatapan saja sudah membuat orang rela menunggu. Rekam dengan ponsel, lalu periksa satu hal: apakah matamu bergerak lebih dulu daripada mulutmu?',
  ],
  'Legalitas Usaha': [
    'Siapkan KTP, nomor ponsel aktif, dan email yang masih kamu buka. Kunjungi oss.go.id, pilih daftar sebagai usaha mikro dan kecil perseorangan, lalu isi persis seperti di KTP, termasuk ejaan yang keliru. Perbedaan satu huruf membuat permohonan terhenti.',
    'Berikutnya kamu diminta memilih kode kegiatan atau KBLI. Ketik kata sehari-hari seperti keripik atau jahit, dan baca uraian lengkapnya, bukan judulnya saja. Pilih satu kegiatan utama yang sekarang benar-benar menghasilkan uang. Rencana membuka katering tahun depan boleh ditambahkan nanti. Foto setiap layar sebelum menekan lanjut.',
  ],
};
