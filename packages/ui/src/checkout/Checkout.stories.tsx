import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Note } from '../feedback/Note.tsx';
import { Logo } from '../furniture/Logo.tsx';
import { Countdown } from '../home/Countdown.tsx';
import { FLASH_SALE_COUNTDOWN_LABEL } from '../home/FlashSale.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Accordion } from '../navigation/Accordion.tsx';
import { sampleCourse } from '../stories/courses.ts';
import { CartCheck, CartItem } from './CartItem.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { CheckoutPage, PayBar } from './CheckoutPage.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CopyButton } from './CopyButton.tsx';
import { MiniCourse } from './MiniCourse.tsx';
import { PaymentGroup, PaymentProduct, type PaymentProductView } from './PaymentProduct.tsx';
import { PriceSummary, SummaryPanel } from './PriceSummary.tsx';
import { PromoCoupon, type PromoView } from './PromoCoupon.tsx';
import { PromoRow } from './PromoRow.tsx';
import { HowToSteps, PaymentPage } from './PaymentPage.tsx';

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
            <PromoRow title="Makin hemat pakai promo" text="Pilih atau masukkan kode promo" applied={false} onOpen={() => undefined} />
            <PriceSummary
              lines={[
                { label: 'Total Belanja (2 kursus)', amountText: 'Rp637.500' },
                { label: 'Total Pembayaran', amountText: 'Rp637.500', kind: 'total' },
              ]}
            />
            {toMethod('only-d flex')}
          </SummaryPanel>
        }
        payBar={<PayBar label="Total Pembayaran" totalText="Rp637.500" action={<ButtonLink kind="flame" href="#metode">Pilih Metode Pembayaran</ButtonLink>} />}
      >
        <div className="panel clist">
          <CartItem
            item={{
              ...sampleCourse(5),
              event: { whenText: 'Batch 12 · 25 – 26 Oktober 2025, 09.00 – 17.00 WIB', placeText: 'Sanggar Canting Ayu, Yogyakarta' },
              limits: [],
            }}
            remove={<IconButton icon="trash" size={20} className="citem-x" label="Hapus Membatik Tulis dari keranjang" />}
          />
          <CartItem
            item={{ ...sampleCourse(0), event: null, limits: [] }}
            remove={<IconButton icon="trash" size={20} className="citem-x" label="Hapus Otomasi Pekerjaan dari keranjang" />}
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
      { code: 'VABCA', name: 'BCA Virtual Account', imageUrl: null, plate: { text: 'BCA' }, note: 'Dicek otomatis', recommendedText: 'Rekomendasi', terms: ['Nomor virtual account berlaku 24 jam.', 'Pembayaran dicek otomatis, tanpa unggah bukti transfer.'] },
      { code: 'VABNI', name: 'BNI Virtual Account', imageUrl: null, plate: { text: 'BNI' }, note: 'Dicek otomatis', recommendedText: null, terms: [] },
    ],
  },
  {
    group: 'E-wallet',
    products: [
      { code: 'DOMPET', name: 'Dompet Suluh', imageUrl: null, plate: { icon: 'wallet' }, note: 'Saldo Rp250.000', recommendedText: null, terms: [] },
      { code: 'QRIS', name: 'QRIS', imageUrl: null, plate: { text: 'QRIS' }, note: 'Semua aplikasi pembayaran', recommendedText: null, terms: [] },
    ],
  },
  { group: 'Kartu Kredit', products: [{ code: 'CC', name: 'Kartu Kredit', imageUrl: null, plate: { icon: 'card' }, note: 'Visa, Mastercard, JCB', recommendedText: null, terms: [] }, { code: 'CICIL', name: 'Cicilan', imageUrl: null, plate: { icon: 'card' }, note: null, recommendedText: null, terms: [], reason: 'Minimum pembayaran Rp500.000' }] },
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
            <MiniCourse title={sampleCourse(5).title} cloth={sampleCourse(5).cloth} caption="Batch 12 · 25 – 26 Oktober 2025" />
            <PromoRow title="SULUHBARU terpasang" text="Kamu hemat Rp50.000" applied onOpen={() => undefined} />
            <PriceSummary
              lines={[
                { label: 'Total Belanja (1 kursus)', amountText: 'Rp412.500' },
                { label: 'Potongan “SULUHBARU”', amountText: '−Rp50.000', kind: 'discount' },
                { label: 'Biaya Platform', amountText: 'Rp4.000' },
                { label: 'Total Pembayaran', amountText: 'Rp366.500', kind: 'total' },
              ]}
            />
            <ButtonLink kind="flame" size="large" block className="only-d flex" href="#bayar">
              Bayar Sekarang
            </ButtonLink>
          </SummaryPanel>
        }
        payBar={<PayBar label="Total Pembayaran" totalText="Rp366.500" action={<ButtonLink kind="flame" href="#bayar">Bayar Sekarang</ButtonLink>} />}
      >
        <div className="panel pms">
          {METHODS.map(({ group, products }) => (
            <PaymentGroup key={group} title={group}>
              {products.map((product) => (
                <PaymentProduct key={product.code} product={product} name="metode" selected={product.code === chosen} onSelect={setChosen} />
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
  { code: 'SULUHBARU', text: 'Potongan Rp50.000 untuk pembelian pertama', terms: 'Berlaku sampai 31 Oktober 2025 · min. Rp200.000', reason: null },
  { code: 'BELAJARBARENG', text: 'Potongan 10%, maksimal Rp30.000', terms: 'Berlaku sampai 20 Oktober 2025', reason: null },
  { code: 'DOMPETNYALA', text: 'Potongan Rp25.000 khusus E-wallet', terms: null, reason: 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu' },
];

const NONE = () => undefined;

/** Courses of the cart that need a word: unticked, a changed price, a schedule that is gone, age and education limits. */
export const CartStates: Story = {
  render: () => (
    <main style={{ maxWidth: 820, padding: 20 }}>
      <h1 className="h1">Keranjang</h1>
      <form id="pilih" />
      <div className="panel clist">
        <CartItem
          item={{ ...sampleCourse(5), event: { whenText: 'Batch 12 · 25 – 26 Oktober 2025, 09.00 – 17.00 WIB', placeText: null }, limits: ['Usia 18–35 Tahun', 'Pendidikan SMA'] }}
          select={<CartCheck form="pilih" cartId="1" label="Pilih Membatik" checked disabled={false} onToggle={NONE} />}
          notes={<Note tone="warning">Harga berubah dari Rp400.000 menjadi Rp412.500</Note>}
          schedule={
            <ButtonLink kind="line" size="small" className="citem-s" href="#jadwal">
              Ubah Jadwal
            </ButtonLink>
          }
        />
        <CartItem
          item={{ ...sampleCourse(0), event: { whenText: 'Batch 3 · 2 Oktober 2025', placeText: 'Bandung' }, limits: [] }}
          select={<CartCheck form="pilih" cartId="2" label="Pilih Otomasi" checked={false} disabled onToggle={NONE} />}
          notes={<Note tone="error">Habis Terjual</Note>}
          schedule={
            <ButtonLink kind="line" size="small" className="citem-s" href="#jadwal">
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
      <div className="promos" role="radiogroup" aria-label="Promo">
        {PROMOS.map((promo, index) => (
          <PromoCoupon key={promo.code} promo={promo} name="promo" selected={index === 0} onSelect={() => undefined} />
        ))}
      </div>
    </main>
  ),
};

const LEFT_SECONDS = 23 * 3600 + 41 * 60 + 9;
const countdown = <Countdown endsAtMs={Date.now() + LEFT_SECONDS * 1000} renderedAtMs={Date.now()} labelTemplate={FLASH_SALE_COUNTDOWN_LABEL} />;
const step = (text: string) => [{ text, isValue: false }];
const copy = (value: string, what: string) => <CopyButton value={value} label="Salin" what={what} copiedText="Berhasil Disalin" toastMs={5000} />;
const amount = { plate: <Icon name="receipt" size={24} />, label: 'Total Pembayaran', value: 'Rp366.500', copy: copy('366500', 'jumlah') };
const history = (
  <ButtonLink kind="plain" href="#riwayat">
    Lihat Riwayat Transaksi
  </ButtonLink>
);
const quiet = (
  <>
    <ButtonLink kind="plain" size="small" href="#metode">
      Ganti Metode
    </ButtonLink>
    <Button kind="danger-line" size="small">
      Batalkan
    </Button>
  </>
);

export const HowToPay: Story = {
  render: () => (
    <>
      <Head step={2} />
      <PaymentPage
        band={{ label: 'Batas Akhir Pembayaran Sampai', title: '17 Oktober 2025, 14.30 WIB', aside: countdown }}
        rows={[{ plate: 'BCA', label: 'BCA Virtual Account', value: '8077 7081 2345 6789', copy: copy('8077708123456789', 'nomor') }, amount]}
        sections={[
          {
            title: 'Cara Bayar',
            content: (
              <Accordion
                id="cara"
                openIndex={0}
                items={[
                  {
                    title: 'ATM BCA',
                    content: (
                      <HowToSteps
                        steps={[
                          step('Masukkan kartu ATM dan PIN kamu.'),
                          step('Pilih Transaksi Lainnya, lalu Transfer.'),
                          [{ text: 'Masukkan nomor ', isValue: false }, { text: '8077 7081 2345 6789', isValue: true }, { text: '.', isValue: false }],
                          step('Periksa nama dan jumlah, lalu pilih Ya.'),
                        ]}
                      />
                    ),
                  },
                  { title: 'm-BCA', content: <HowToSteps steps={[step('Buka m-BCA.'), step('Pilih m-Transfer.')]} /> },
                ]}
              />
            ),
          },
        ]}
        actions={
          <>
            <ButtonLink href="#status">Cek Status Pembayaran</ButtonLink>
            {history}
          </>
        }
        quietActions={quiet}
      >
        <Note tone="warning">Bayar tepat sampai digit terakhir supaya pembayaranmu dikenali otomatis.</Note>
      </PaymentPage>
    </>
  ),
};

/** E-wallet, QRIS and card are paid on the page of the provider. */
export const PayAtProvider: Story = {
  render: () => (
    <>
      <Head step={2} />
      <PaymentPage
        band={{ label: 'Batas Akhir Pembayaran Sampai', title: '17 Oktober 2025, 14.30 WIB', aside: countdown }}
        rows={[{ plate: 'QRIS', label: 'Metode Pembayaran', value: 'QRIS' }, amount]}
        actions={
          <>
            <ButtonLink href="#status">Cek Status Pembayaran</ButtonLink>
            {history}
          </>
        }
        quietActions={quiet}
      >
        <Note>Selesaikan pembayaran di halaman penyedia. Status di sini berubah sendiri setelah pembayaran diterima.</Note>
        <ButtonLink kind="flame" size="large" block className="va-go" href="#bayar">
          Lihat Cara Bayar
        </ButtonLink>
      </PaymentPage>
    </>
  ),
};

/** What the page turns to once the payment came. */
export const Paid: Story = {
  render: () => (
    <>
      <Head step={2} />
      <PaymentPage
        band={{ label: 'INV/2025/10/0091', title: 'Pembayaran Berhasil' }}
        rows={[{ ...amount, copy: null }]}
        actions={
          <>
            <ButtonLink kind="flame" href="#kursus">
              Kursus Saya
            </ButtonLink>
            {history}
          </>
        }
      >
        <Note tone="success">Pembayaran kamu sudah kami terima. Kursusnya sudah ada di Kursus Saya.</Note>
      </PaymentPage>
    </>
  ),
};
