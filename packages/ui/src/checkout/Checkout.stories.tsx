import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Note } from '../feedback/Note.tsx';
import { Logo } from '../furniture/Logo.tsx';
import { sampleCourse } from '../stories/courses.ts';
import { CartCheck, CartItem } from './CartItem.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { CheckoutPage, PayBar } from './CheckoutPage.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { MiniCourse } from './MiniCourse.tsx';
import { PaymentGroup, PaymentProduct, type PaymentProductView } from './PaymentProduct.tsx';
import { PriceSummary, SummaryPanel } from './PriceSummary.tsx';
import { PromoCoupon, type PromoView } from './PromoCoupon.tsx';
import { PromoRow } from './PromoRow.tsx';

const meta = { title: 'Halaman/Checkout', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Head({ step }: { step: number }) {
  return (
    <CheckoutHeader
      homeHref="#"
      homeLabel="Suluh, beranda"
      logo={<Logo name="Suluh" />}
      steps={<CheckoutSteps label="Langkah" steps={['Keranjang', 'Metode Pembayaran', 'Bayar']} current={step} />}
      secureText="Pembayaran aman"
    />
  );
}

const toMethod = (className?: string) => (
  <ButtonLink kind="flame" size="large" {...(className ? { className, block: true } : {})} href="#metode">
    Pilih Metode Pembayaran
  </ButtonLink>
);

export const Cart: Story = {
  render: () => (
    <>
      <Head step={0} />
      <CheckoutPage
        title="Keranjang"
        summary={
          <SummaryPanel title="Ringkasan Pembayaran">
            <PromoRow
              title="Makin hemat pakai promo"
              text="Pilih atau masukkan kode promo"
              applied={false}
              onOpen={() => undefined}
            />
            <PriceSummary
              lines={[
                { label: 'Total Belanja (2 kursus)', amountText: 'Rp637.500' },
                { label: 'Total Pembayaran', amountText: 'Rp637.500', kind: 'total' },
              ]}
            />
            {toMethod('layout-desktop layout-flex')}
          </SummaryPanel>
        }
        payBar={
          <PayBar
            label="Total Pembayaran"
            totalText="Rp637.500"
            action={
              <ButtonLink kind="flame" href="#metode">
                Pilih Metode Pembayaran
              </ButtonLink>
            }
          />
        }
      >
        <div className="panel cartItem-list">
          <CartItem
            item={{
              ...sampleCourse(5),
              event: {
                whenText: 'Batch 12 · 25 – 26 Oktober 2025, 09.00 – 17.00 WIB',
                placeText: 'Sanggar Canting Ayu, Yogyakarta',
              },
              limits: [],
            }}
            remove={
              <IconButton
                icon="trash"
                size={20}
                className="cartItem-remove"
                label="Hapus Membatik Tulis dari keranjang"
              />
            }
          />
          <CartItem
            item={{ ...sampleCourse(0), event: null, limits: [] }}
            remove={
              <IconButton
                icon="trash"
                size={20}
                className="cartItem-remove"
                label="Hapus Otomasi Pekerjaan dari keranjang"
              />
            }
          />
        </div>
      </CheckoutPage>
    </>
  ),
};

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
      <Head step={1} />
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
  render: () => <Methods />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nomor virtual account berlaku 24 jam.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^QRIS/ }));
    await expect(canvas.getByRole('radio', { name: /^QRIS/ })).toBeChecked();
    await expect(canvas.queryByText('Nomor virtual account berlaku 24 jam.')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^BCA/ }));
  },
};

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

const NONE = () => undefined;

/**
 * Courses of the cart that need a word: unticked, a changed price, a schedule that is gone, age and education limits.
 */
export const CartStates: Story = {
  render: () => (
    <main style={{ maxWidth: 820, padding: 20 }}>
      <h1 className="type-h1">Keranjang</h1>
      <form id="pilih" />
      <div className="panel cartItem-list">
        <CartItem
          item={{
            ...sampleCourse(5),
            event: { whenText: 'Batch 12 · 25 – 26 Oktober 2025, 09.00 – 17.00 WIB', placeText: null },
            limits: ['Usia 18–35 Tahun', 'Pendidikan SMA'],
          }}
          select={<CartCheck form="pilih" cartId="1" label="Pilih Membatik" checked disabled={false} onToggle={NONE} />}
          notes={
            <Note tone="warning" className="cartItem-note">
              Harga berubah dari Rp400.000 menjadi Rp412.500
            </Note>
          }
          schedule={
            <ButtonLink kind="line" size="small" className="cartItem-schedule" href="#jadwal">
              Ubah Jadwal
            </ButtonLink>
          }
        />
        <CartItem
          item={{
            ...sampleCourse(0),
            event: { whenText: 'Batch 3 · 2 Oktober 2025', placeText: 'Bandung' },
            limits: [],
          }}
          select={<CartCheck form="pilih" cartId="2" label="Pilih Otomasi" checked={false} disabled onToggle={NONE} />}
          notes={
            <Note tone="error" className="cartItem-note">
              Habis Terjual
            </Note>
          }
          schedule={
            <ButtonLink kind="line" size="small" className="cartItem-schedule" href="#jadwal">
              Pilih Jadwal
            </ButtonLink>
          }
        />
      </div>
    </main>
  ),
};

export const PromoList: Story = {
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
