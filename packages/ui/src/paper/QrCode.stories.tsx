import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = { title: 'Kertas/Kode QR' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  name: 'Kode',
  render: () => (
    <div style={{ width: 200 }}>
      <QrCode
        value="https://suluh.example/cek-sertifikat/SLH-25-107-00412"
        label="Kode QR sertifikat SLH-25-107-00412"
      />
    </div>
  ),
};
