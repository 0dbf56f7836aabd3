import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { choiceControl, ICON_CONTROL, switchControl, textControl } from '../stories/controls.ts';
import { Badge, type BadgeTone } from './Badge.tsx';
import { ChipLink } from './Chip.tsx';
import { introduced } from '../stories/explained.ts';

const TONE_NAMES: Record<BadgeTone, string> = {
  brand: 'Merek',
  online: 'Kursus online',
  offline: 'Kursus offline',
  prakerja: 'Prakerja, berhasil',
  voucher: 'Voucher, menunggu',
  neutral: 'Netral',
  danger: 'Bahaya',
  ad: 'Iklan',
  new: 'Baru',
};

const meta = {
  title: 'Kontrol/Lencana dan chip',
  component: Badge,
  parameters: introduced(
    'Lencana mengatakan apa sebuah kursus atau transaksi, chip menyaring. Warnanya menyertai kata dan tidak pernah sendirian.',
  ),
  args: { children: 'Kursus Online', tone: 'online' },
  argTypes: {
    children: textControl('Teks', 'Satu sampai tiga kata.'),
    tone: choiceControl('Nada', 'Warna yang menyertai kata, tidak pernah menggantikannya.', TONE_NAMES),
    icon: ICON_CONTROL,
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryIt: Story = { name: 'Coba lencana' };

export const Badges: Story = {
  name: 'Semua nada',
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
  name: 'Status transaksi',
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

export const TryAChip: StoryObj<ComponentProps<typeof ChipLink>> = {
  name: 'Coba chip',
  args: { children: 'Siap Kerja', selected: false, removeLabel: '', href: '#siap-kerja' },
  argTypes: {
    children: textControl('Teks', 'Nama saringan atau tab.'),
    selected: switchControl('Dipilih', 'Terisi dengan warna merek.'),
    removeLabel: textControl(
      'Nama tombol hapus',
      'Bila diisi, chip membawa silang dan pembaca layar membaca kata ini.',
    ),
  },
  render: (args) => <ChipLink {...args} />,
};

export const Chips: Story = {
  name: 'Chip',
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
