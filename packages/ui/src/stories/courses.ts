import { discountPercent } from '@suluh/domain/course';
import { percent, rating as stars, rupiah } from '@suluh/i18n-id/numbers';
import { priceText } from '@suluh/i18n-id/price';
import { ratingText } from '@suluh/i18n-id/rating';
import type { CourseView } from '../cards/courseView.ts';
import { thumbnailOf, type ThumbnailLayout } from '../cloth/thumbnail.ts';

const TYPE_NAME = {
  a: 'Pembelajaran Mandiri',
  b: 'Webinar',
  c: 'Pembelajaran Mandiri & Webinar',
  d: 'Kelas Offline',
} as const;

interface Sample {
  id: number;
  title: string;
  category: string;
  partner: string;
  type: keyof typeof TYPE_NAME;
  layout: ThumbnailLayout;
  rating: [number, number] | null;
  price: number;
  original?: number;
  cities?: string;
  ad?: boolean;
  prakerja?: boolean;
  voucher?: boolean;
}

function view(sample: Sample): CourseView {
  const { id, title, category, partner, type, layout, rating, price, original, cities, ad, prakerja, voucher } = sample;
  const cloth = thumbnailOf(id, [{ id, name: category }]);
  return {
    href: `#kursus-${id}`,
    title,
    cloth: { ...cloth, layout },
    typeMark: { code: type, name: TYPE_NAME[type] },
    typeBadge: type === 'd' ? { tone: 'offline', text: 'Kursus Offline' } : { tone: 'online', text: 'Kursus Online' },
    partner,
    rating: rating ? { value: rating[0], text: stars(rating[0]), countText: ratingText.reviewCount(rating[1]) } : null,
    learnersText: rating ? ratingText.learners(rating[1] * 3) : null,
    locationText: cities ?? null,
    price: {
      finalText: price === 0 ? priceText.free : rupiah(price),
      free: price === 0,
      originalText: original ? rupiah(original) : null,
      discountText: original ? percent(discountPercent({ price: original, priceAfter: price })!) : null,
    },
    ad: ad ?? false,
    prakerja: prakerja ?? false,
    voucher: voucher ?? false,
  };
}

/** The courses for stories. */
export const SAMPLE_COURSES: CourseView[] = (
  [
    {
      id: 1,
      title: 'Otomasi Pekerjaan Kantor dengan Python',
      category: 'Teknologi Informasi',
      partner: 'Kelas Kode Nusantara',
      type: 'a',
      layout: 'kepala',
      rating: [4.8, 301],
      price: 140000,
      original: 350000,
      prakerja: true,
    },
    {
      id: 2,
      title: 'Kue Tradisional Nusantara: Lapis, Klepon, dan Serabi',
      category: 'Kuliner & Perhotelan',
      partner: 'Dapur Mbok Sari',
      type: 'd',
      layout: 'kepala',
      rating: [4.9, 212],
      price: 412500,
      original: 750000,
      cities: 'Yogyakarta, Semarang',
    },
    {
      id: 3,
      title: 'Pemandu Wisata Bahari Bersertifikat',
      category: 'Pariwisata & Bahari',
      partner: 'Politeknik Samudra',
      type: 'd',
      layout: 'medali',
      rating: [4.6, 40],
      price: 720000,
      original: 1200000,
      cities: 'Labuan Bajo, Manado',
    },
    {
      id: 4,
      title: 'Laporan Keuangan Sederhana untuk Usaha Kecil',
      category: 'Keuangan & Akuntansi',
      partner: 'Akademi Neraca',
      type: 'a',
      layout: 'pagi-sore',
      rating: [4.6, 97],
      price: 160000,
      original: 320000,
      voucher: true,
    },
    {
      id: 5,
      title: 'Strategi Media Sosial untuk UMKM: dari Nol sampai Laris',
      category: 'Pemasaran Digital',
      partner: 'Rumah Digital Jogja',
      type: 'b',
      layout: 'latar',
      rating: [4.3, 43],
      price: 150000,
      ad: true,
    },
    {
      id: 6,
      title: 'Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam',
      category: 'Desain & Kreatif',
      partner: 'Sanggar Canting Ayu',
      type: 'd',
      layout: 'kepala',
      rating: [4.8, 156],
      price: 412500,
      original: 550000,
      cities: 'Yogyakarta, Pekalongan',
    },
    {
      id: 7,
      title: 'Percaya Diri Berbicara di Depan Umum',
      category: 'Pengembangan Diri',
      partner: 'Panggung Wicara',
      type: 'a',
      layout: 'medali',
      rating: [4, 19],
      price: 0,
    },
    {
      id: 8,
      title: 'Pertolongan Pertama di Tempat Kerja',
      category: 'Kesehatan',
      partner: 'Balai Latih Sehat',
      type: 'd',
      layout: 'latar',
      rating: [4.7, 74],
      price: 475000,
      cities: 'Jakarta, Surabaya, Medan',
    },
    {
      id: 9,
      title: 'Analisis Data Penjualan dengan Spreadsheet dan SQL',
      category: 'Data & Analitik',
      partner: 'Sentra Data Bandung',
      type: 'c',
      layout: 'pagi-sore',
      rating: [4.5, 86],
      price: 674250,
      original: 899000,
      prakerja: true,
    },
    {
      id: 10,
      title: 'Perawatan Berkala Sepeda Motor Injeksi',
      category: 'Teknik & Otomotif',
      partner: 'Bengkel Vokasi Mandala',
      type: 'c',
      layout: 'medali',
      rating: [4.5, 58],
      price: 300000,
      original: 400000,
      prakerja: true,
    },
    {
      id: 11,
      title: 'Bahasa Inggris untuk Layanan Pelanggan Hotel',
      category: 'Bahasa & Komunikasi',
      partner: 'Lingua Bestari',
      type: 'c',
      layout: 'pagi-sore',
      rating: [4.4, 65],
      price: 385000,
      prakerja: true,
    },
    {
      id: 12,
      title: 'Menyusun Rencana Bisnis yang Meyakinkan Investor',
      category: 'Bisnis & Manajemen',
      partner: 'Tumbuh Bersama Institute',
      type: 'a',
      layout: 'pagi-sore',
      rating: null,
      price: 265000,
    },
  ] satisfies Sample[]
).map(view);

/** One of the sample courses; counts round. */
export function sampleCourse(index: number): CourseView {
  const course = SAMPLE_COURSES[index % SAMPLE_COURSES.length];
  if (!course) throw new RangeError(`No sample course ${index}`);
  return course;
}
