import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import type { TransactionCourseView, TransactionView } from '../parts/transaction/index.ts';
import { TransactionCard } from './TransactionCard.tsx';
import { choiceControl, textControl } from '@suluh/ui/stories/controls.ts';

function course(index: number): TransactionCourseView {
  const { title, partner, cloth } = sampleCourse(index);
  return { title, partner, cloth, imageUrl: null };
}

const base: TransactionView = {
  state: 'paid',
  statusText: 'Berhasil',
  statusInfo: null,
  dateText: '9 Oktober 2025',
  paidText: 'Dibayar 9 Oktober 2025, 14.05 WIB',
  invoiceId: 'INV/2025/10/0074',
  courses: [course(0), course(1), course(2)],
  moreText: 'Lihat 2 Kursus Lainnya',
  fewerText: 'Tampilkan lebih sedikit',
  deadline: null,
  note: null,
  totalLabel: 'Total Pembayaran',
  totalText: 'Rp899.250',
  methodText: 'BCA Virtual Account',
};

const meta = { title: 'Kartu/Transaksi dan sertifikat' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type TransactionArgs = Pick<TransactionView, 'state' | 'statusText' | 'totalText'> & {
  methodText: string;
  note: string;
};

export const TryATransaction: StoryObj<TransactionArgs> = {
  name: 'Coba transaksi',
  args: { state: 'paid', statusText: 'Berhasil', totalText: 'Rp899.250', methodText: 'BCA Virtual Account', note: '' },
  argTypes: {
    state: choiceControl('Keadaan', 'Warna dan ikon lencananya.', {
      paid: 'Lunas',
      unpaid: 'Menunggu',
      cancelled: 'Dibatalkan',
      expired: 'Tidak berhasil',
    }),
    statusText: textControl('Teks keadaan', 'Yang tertulis di lencana.'),
    totalText: textControl('Jumlah', 'Total pembayaran.'),
    methodText: textControl('Metode', 'Kosongkan bila belum dipilih.'),
    note: textControl('Catatan', 'Bagaimana pembayarannya gagal atau dananya kembali. Kosongkan bila tidak ada.'),
  },
  render: ({ methodText, note, ...shown }) => (
    <div className="transactionCard-list">
      <TransactionCard
        transaction={{ ...base, ...shown, methodText: methodText || null, note: note || null }}
        actions={
          <Button kind="line" size="small">
            Lihat Detail
          </Button>
        }
      />
    </div>
  ),
};

export const Transactions: Story = {
  name: 'Transaksi',
  render: () => (
    <div className="transactionCard-list">
      <TransactionCard
        transaction={{
          ...base,
          state: 'unpaid',
          paidText: null,
          statusText: 'Menunggu Pembayaran',
          courses: [course(5)],
          deadline: { label: 'Batas Akhir Pembayaran Sampai', text: '17 Oktober 2025, 14.30 WIB' },
          invoiceId: 'INV/2025/10/0091',
        }}
        actions={
          <>
            <Button kind="danger-line" size="small">
              Batalkan
            </Button>
            <ButtonLink kind="flame" size="small" href="#cara">
              Lihat Cara Bayar
            </ButtonLink>
          </>
        }
      />
      <TransactionCard
        transaction={base}
        actions={
          <Button kind="line" size="small" icon="download">
            Unduh Faktur
          </Button>
        }
      />
      <TransactionCard
        transaction={{
          ...base,
          state: 'cancelled',
          statusText: 'Dibatalkan',
          courses: [course(10)],
          note: 'Dana Rp899.250 sudah dikembalikan.',
          invoiceId: 'INV/2025/09/0412',
        }}
        actions={
          <ButtonLink kind="plain" size="small" href="#detail">
            Lihat Detail
          </ButtonLink>
        }
      />
      <TransactionCard
        transaction={{
          ...base,
          state: 'expired',
          statusText: 'Tidak Berhasil',
          statusInfo: 'Transaksi dibatalkan otomatis, karena melewati batas waktu transfer.',
          courses: [course(9)],
          invoiceId: 'INV/2025/09/0388',
        }}
        actions={
          <ButtonLink kind="plain" size="small" href="#detail">
            Lihat Detail
          </ButtonLink>
        }
      />
    </div>
  ),
};
