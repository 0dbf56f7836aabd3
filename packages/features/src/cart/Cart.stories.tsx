import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { IconButton } from '@suluh/ui/buttons/IconButton';
import { CheckoutHeader } from '@suluh/ui/checkout/CheckoutHeader';
import { CheckoutPage, PayBar } from '@suluh/ui/checkout/CheckoutPage';
import { CheckoutSteps } from '@suluh/ui/checkout/CheckoutSteps';
import { PriceSummary, SummaryPanel } from '@suluh/ui/checkout/PriceSummary';
import { Note } from '@suluh/ui/feedback/Note';
import { Logo } from '@suluh/ui/furniture/Logo';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { PromoRow } from '../parts/checkout/PromoRow.tsx';
import { CartCheck, CartItem } from './CartItem.tsx';
import { explained } from '@suluh/ui/stories/explained.ts';

const nothing = () => undefined;
const meta = { title: 'Halaman/Keranjang', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const toMethod = (className?: string) => (
  <ButtonLink kind="flame" size="large" {...(className ? { className, block: true } : {})} href="#metode">
    Pilih Metode Pembayaran
  </ButtonLink>
);

export const Cart: Story = {
  name: 'Keranjang',
  render: () => (
    <>
      <CheckoutHeader
        homeHref="#"
        homeLabel="Suluh, beranda"
        logo={<Logo name="Suluh" />}
        steps={<CheckoutSteps label="Langkah" steps={['Keranjang', 'Metode Pembayaran', 'Bayar']} current={0} />}
        secureText="Pembayaran aman"
      />
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

/**
 * Courses of the cart that need a word: unticked, a changed price, a schedule that is gone, age and education limits.
 */
export const CartStates: Story = {
  name: 'Keadaan keranjang',
  parameters: explained(
    'Kursus yang perlu penjelasan: tidak dicentang, harga berubah, jadwal hilang, batas usia dan pendidikan.',
  ),
  render: () => (
    <main style={{ maxWidth: 820, padding: 20 }}>
      <h1 className="type-h1">Keranjang</h1>
      <form id="pilih" />
      <div className="panel cartItem-list">
        <CartItem
          item={{
            ...sampleCourse(5),
            event: { whenText: 'Batch 12 · 25 – 26 Oktober 2025, 09.00 – 17.00 WIB', placeText: null },
            limits: [
              { icon: 'user', text: 'Usia 18–35 Tahun' },
              { icon: 'graduation', text: 'Pendidikan SMA' },
            ],
          }}
          select={
            <CartCheck form="pilih" cartId="1" label="Pilih Membatik" checked disabled={false} onToggle={nothing} />
          }
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
          select={
            <CartCheck form="pilih" cartId="2" label="Pilih Otomasi" checked={false} disabled onToggle={nothing} />
          }
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
