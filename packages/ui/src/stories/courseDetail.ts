import type { CurriculumSectionView } from '../course/Curriculum.tsx';
import type { ScheduleView } from '../course/ScheduleCard.tsx';

const price = { finalText: 'Rp412.500' };

export const SAMPLE_SCHEDULES: ScheduleView[] = [
  {
    state: 'open',
    day: '25',
    month: 'Okt',
    city: 'Yogyakarta',
    batchText: 'Batch 12',
    ownedText: null,
    dateText: '25 – 26 Oktober 2025',
    timeText: '09.00 – 17.00 WIB',
    venue: 'Sanggar Canting Ayu, Imogiri',
    mapUrl: '#peta',
    price,
    seatsText: 'Sisa 6 kursi',
  },
  {
    state: 'owned',
    day: '18',
    month: 'Okt',
    city: 'Yogyakarta',
    batchText: 'Batch 11',
    ownedText: 'Terdaftar',
    dateText: '18 – 19 Oktober 2025',
    timeText: '09.00 – 17.00 WIB',
    venue: 'Sanggar Canting Ayu, Imogiri',
    mapUrl: '#peta',
    price,
    seatsText: 'Sisa 2 kursi',
  },
  {
    state: 'full',
    day: '1',
    month: 'Nov',
    city: 'Pekalongan',
    batchText: 'Batch 13',
    ownedText: null,
    dateText: '1 – 2 November 2025',
    timeText: '09.00 – 17.00 WIB',
    venue: 'Rumah Batik Pesisir',
    mapUrl: '#peta',
    price,
    seatsText: 'Kuota penuh',
  },
  {
    state: 'soon',
    day: '4',
    month: 'Nov',
    city: 'Cirebon',
    batchText: 'Batch 14',
    ownedText: null,
    dateText: '4 – 5 November 2025',
    timeText: '09.00 – 17.00 WIB',
    venue: 'Galeri Trusmi Lama',
    mapUrl: '#peta',
    price,
    seatsText: 'Kuota 20 kursi',
  },
  {
    state: 'past',
    day: '4',
    month: 'Okt',
    city: 'Pekalongan',
    batchText: 'Batch 10',
    ownedText: null,
    dateText: '4 – 5 Oktober 2025',
    timeText: '09.00 – 17.00 WIB',
    venue: 'Rumah Batik Pesisir',
    mapUrl: '#peta',
    price,
    seatsText: 'Kuota 20 kursi',
  },
];

export const SCHEDULE_BUTTON: Record<ScheduleView['state'], string> = {
  open: 'Pilih dan Beli Jadwal',
  owned: 'Pilih dan Beli Jadwal',
  full: 'Habis Terjual',
  soon: 'Segera Tersedia',
  past: 'Sudah Berakhir',
};

export const SAMPLE_CURRICULUM: CurriculumSectionView[] = [
  {
    title: 'Sesi 1. Mengenal pola dan malam',
    meta: '3 materi · 210 menit',
    lessons: [
      { title: 'Sejarah singkat dan makna motif', icon: 'book', durationText: '60 menit' },
      { title: 'Memindahkan pola ke kain mori', icon: 'pencil', durationText: '90 menit' },
      { title: 'Menyiapkan malam dan wajan', icon: 'fire', durationText: '60 menit' },
    ],
  },
  {
    title: 'Sesi 2. Mencanting',
    meta: '2 materi · 270 menit',
    lessons: [{ title: 'Garis dan titik', icon: 'pencil', durationText: '270 menit' }],
  },
  {
    title: 'Sesi 3. Mencelup warna alam',
    meta: '3 materi · 300 menit',
    lessons: [{ title: 'Celup nila', icon: 'fire', durationText: '300 menit' }],
  },
  {
    title: 'Sesi 4. Melorod dan uji kompetensi',
    meta: '2 materi · 180 menit',
    lessons: [{ title: 'Uji kompetensi', icon: 'certificate', durationText: '180 menit' }],
  },
];
