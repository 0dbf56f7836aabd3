import type { Meta, StoryObj } from '@storybook/react-vite';
import { textControl } from '../stories/controls.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Kertas/Kode QR',
  component: QrCode,
  args: {
    value: 'https://suluh.example/cek-sertifikat/SLH-25-107-00412',
    label: 'Kode QR sertifikat SLH-25-107-00412',
  },
  argTypes: {
    value: textControl(
      'Isi',
      'Yang didapat pembaca kode, biasanya sebuah alamat. Makin panjang, makin rapat kotaknya.',
    ),
    label: textControl('Nama', 'Yang dibacakan pembaca layar sebagai ganti gambar.'),
  },
  render: (args) => (
    <div style={{ width: 200 }}>
      <QrCode {...args} />
    </div>
  ),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { name: 'Kode' };
