import type { Meta, StoryObj } from '@storybook/react-vite';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { PriceSummary, type PriceLineView } from '@suluh/ui/checkout/PriceSummary';
import { ScheduleFacts } from '@suluh/ui/course/ScheduleCard';
import { SAMPLE_SCHEDULES } from '@suluh/ui/stories/courseDetail.ts';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { PaymentConfirmDialog } from './PaymentConfirmDialog.tsx';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';

const nothing = () => undefined;
const CONSENT = 'Dengan membayar, kamu menyetujui Syarat & Ketentuan.';
const meta = { title: 'Dialog/Pembayaran', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
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
  <PaymentConfirmDialog
    open
    loading={loading}
    confirmText="Bayar Sekarang"
    consent={CONSENT}
    onConfirm={nothing}
    onCancel={nothing}
  >
    <MiniCourse title={course.title} cloth={course.cloth} caption="Batch 12 · 25 – 26 Oktober 2025" />
    <p>
      <span className="type-muted">Bayar dengan</span> <b>BCA Virtual Account</b>
    </p>
    <PriceSummary lines={LINES} />
  </PaymentConfirmDialog>
);

export const PaymentConfirm: Story = { name: 'Konfirmasi pembayaran', render: () => confirm(false) };
export const PaymentConfirmRunning: Story = { name: 'Konfirmasi, sedang diproses', render: () => confirm(true) };
export const PriceChanged: Story = {
  name: 'Harga berubah',
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

export const ConfirmBeforeOrder: Story = {
  name: 'Konfirmasi sebelum memesan',
  render: () => {
    const schedule = SAMPLE_SCHEDULES[0];
    return (
      <PaymentConfirmDialog
        open
        loading={false}
        confirmText="Bayar Sekarang"
        consent={CONSENT}
        schedule={
          <>
            <MiniCourse title={course.title} cloth={course.cloth} />
            {schedule && <ScheduleFacts schedule={{ ...schedule, mapUrl: null }} />}
          </>
        }
        onConfirm={nothing}
        onCancel={nothing}
      >
        <PriceSummary lines={LINES} />
      </PaymentConfirmDialog>
    );
  },
};
