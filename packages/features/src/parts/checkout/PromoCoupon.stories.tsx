import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoCoupon, type PromoView } from './PromoCoupon.tsx';
import { switchControl, textControl } from '@suluh/ui/stories/controls.ts';

const meta = { title: 'Kartu/Promo', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const PROMOS: PromoView[] = [
  {
    code: 'SULUHBARU',
    text: 'Potongan Rp50.000 untuk pembelian pertama',
    terms: 'Berlaku sampai 31 Oktober 2025 · min. Rp200.000',
    reason: null,
  },
  {
    code: 'BELAJARBARENG',
    text: 'Potongan 10%, maksimal Rp30.000',
    terms: 'Berlaku sampai 20 Oktober 2025',
    reason: null,
  },
  {
    code: 'DOMPETNYALA',
    text: 'Potongan Rp25.000 khusus E-wallet',
    terms: null,
    reason: 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu',
  },
];

interface CouponArgs {
  code: string;
  text: string;
  terms: string;
  reason: string;
  selected: boolean;
  locked: boolean;
}

export const TryACoupon: StoryObj<CouponArgs> = {
  name: 'Coba kupon',
  args: {
    code: 'SULUHBARU',
    text: 'Potongan Rp50.000 untuk pembelian pertama',
    terms: 'Berlaku sampai 31 Oktober 2025 · min. Rp200.000',
    reason: '',
    selected: false,
    locked: false,
  },
  argTypes: {
    code: textControl('Kode', 'Huruf besar dan angka.'),
    text: textControl('Potongan', 'Berapa, dan untuk apa.'),
    terms: textControl('Syarat', 'Kosongkan bila tidak ada.'),
    reason: textControl('Alasan', 'Mengapa tidak bisa dipakai. Bila diisi, kupon tidak bisa dipilih.'),
    selected: switchControl('Dipilih', 'Kupon yang sedang dipakai.'),
    locked: switchControl('Terkunci', 'Tidak bisa dipilih atau dilepas.'),
  },
  render: ({ selected, locked, terms, reason, ...promo }) => (
    <main style={{ maxWidth: 520, padding: 20 }}>
      <div className="promoCoupon-list" role="radiogroup" aria-label="Promo">
        <PromoCoupon
          promo={{ ...promo, terms: terms || null, reason: reason || null }}
          name="promo"
          selected={selected}
          locked={locked}
          onSelect={() => undefined}
        />
      </div>
    </main>
  ),
};

export const PromoList: Story = {
  name: 'Daftar promo',
  render: () => (
    <main style={{ maxWidth: 520, padding: 20 }}>
      <div className="promoCoupon-list" role="radiogroup" aria-label="Promo">
        {PROMOS.map((promo, index) => (
          <PromoCoupon key={promo.code} promo={promo} name="promo" selected={index === 0} onSelect={() => undefined} />
        ))}
      </div>
    </main>
  ),
};
