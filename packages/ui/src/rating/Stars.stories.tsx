import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/Price.tsx';
import { Stars } from './Stars.tsx';
import { COLUMN } from '../stories/column.ts';

const meta = { title: 'Kontrol/Bintang dan harga', component: Stars, args: { rating: 4.5 } } satisfies Meta<
  typeof Stars
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfStars: Story = {
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

export const Prices: Story = {
  render: () => (
    <div className="layout-row layout-wrapping" style={{ gap: 40, alignItems: 'flex-end' }}>
      <Price price={{ finalText: 'Rp412.500', originalText: 'Rp550.000', discountText: '25%' }} />
      <Price price={{ finalText: 'Rp199.000' }} />
      <Price price={{ finalText: 'Gratis', free: true }} />
      <Price large price={{ finalText: 'Rp1.412.500', originalText: 'Rp1.550.000', discountText: '9%' }} />
    </div>
  ),
};
