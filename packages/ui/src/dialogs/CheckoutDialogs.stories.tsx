import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { CopyButton } from '../checkout/CopyButton.tsx';
import { MiniCourse } from '../checkout/MiniCourse.tsx';
import { PriceSummary, type PriceLineView } from '../checkout/PriceSummary.tsx';
import { ScheduleCard } from '../course/ScheduleCard.tsx';
import { SAMPLE_SCHEDULES, SCHEDULE_BUTTON } from '../stories/courseDetail.ts';
import { sampleCourse } from '../stories/courses.ts';
import { PaymentDetailDialog } from './PaymentDetailDialog.tsx';
import { PaymentConfirmDialog } from './PaymentConfirmDialog.tsx';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

const nothing = () => undefined;
const meta = { title: 'Dialog/Pembelian', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const course = sampleCourse(5);
const LINES: PriceLineView[] = [
  { label: 'Total Belanja (1 kursus)', amountText: 'Rp412.500' },
  { label: 'Potongan “SULUHBARU”', amountText: '−Rp50.000', kind: 'discount' },
  { label: 'Biaya Platform', amountText: 'Rp4.000' },
  { label: 'Total Pembayaran', amountText: 'Rp366.500', kind: 'total' },
];
const confirm = (loading: boolean) => (
  <PaymentConfirmDialog open loading={loading} confirmText="Bayar Sekarang" onConfirm={nothing} onCancel={nothing}>
    <MiniCourse title={course.title} cloth={course.cloth} caption="Batch 12 · 25 – 26 Oktober 2025" />
    <p>
      <span className="type-muted">Bayar dengan</span> <b>BCA Virtual Account</b>
    </p>
    <PriceSummary lines={LINES} />
  </PaymentConfirmDialog>
);

export const PaymentConfirm: Story = { render: () => confirm(false) };
export const PaymentConfirmRunning: Story = { render: () => confirm(true) };
export const PriceChanged: Story = {
  render: () => (
    <PriceChangedDialog
      open
      changes={[`${course.title}: Rp412.500 menjadi Rp450.000`]}
      lines={LINES}
      loading={false}
      onAccept={nothing}
      onCancel={nothing}
    />
  ),
};
export const ChooseSchedule: Story = {
  render: () => (
    <ScheduleDialog open courseTitle={course.title} onClose={nothing}>
      {SAMPLE_SCHEDULES.map((schedule) => (
        <ScheduleCard
          key={schedule.dateText}
          schedule={schedule}
          action={
            <Button size="small" disabled={schedule.state !== 'open'}>
              {SCHEDULE_BUTTON[schedule.state]}
            </Button>
          }
        />
      ))}
    </ScheduleDialog>
  ),
};

const detail = { invoiceId: 'INV/2025/10/0091', dateText: '16 Oktober 2025, 14.30', lines: LINES };
const bought = <MiniCourse title={course.title} cloth={course.cloth} caption="Batch 12 · 25 – 26 Oktober 2025" />;

export const PaymentDetail: Story = {
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
