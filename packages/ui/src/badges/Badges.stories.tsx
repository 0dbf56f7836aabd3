import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { ChipLink } from './Chip.tsx';

const meta = {
  title: 'Kontrol/Lencana dan chip',
  component: Badge,
  args: { children: 'Kursus Online' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = {
  render: () => (
    <div className="layout-row layout-wrapping">
      <Badge tone="online">Kursus Online</Badge>
      <Badge tone="offline">Kursus Offline</Badge>
      <Badge tone="prakerja">Prakerja</Badge>
      <Badge tone="voucher" icon="ticket-bold">
        Voucher
      </Badge>
      <Badge tone="ad">Ad</Badge>
      <Badge tone="prakerja" icon="check">
        Terdaftar
      </Badge>
      <Badge tone="neutral">Tersedia</Badge>
      <Badge tone="new">new</Badge>
      <Badge>Kursus wajib</Badge>
    </div>
  ),
};

export const TransactionStatus: Story = {
  render: () => (
    <div className="layout-row layout-wrapping">
      <Badge tone="prakerja" icon="check">
        Berhasil
      </Badge>
      <Badge tone="voucher" icon="clock-bold">
        Menunggu Pembayaran
      </Badge>
      <Badge tone="danger" icon="remove">
        Dibatalkan
      </Badge>
      <Badge tone="neutral">Tidak Berhasil</Badge>
    </div>
  ),
};

export const Chips: Story = {
  render: () => (
    <div className="chip-row">
      <ChipLink href="#siap-kerja" selected>
        Siap Kerja
      </ChipLink>
      <ChipLink href="#wirausaha">Wirausaha</ChipLink>
      <ChipLink href="#tanpa" removeLabel="Hapus filter Yogyakarta">
        Yogyakarta
      </ChipLink>
    </div>
  ),
};
