import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CheckoutHeader } from '@suluh/ui/checkout/CheckoutHeader';
import { CheckoutPage, PayBar } from '@suluh/ui/checkout/CheckoutPage';
import { CheckoutSteps } from '@suluh/ui/checkout/CheckoutSteps';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { PriceSummary, SummaryPanel } from '@suluh/ui/checkout/PriceSummary';
import { Logo } from '@suluh/ui/furniture/Logo';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { PromoRow } from '../parts/checkout/PromoRow.tsx';
import { PaymentGroup, PaymentProduct, type PaymentProductView } from './PaymentProduct.tsx';
import { explained } from '@suluh/ui/stories/explained.ts';

const meta = { title: 'Halaman/Metode pembayaran', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const METHODS: { group: string; products: PaymentProductView[] }[] = [
  {
    group: 'Virtual Account',
    products: [
      {
        code: 'VABCA',
        name: 'BCA Virtual Account',
        imageUrl: null,
        plate: { text: 'BCA' },
        note: 'Dicek otomatis',
        recommendedText: 'Rekomendasi',
        terms: ['Nomor virtual account berlaku 24 jam.', 'Pembayaran dicek otomatis, tanpa unggah bukti transfer.'],
      },
      {
        code: 'VABNI',
        name: 'BNI Virtual Account',
        imageUrl: null,
        plate: { text: 'BNI' },
        note: 'Dicek otomatis',
        recommendedText: null,
        terms: [],
      },
    ],
  },
  {
    group: 'E-wallet',
    products: [
      {
        code: 'DOMPET',
        name: 'Dompet Suluh',
        imageUrl: null,
        plate: { icon: 'wallet' },
        note: 'Saldo Rp250.000',
        recommendedText: null,
        terms: [],
        isLinked: true,
      },
      {
        code: 'DOMPETKU',
        name: 'Dompetku',
        imageUrl: null,
        plate: { icon: 'wallet' },
        note: null,
        recommendedText: null,
        terms: [],
        isLinked: false,
      },
      {
        code: 'DOMPETMU',
        name: 'Dompetmu',
        imageUrl: null,
        plate: { icon: 'wallet' },
        note: 'Saldo Rp12.000',
        recommendedText: null,
        terms: [],
        isLinked: true,
        reason: 'Saldo tidak cukup untuk pesanan ini.',
      },
      {
        code: 'QRIS',
        name: 'QRIS',
        imageUrl: null,
        plate: { text: 'QRIS' },
        note: 'Semua aplikasi pembayaran',
        recommendedText: null,
        terms: [],
      },
    ],
  },
  {
    group: 'Kartu Kredit',
    products: [
      {
        code: 'CC',
        name: 'Kartu Kredit',
        imageUrl: null,
        plate: { icon: 'card' },
        note: 'Visa, Mastercard, JCB',
        recommendedText: null,
        terms: [],
      },
      {
        code: 'CICIL',
        name: 'Cicilan',
        imageUrl: null,
        plate: { icon: 'card' },
        note: null,
        recommendedText: null,
        terms: [],
        reason: 'Minimum pembayaran Rp500.000',
      },
    ],
  },
];

function Methods() {
  const [chosen, setChosen] = useState('VABCA');
  return (
    <>
      <CheckoutHeader
        homeHref="#"
        homeLabel="Suluh, beranda"
        logo={<Logo name="Suluh" />}
        steps={<CheckoutSteps label="Langkah" steps={['Keranjang', 'Metode Pembayaran', 'Bayar']} current={1} />}
        secureText="Pembayaran aman"
      />
      <CheckoutPage
        title="Metode Pembayaran"
        summary={
          <SummaryPanel title="Ringkasan Pembayaran">
            <MiniCourse
              title={sampleCourse(5).title}
              cloth={sampleCourse(5).cloth}
              caption="Batch 12 · 25 – 26 Oktober 2025"
            />
            <PromoRow title="SULUHBARU terpasang" text="Kamu hemat Rp50.000" applied onOpen={() => undefined} />
            <PriceSummary
              lines={[
                { label: 'Total Belanja (1 kursus)', amountText: 'Rp412.500' },
                { label: 'Potongan “SULUHBARU”', amountText: '−Rp50.000', kind: 'discount' },
                { label: 'Biaya Platform', amountText: 'Rp4.000' },
                { label: 'Total Pembayaran', amountText: 'Rp366.500', kind: 'total' },
              ]}
            />
            <ButtonLink kind="flame" size="large" block className="layout-desktop layout-flex" href="#bayar">
              Bayar Sekarang
            </ButtonLink>
          </SummaryPanel>
        }
        payBar={
          <PayBar
            label="Total Pembayaran"
            totalText="Rp366.500"
            action={
              <ButtonLink kind="flame" href="#bayar">
                Bayar Sekarang
              </ButtonLink>
            }
          />
        }
      >
        <div className="panel paymentProduct-list">
          {METHODS.map(({ group, products }) => (
            <PaymentGroup key={group} title={group}>
              {products.map((product) => (
                <PaymentProduct
                  key={product.code}
                  product={product}
                  name="metode"
                  selected={product.code === chosen}
                  onSelect={setChosen}
                />
              ))}
            </PaymentGroup>
          ))}
        </div>
      </CheckoutPage>
    </>
  );
}

/** Choosing a method shows its terms. */
export const PaymentMethod: Story = {
  name: 'Pilihan metode',
  parameters: explained('Memilih metode menampilkan ketentuannya.'),
  render: () => <Methods />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nomor virtual account berlaku 24 jam.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Putuskan Dompet Suluh' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hubungkan Dompetku' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Dompetmu/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^QRIS/ }));
    await expect(canvas.getByRole('radio', { name: /^QRIS/ })).toBeChecked();
    await expect(canvas.queryByText('Nomor virtual account berlaku 24 jam.')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^BCA/ }));
  },
};
