import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoucherCodeDialog } from './VoucherCodeDialog.tsx';

const nothing = () => undefined;
const meta = { title: 'Dialog/Kode voucher', parameters: { layout: 'fullscreen' } } satisfies Meta;
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
export const VoucherCode: Story = { render: () => <VoucherCodeDialog {...voucher} code="SLH-8K2M-77QX" /> };
export const VoucherInTheMaking: Story = { render: () => <VoucherCodeDialog {...voucher} code={null} /> };
