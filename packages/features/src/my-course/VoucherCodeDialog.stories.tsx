import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoucherCodeDialog } from './VoucherCodeDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';
import { textControl } from '@suluh/ui/stories/controls.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Kode voucher', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const voucher = {
  open: true,
  title: 'Kode Voucher',
  pendingText: 'Tunggu ya, Kode kamu sedang diproses...',
  copyText: 'Salin kode',
  copiedText: 'Berhasil Disalin',
  onClose: nothing,
};
export const TryAVoucher: StoryObj<{ title: string; code: string }> = {
  name: 'Coba kode voucher',
  args: { title: voucher.title, code: 'SLH-8K2M-77QX' },
  argTypes: {
    title: textControl('Judul', 'Nama dialognya.'),
    code: textControl('Kode', 'Kosongkan untuk melihat kode yang sedang dibuat.'),
  },
  render: ({ title, code }) => <VoucherCodeDialog {...voucher} title={title} code={code || null} />,
};
export const VoucherCode: Story = {
  name: 'Kode voucher',
  render: () => <VoucherCodeDialog {...voucher} code="SLH-8K2M-77QX" />,
};
export const VoucherInTheMaking: Story = {
  name: 'Voucher sedang dibuat',
  render: () => <VoucherCodeDialog {...voucher} code={null} />,
};
