import type { Meta, StoryObj } from '@storybook/react-vite';
import { rangeControl, switchControl, textControl } from '../stories/controls.ts';
import { SAMPLE_COURSES, sampleCourse } from '../stories/courses.ts';
import { CourseCard } from './CourseCard.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
import { introduced } from '../stories/explained.ts';

const meta = {
  title: 'Kartu/Kartu kursus',
  component: CourseCard,
  parameters: introduced(
    'Judul, lencana, dan harga punya ruang tetap, sehingga kartu sebaris sejajar. Di tempat yang sempit kartu meringkas diri.',
  ),
  args: { course: sampleCourse(5), headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ width: 285 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

interface CardArgs {
  title: string;
  partner: string;
  rating: number;
  finalText: string;
  originalText: string;
  discountText: string;
  locationText: string;
  prakerja: boolean;
  voucher: boolean;
  ad: boolean;
  owned: boolean;
}

export const TryACard: StoryObj<CardArgs> = {
  name: 'Coba kartu',
  args: {
    title: sampleCourse(5).title,
    partner: sampleCourse(5).partner,
    rating: 4.8,
    finalText: 'Rp412.500',
    originalText: 'Rp550.000',
    discountText: '25%',
    locationText: 'Yogyakarta, Pekalongan',
    prakerja: false,
    voucher: false,
    ad: false,
    owned: false,
  },
  argTypes: {
    title: textControl('Judul', 'Dua baris, sisanya dipotong. Coba yang pendek dan yang panjang.'),
    partner: textControl('Lembaga', 'Satu baris.'),
    rating: rangeControl('Rating', 'Nol berarti belum ada ulasan: barisnya hilang, harga tetap di tempatnya.', {
      min: 0,
      max: 5,
      step: 0.1,
    }),
    finalText: textControl('Harga akhir', 'Yang dibayar.'),
    originalText: textControl('Harga awal', 'Tercoret. Kosongkan bila tidak ada potongan.'),
    discountText: textControl('Potongan', 'Persen di samping harga awal.'),
    locationText: textControl('Kota', 'Untuk kelas tatap muka.'),
    prakerja: switchControl('Prakerja', 'Lencana program Prakerja.'),
    voucher: switchControl('Voucher', 'Lencana kursus bervoucher.'),
    ad: switchControl('Iklan', 'Tanda kursus yang diiklankan.'),
    owned: switchControl('Sudah dimiliki', 'Lencana Terdaftar menggantikan harga.'),
  },
  render: ({ title, partner, rating, finalText, originalText, discountText, locationText, owned, ...labels }) => (
    <CourseCard
      headingLevel={2}
      course={{
        ...sampleCourse(5),
        ...labels,
        title,
        partner,
        locationText,
        rating: rating > 0 ? { value: rating, text: rating.toFixed(1), countText: '(156 Ulasan)' } : null,
        price: { finalText, originalText, discountText },
        ownedText: owned ? 'Terdaftar' : null,
      }}
    />
  ),
};

export const Offline: Story = { name: 'Kursus offline' };
export const Online: Story = { name: 'Kursus online', args: { course: sampleCourse(0) } };
export const Free: Story = { name: 'Gratis', args: { course: sampleCourse(6) } };
export const WithoutRating: Story = { name: 'Tanpa rating', args: { course: sampleCourse(11) } };
export const Advertised: Story = { name: 'Iklan', args: { course: sampleCourse(4) } };
export const Voucher: Story = { name: 'Dengan voucher', args: { course: sampleCourse(3) } };
export const Owned: Story = {
  name: 'Sudah dimiliki',
  args: { course: { ...sampleCourse(0), ownedText: 'Terdaftar' } },
};
export const BrokenImage: Story = {
  name: 'Gambar rusak',
  args: { course: { ...sampleCourse(0), imageUrl: '/tidak-ada.jpg' } },
};
export const Compact: Story = {
  name: 'Ringkas',
  decorators: [
    (Story) => (
      <div style={{ width: 168 }}>
        <Story />
      </div>
    ),
  ],
};
export const Loading: Story = { name: 'Memuat', render: () => <CourseCardSkeleton /> };
export const Grid: Story = {
  name: 'Deretan kartu',
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        gap: 20,
        width: 'calc(100vw - 64px)',
      }}
    >
      {SAMPLE_COURSES.map((course) => (
        <CourseCard key={course.title} course={course} headingLevel={2} />
      ))}
    </div>
  ),
};
