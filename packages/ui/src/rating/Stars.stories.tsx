import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price, type PriceView } from '../price/Price.tsx';
import { Stars } from './Stars.tsx';
import { COLUMN } from '../stories/column.ts';
import { choiceControl, rangeControl, switchControl, textControl } from '../stories/controls.ts';
import { introduced } from '../stories/explained.ts';

const meta = {
  title: 'Kontrol/Bintang dan harga',
  component: Stars,
  parameters: introduced('Bintang selalu berdiri di samping angkanya, dan harga akhir selalu yang paling besar.'),
  args: { rating: 4.5, size: 'l' },
  argTypes: {
    rating: rangeControl('Rating', 'Digambar sampai setengah bintang terdekat.', { min: 0, max: 5, step: 0.1 }),
    size: choiceControl('Ukuran', 'Kecil di kartu, besar di ringkasan ulasan.', {
      s: 'Kecil 15',
      l: 'Besar 22',
      xl: 'Sangat besar 36',
    }),
  },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryIt: Story = { name: 'Coba bintang' };

export const HalfStars: Story = {
  name: 'Bintang setengah',
  render: () => (
    <div style={COLUMN}>
      {[5, 4.5, 4.3, 3.5, 2, 0.5, 0].map((rating) => (
        <div key={rating} className="layout-row">
          <Stars rating={rating} />
          <Stars rating={rating} size="l" />
          <b className="type-tabular">{rating.toFixed(1)}</b>
        </div>
      ))}
      <Stars rating={4} size="xl" />
    </div>
  ),
};

export const TryAPrice: StoryObj<PriceView & { large: boolean }> = {
  name: 'Coba harga',
  args: { finalText: 'Rp412.500', originalText: 'Rp550.000', discountText: '25%', free: false, large: false },
  argTypes: {
    finalText: textControl('Harga akhir', 'Yang dibayar, paling besar.'),
    originalText: textControl('Harga awal', 'Tercoret di atas harga akhir. Kosongkan bila tidak ada potongan.'),
    discountText: textControl('Potongan', 'Persen di samping harga awal.'),
    free: switchControl('Gratis', 'Kata gratis memakai warna hijau daun.'),
    large: switchControl('Besar', 'Untuk kotak beli di halaman kursus.'),
  },
  render: ({ large, ...price }) => <Price price={price} large={large} />,
};

export const Prices: Story = {
  name: 'Harga',
  render: () => (
    <div className="layout-row layout-wrapping" style={{ gap: 40, alignItems: 'flex-end' }}>
      <Price price={{ finalText: 'Rp412.500', originalText: 'Rp550.000', discountText: '25%' }} />
      <Price price={{ finalText: 'Rp199.000' }} />
      <Price price={{ finalText: 'Gratis', free: true }} />
      <Price large price={{ finalText: 'Rp1.412.500', originalText: 'Rp1.550.000', discountText: '9%' }} />
    </div>
  ),
};
