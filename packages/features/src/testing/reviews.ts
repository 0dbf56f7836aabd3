import type { ReviewView } from '../parts/reviews/ReviewItem.tsx';

const plain = {
  photoUrl: null,
  isVerified: true,
  isMine: false,
  likes: 9,
  isLiked: false,
  answer: null,
  highlights: [],
};

export const SAMPLE_REVIEWS: ReviewView[] = [
  {
    id: '1',
    name: 'Sekar Arum',
    ...plain,
    highlights: ['Pengajar', 'Praktik'],
    rating: 5,
    comment:
      'Pengajarnya sabar sekali. Tangan saya gemetar di awal, tapi di hari kedua sudah berani mencanting garis panjang. Warnanya keluar cantik.',
    dateText: '11 Oktober 2025',
    answer: {
      by: 'Ratna Wulandari',
      isTeacher: true,
      text: 'Terima kasih, Sekar. Truntum-mu sudah kami pajang di ruang depan sanggar.',
      dateText: '12 Oktober 2025',
    },
  },
  {
    id: '2',
    name: 'Yohanes Wibowo',
    ...plain,
    rating: 4.5,
    comment: 'Materi padat dan bahannya lengkap. Datang lebih pagi ya, parkirnya terbatas.',
    dateText: '6 Oktober 2025',
  },
  {
    id: '3',
    name: 'Nur Aini',
    ...plain,
    rating: 4,
    comment: 'Saya suka bagian pewarna alamnya. Semoga ada kelas lanjutan.',
    dateText: '29 September 2025',
  },
];
