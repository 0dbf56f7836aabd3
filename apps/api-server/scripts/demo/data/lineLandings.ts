import { artOf } from './art.ts';
import type { DemoLanding } from './landings.ts';

const BARE = {
  program: null,
  cohort: null,
  figures: [],
  offersTitle: '',
  offersLead: '',
  offers: [],
  storyTitle: '',
  story: '',
  storyName: '',
  storyRole: '',
  storyPicture: null,
};

/** What the homes of Prakerja, of small businesses and of the internship say. */
export const lineLandings: readonly DemoLanding[] = [
  {
    ...BARE,
    page: 'prakerja',
    title: 'Saldo Prakerja jadi keahlian',
    body: 'Pilih satu kursus, bayar dengan kode dari ponselmu, lalu belajar sampai sertifikatnya terbit.',
    action: 'Lihat Kursus Prakerja',
    url: '/category/prakerja',
    picture: artOf('landing/prakerja.webp', 'truntum', ['ponsel-toko', 'koin', 'sertifikat'], 'nila'),
    stepsTitle: '',
    steps: [
      { title: 'Pilih kursus', text: 'Cari yang bertanda Prakerja. Baca jadwal, isi, dan ulasannya lebih dulu.' },
      { title: 'Pilih cara bayar Prakerja', text: 'Satu pesanan berisi satu kursus, tanpa kursus lain di dalamnya.' },
      {
        title: 'Masukkan nomor dan kode',
        text: 'Kode sekali pakai dikirim ke nomor ponsel yang terdaftar di Prakerja.',
      },
      { title: 'Belajar dan check-in', text: 'Ikuti sesi sesuai jadwal. Check-in dilakukan di dasbor Prakerja.' },
      {
        title: 'Selesaikan dan beri rating',
        text: 'Kerjakan tes dan tugas, unduh sertifikat, lalu beri rating di sana.',
      },
    ],
    benefitsTitle: 'Yang dibayar oleh saldo',
    benefits: [
      {
        title: 'Kursus bertanda Prakerja',
        text: 'Saldo hanya untuk kursus yang bertanda Prakerja. Kursus lain dibayar dengan cara bayar yang lain.',
      },
      {
        title: 'Kalau saldonya tersisa',
        text: 'Sisanya tetap di akun Prakerja-mu, tidak pindah ke sini. Jumlah dan batas pakainya tertulis di dasbor Prakerja.',
      },
      {
        title: 'Kalau harganya lebih dari saldo',
        text: 'Kekurangannya tidak bisa ditambah dengan cara bayar lain. Pilih kursus yang harganya cukup, atau bayar seluruhnya tanpa Prakerja.',
      },
    ],
    whoTitle: 'Siapa yang boleh memakai',
    who: 'Penerima Kartu Prakerja yang nomor kartunya sudah aktif\nNomor ponsel di Prakerja masih kamu pegang, karena kodenya dikirim ke sana\nSaldonya cukup untuk harga kursus yang dipilih\nKursus itu belum pernah kamu beli',
    contacts: [],
    questions: [
      {
        question: 'Apakah aku harus punya akun Suluh?',
        answer: 'Ya. Daftar dulu dengan email, lalu kursus yang dibayar dengan Prakerja muncul di Kursus Saya.',
      },
      {
        question: 'Bisakah membeli beberapa kursus sekaligus?',
        answer:
          'Tidak dalam satu pesanan. Selesaikan pembayaran satu kursus, lalu buat pesanan berikutnya selama saldomu cukup.',
      },
      {
        question: 'Kodenya tidak datang. Bagaimana?',
        answer:
          'Periksa nomor ponsel di dasbor Prakerja, lalu minta kode baru dari halaman pembayaran setelah hitungan mundurnya selesai.',
      },
      {
        question: 'Kursusnya kubeli di platform lain. Bagaimana membukanya di sini?',
        answer:
          'Masuk, buka Redeem Voucher di menu, lalu masukkan kodenya. Kode dibaca sekali dan membuka kursus pada jadwal yang kamu beli.',
      },
      {
        question: 'Di mana aku check-in?',
        answer: 'Di dasbor Prakerja, dari tombol di halaman kursusmu. Hasilnya kembali ke sini sendiri.',
      },
      {
        question: 'Bolehkah jadwal kelasnya diganti?',
        answer: 'Jadwal kelas yang dibayar dengan Prakerja diatur di dasbor Prakerja, bukan di sini.',
      },
    ],
  },
  {
    ...BARE,
    page: 'ukm',
    title: 'Naik kelas bareng usahamu',
    body: 'Kursus singkat soal keuangan, pemasaran, dan produksi untuk usaha kecil.',
    action: 'Cari Kursus',
    url: '/collection-course',
    picture: artOf('landing/ukm.webp', 'parang', ['toko', 'koin', 'ponsel-toko'], 'soga'),
    stepsTitle: 'Mulai dari satu masalah',
    steps: [
      { title: 'Tentukan yang paling mendesak', text: 'Hitungan harga, izin, atau pembeli yang belum datang lagi.' },
      { title: 'Ambil satu kursus', text: 'Kerjakan lembarnya dengan angka usahamu sendiri.' },
      { title: 'Coba seminggu di toko', text: 'Bandingkan catatan sebelum dan sesudahnya.' },
    ],
    benefitsTitle: 'Untuk usaha kecil',
    benefits: [
      { title: 'Singkat', text: 'Sebagian besar kursus selesai dalam satu akhir pekan.' },
      { title: 'Langsung dipakai', text: 'Lembar kerja dan contohnya dari usaha seperti usahamu.' },
      { title: 'Didampingi', text: 'Pengajar menjawab pertanyaanmu selama kursus berjalan.' },
    ],
    whoTitle: 'Cocok untuk',
    who: 'Warung, toko, dan kios yang dikelola sendiri atau bersama keluarga\nUsaha rumahan: makanan, busana, kerajinan\nPengelola penginapan dan jasa kecil\nYang baru akan memulai dan masih menghitung modal',
    contacts: [],
    questions: [
      {
        question: 'Apakah usahaku harus sudah berizin?',
        answer: 'Tidak. Ada kursus tentang legalitas usaha kalau kamu ingin mengurusnya sambil belajar.',
      },
      {
        question: 'Apakah kursusnya bisa dibuka dari ponsel?',
        answer: 'Bisa. Materi online dibuka dari ponsel, dan yang bisa disimpan dapat dipelajari tanpa sinyal.',
      },
    ],
  },
  {
    ...BARE,
    page: 'internship',
    title: 'Belajar sambil magang',
    body: 'Kursus wajib selama 6 sampai 12 bulan masa kerja, lengkap dengan sertifikatnya.',
    action: 'Lihat Kursus',
    url: '/collection-course',
    picture: artOf('landing/magang.webp', 'kawung', ['cv', 'buku', 'laptop-kode'], 'nila'),
    stepsTitle: 'Cara belajar',
    steps: [
      { title: 'Masuk', text: 'Pakai akun yang diberikan program magangmu.' },
      { title: 'Ambil kursus', text: 'Pilih kursus wajib, lalu tekan Daftar Kursus.' },
      { title: 'Belajar', text: 'Kerjakan di waktu luang, dari ponsel atau komputer.' },
      { title: 'Unduh sertifikat', text: 'Selesaikan semua bagian, lalu unduh sertifikatmu.' },
    ],
    benefitsTitle: 'Tentang program magang',
    benefits: [
      {
        title: 'Belajar di tempat kerja',
        text: 'Kamu bekerja sambil menyelesaikan kursus wajib yang sesuai dengan tugasmu.',
      },
      { title: 'Enam sampai dua belas bulan', text: 'Kursus wajib diselesaikan selama masa kerja 6 sampai 12 bulan.' },
      { title: 'Bersertifikat', text: 'Setiap kursus yang selesai memberimu sertifikat untuk langkah berikutnya.' },
    ],
    whoTitle: '',
    who: '',
    contacts: [],
    questions: [
      {
        question: 'Bagaimana aku mendapat akun?',
        answer: 'Lewat undangan dari program magangmu. Buka alamat di undangan itu, lalu buat kata sandimu.',
      },
      {
        question: 'Apakah kursusnya dibayar?',
        answer: 'Tidak. Kursus di sini bagian dari masa magangmu.',
      },
    ],
  },
];
