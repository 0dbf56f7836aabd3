import type { TestimonialView } from '../home/Testimonials.tsx';

export const SAMPLE_TESTIMONIALS: TestimonialView[] = [
  {
    highlight: 'Dari hobi jadi pesanan mingguan',
    content:
      'Materinya runtut dan bisa langsung saya praktikkan di dapur. Sekarang saya menerima pesanan kue basah setiap minggu.',
    name: 'Dewi Lestari',
    from: 'Pemilik katering, Sleman',
    photoUrl: null,
  },
  {
    highlight: 'Laporan selesai sebelum makan siang',
    content:
      'Saya belajar sepulang kerja, pelan tapi selesai. Laporan yang dulu makan waktu dua hari kini beres sebelum makan siang.',
    name: 'Bagus Pratama',
    from: 'Staf administrasi, Bandung',
    photoUrl: null,
  },
  {
    highlight: 'Berani bicara di depan kelas',
    content: 'Dulu gemetar, sekarang saya yang mengajar peserta baru.',
    name: 'Sekar Arum',
    from: 'Guru honorer, Klaten',
    photoUrl: null,
  },
];
