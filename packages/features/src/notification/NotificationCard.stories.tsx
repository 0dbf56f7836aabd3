import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from '@suluh/ui/feedback/ProgressBar';
import { NewsCard } from '@suluh/ui/home/NewsCards';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { NotificationCard, NotificationList, type NotificationView } from './NotificationCard.tsx';
import { choiceControl, rangeControl, switchControl, textControl } from '@suluh/ui/stories/controls.ts';

const meta = { title: 'Kartu/Notifikasi, video, kemajuan' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting: NotificationView = {
  href: '#bayar',
  icon: 'receipt',
  title: 'Menunggu Pembayaran',
  message: 'Selesaikan pembayaran Membatik Tulis untuk Pemula sebelum 26 Oktober 2025 pukul 14.30 WIB.',
  time: { iso: '2025-10-25T07:30:00Z', text: '25 Oktober 2025' },
  unread: true,
};

type NotificationArgs = Pick<NotificationView, 'title' | 'message' | 'icon' | 'unread'>;

export const TryANotification: StoryObj<NotificationArgs> = {
  name: 'Coba notifikasi',
  args: { title: waiting.title, message: waiting.message, icon: waiting.icon, unread: true },
  argTypes: {
    title: textControl('Judul', 'Apa yang terjadi.'),
    message: textControl('Pesan', 'Satu atau dua kalimat.'),
    icon: choiceControl('Ikon', 'Tentang apa pesannya.', {
      receipt: 'Pembayaran',
      calendar: 'Jadwal',
      ticket: 'Promo',
      certificate: 'Sertifikat',
    }),
    unread: switchControl('Belum dibaca', 'Titik, yang juga dikatakan dengan kata.'),
  },
  render: (shown) => (
    <NotificationList>
      <NotificationCard notification={{ ...waiting, ...shown }} />
    </NotificationList>
  ),
};

export const TryAProgress: StoryObj<{ label: string; percent: number }> = {
  name: 'Coba kemajuan',
  args: { label: 'Kemajuan Membatik Tulis untuk Pemula', percent: 40 },
  argTypes: {
    label: textControl('Nama', 'Yang dibacakan pembaca layar.'),
    percent: rangeControl('Persen', 'Seberapa jauh.', { min: 0, max: 100 }),
  },
  render: ({ label, percent }) => <ProgressBar label={label} percent={percent} text={`${percent}%`} />,
};

export const Notifications: Story = {
  name: 'Notifikasi',
  render: () => (
    <NotificationList>
      <NotificationCard notification={waiting} />
      <NotificationCard
        notification={{
          ...waiting,
          href: '#lunas',
          title: 'Pembayaran Berhasil',
          message: 'Dasar Pemrograman Web sudah bisa kamu ikuti.',
          unread: false,
        }}
      />
      <NotificationCard
        notification={{
          ...waiting,
          href: '#jadwal',
          icon: 'calendar',
          title: 'Besok kelasmu dimulai',
          message: 'Membatik Tulis untuk Pemula, Yogyakarta, 09.00 WIB.',
          unread: false,
        }}
      />
      <NotificationCard
        notification={{
          ...waiting,
          href: '#promo',
          icon: 'ticket',
          title: 'BELAJARBARENG',
          message: 'Berlaku sampai 31 Desember 2026',
        }}
      />
    </NotificationList>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Belum dibaca')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Pembayaran Berhasil' })).toBeVisible();
  },
};

export const Video: Story = {
  name: 'Video',
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <NewsCard
        videoText="Video"
        news={{
          href: '#video',
          title: 'Sehari bersama perajin batik Trusmi',
          summary: null,
          meta: '25 Oktober 2025 · Tim Suluh',
          cloth: thumbnailOf(7, [{ id: 4, name: 'Desain Kreatif' }]),
          imageUrl: null,
        }}
      />
    </div>
  ),
};

export const Progress: Story = {
  name: 'Kemajuan',
  render: () => <ProgressBar label="Kemajuan Membatik Tulis untuk Pemula" percent={40} text="40%" />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Kemajuan Membatik Tulis untuk Pemula' }),
    ).toHaveAttribute('value', '40');
  },
};
