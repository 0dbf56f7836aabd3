import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import type { PriceLineView } from '@suluh/ui/checkout/PriceSummary';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { PaymentDetailDialog } from './PaymentDetailDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Detail pembayaran', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const course = sampleCourse(5);
const LINES: PriceLineView[] = [
  { label: 'Total Belanja (1 kursus)', amountText: 'Rp412.500' },
  { label: 'Potongan “SULUHBARU”', amountText: '−Rp50.000', kind: 'discount' },
  { label: 'Biaya Platform', amountText: 'Rp4.000' },
  { label: 'Total Pembayaran', amountText: 'Rp366.500', kind: 'total' },
];
const detail = { invoiceId: 'TRX/20251016/ABCD2345', dateText: '16 Oktober 2025, 14.30', lines: LINES };
const bought = <MiniCourse title={course.title} cloth={course.cloth} caption="Batch 12 · 25 – 26 Oktober 2025" />;

export const PaymentDetail: Story = {
  name: 'Detail pembayaran',
  render: () => (
    <PaymentDetailDialog
      open
      detail={{
        ...detail,
        state: 'unpaid',
        statusText: 'Menunggu Pembayaran',
        note: null,
        rows: [
          {
            label: 'BCA Virtual Account',
            value: '8077 7081 2345 6789',
            copy: (
              <CopyButton
                value="8077708123456789"
                label="Salin"
                what="nomor"
                copiedText="Berhasil Disalin"
                toastMs={5000}
              />
            ),
          },
          { label: 'Batas Akhir Pembayaran Sampai', value: '17 Oktober 2025, 14.30 WIB' },
        ],
      }}
      courses={bought}
      actions={
        <ButtonLink kind="flame" href="#cara">
          Lihat Cara Bayar
        </ButtonLink>
      }
      onClose={nothing}
    />
  ),
};
export const PaymentDetailExpired: Story = {
  name: 'Detail, kedaluwarsa',
  render: () => (
    <PaymentDetailDialog
      open
      detail={{
        ...detail,
        state: 'expired',
        statusText: 'Tidak Berhasil',
        note: 'Transaksi dibatalkan otomatis, karena melewati batas waktu transfer.',
        rows: [{ label: 'Metode Pembayaran', value: 'BCA Virtual Account' }],
      }}
      courses={bought}
      actions={null}
      onClose={nothing}
    />
  ),
};
export const PaymentDetailReturned: Story = {
  name: 'Detail, dana kembali',
  render: () => (
    <PaymentDetailDialog
      open
      detail={{
        ...detail,
        state: 'cancelled',
        statusText: 'Dibatalkan',
        note: 'Dana Rp366.500 sudah dikembalikan.',
        rows: [
          { label: 'BCA Virtual Account', value: '8077 7081 2345 6789' },
          { label: 'Nomor faktur', value: 'INV/20251016/000042' },
          {
            label: 'Nota Kredit',
            value: 'NK/20251018/000001',
            copy: (
              <ButtonLink kind="line" size="small" icon="download" href="#nota">
                Unduh
              </ButtonLink>
            ),
          },
        ],
      }}
      courses={bought}
      actions={null}
      onClose={nothing}
    />
  ),
};
