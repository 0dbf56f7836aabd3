import { thumbnailOf, type ThumbnailLayout } from '../cloth/thumbnail.ts';
import type { NewsView } from '../home/NewsCards.tsx';
import type { PartnerView } from '../home/PartnerList.tsx';

export const SAMPLE_CATEGORIES = [
  'Teknologi Informasi',
  'Data & Analitik',
  'Bisnis & Manajemen',
  'Pemasaran Digital',
  'Keuangan & Akuntansi',
  'Pengembangan Diri',
  'Desain & Kreatif',
  'Bahasa & Komunikasi',
  'Kesehatan',
  'Kuliner & Perhotelan',
  'Teknik & Otomotif',
  'Pariwisata & Bahari',
].map((name, index) => ({ id: index + 1, name, href: `#kategori-${index + 1}` }));

export const SAMPLE_PARTNERS: PartnerView[] = [
  'Kelas Kode Nusantara',
  'Sentra Data Bandung',
  'Sanggar Canting Ayu',
  'Politeknik Samudra',
  'Akademi Neraca',
  'Lingua Bestari',
  'Balai Latih Sehat',
  'Bengkel Vokasi Mandala',
  'Rumah Digital Jogja',
  'Studio Rupa Kata',
  'Dapur Mbok Sari',
  'Tumbuh Bersama Institute',
].map((name) => ({ name, href: `#${name}`, logoUrl: null }));

function news(
  id: number,
  title: string,
  meta: string,
  category: string,
  layout: ThumbnailLayout,
  summary: string | null = null,
): NewsView {
  return {
    href: `#berita-${id}`,
    title,
    meta,
    summary,
    imageUrl: null,
    cloth: { ...thumbnailOf(id, [{ id, name: category }]), layout },
  };
}

export const SAMPLE_NEWS: NewsView[] = [
  news(
    1,
    'Lima langkah memilih kursus yang cocok dengan rencana kariermu',
    '12 Oktober 2025 · Redaksi Suluh',
    'Pengembangan Diri',
    'medali',
    'Mulai dari tujuan, waktu belajar, sampai cara membaca ulasan peserta lain.',
  ),
  news(
    2,
    'Cara menukar voucher kursus, langkah demi langkah',
    '9 Oktober 2025 · Redaksi Suluh',
    'Bisnis & Manajemen',
    'pagi-sore',
  ),
  news(
    3,
    'Mengenal pewarna alam: nila, soga, dan mengkudu',
    '3 Oktober 2025 · Sanggar Canting Ayu',
    'Desain & Kreatif',
    'latar',
  ),
  news(
    4,
    'Tiga keahlian digital yang banyak dicari UMKM',
    '28 September 2025 · Rumah Digital Jogja',
    'Pemasaran Digital',
    'kepala',
  ),
];
