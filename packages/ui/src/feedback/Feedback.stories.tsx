import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Note, type NoteTone } from './Note.tsx';
import { Skeleton } from './Skeleton.tsx';
import { showToast, type Toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { COLUMN } from '../stories/column.ts';
import { choiceControl, rangeControl, switchControl, textControl } from '../stories/controls.ts';
import { explained, introduced } from '../stories/explained.ts';

const meta = {
  title: 'Umpan balik/Pemberitahuan',
  parameters: introduced('Mengatakan apa yang terjadi dan apa langkah berikutnya, di tempat peserta sedang melihat.'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NOTE_TONES: Record<NoteTone, string> = {
  info: 'Keterangan',
  success: 'Berhasil',
  warning: 'Peringatan',
  error: 'Kesalahan',
};

export const TryANote: StoryObj<ComponentProps<typeof Note>> = {
  name: 'Coba catatan',
  args: { children: 'Pembayaran kamu sudah kami terima.', tone: 'success' },
  argTypes: {
    children: textControl('Teks', 'Satu kalimat yang mengatakan apa yang terjadi dan apa langkah berikutnya.'),
    tone: choiceControl('Nada', 'Warna dan ikonnya, di samping kata.', NOTE_TONES),
  },
  render: (args) => <Note {...args} />,
};

const TOAST_TONES: Record<Toast['tone'], string> = { plain: 'Biasa', success: 'Berhasil', error: 'Kesalahan' };

export const TryAToast: StoryObj<Toast> = {
  name: 'Coba pesan singkat',
  args: { text: 'Berhasil menambah kursus ke Wishlist', tone: 'success', durationMs: 4000 },
  argTypes: {
    text: textControl('Teks', 'Satu kalimat tanpa titik.'),
    tone: choiceControl('Nada', 'Yang biasa tidak membawa ikon.', TOAST_TONES),
    durationMs: rangeControl('Lamanya', 'Dalam milidetik, lalu pesan pergi sendiri.', {
      min: 1000,
      max: 10_000,
      step: 500,
    }),
  },
  render: (toast) => (
    <main>
      <Button onClick={() => showToast(toast)}>Tampilkan</Button>
      <ToastRegion />
    </main>
  ),
};

interface EmptyArgs {
  title: string;
  body: string;
  actionText: string;
  framed: boolean;
}

export const TryAnEmptyState: StoryObj<EmptyArgs> = {
  name: 'Coba keadaan kosong',
  args: {
    title: 'Kamu Belum Memiliki Wishlist',
    body: 'Wishlistmu akan muncul di sini',
    actionText: 'Cari Kursus',
    framed: false,
  },
  argTypes: {
    title: textControl('Judul', 'Apa yang kosong.'),
    body: textControl('Kalimat', 'Kapan ia akan terisi.'),
    actionText: textControl('Teks tombol', 'Satu jalan keluar. Kosongkan bila tidak ada.'),
    framed: switchControl('Berbingkai', 'Kotak putih bergaris, di dalam halaman akun.'),
  },
  render: ({ title, body, actionText, framed }) => (
    <EmptyState
      title={title}
      body={body}
      framed={framed}
      action={actionText && <Button kind="flame">{actionText}</Button>}
    />
  ),
};

export const Notes: Story = {
  name: 'Catatan',
  render: () => (
    <div style={COLUMN}>
      <Note>Course ini belum memiliki ulasan</Note>
      <Note tone="success">Pembayaran kamu sudah kami terima.</Note>
      <Note tone="warning">Tunggu ya, Kode kamu sedang diproses...</Note>
      <Note tone="error">Permintaan gagal, pastikan anda terhubung ke internet</Note>
    </div>
  ),
};

export const Snackbars: Story = {
  name: 'Pesan singkat',
  render: () => (
    <div style={{ ...COLUMN, alignItems: 'flex-start' }}>
      <div className="snackbar snackbar-success">
        <Icon name="check-circle" className="snackbar-icon" />
        Berhasil menambah kursus ke Wishlist
      </div>
      <div className="snackbar snackbar-error">
        <Icon name="alert" className="snackbar-icon" />
        Kode promo tidak bisa digunakan
      </div>
      <div className="snackbar">Maaf kamu belum bisa mengakses kursus ini karena pelatihan belum dimulai.</div>
    </div>
  ),
};

/** The wishlist toast stays 1500 ms and is announced. */
export const ToastComesAndGoes: Story = {
  name: 'Pesan singkat datang dan pergi',
  parameters: explained('Pesan wishlist tinggal 1,5 detik dan dibacakan pembaca layar.'),
  render: () => (
    <main>
      <Button
        onClick={() => showToast({ text: 'Berhasil menambah kursus ke Wishlist', tone: 'success', durationMs: 1500 })}
      >
        Tambah
      </Button>
      <ToastRegion />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const started = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Berhasil menambah kursus ke Wishlist');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3000 });
    await expect(performance.now() - started).toBeGreaterThan(1400);
  },
};

export const Avatars: Story = {
  name: 'Foto inisial',
  render: () => (
    <div className="layout-row layout-wrapping">
      {['Ratih Kusuma', 'Bagus Pratama', 'Sekar Arum', 'Dewi Lestari', 'Yohanes Wibowo', 'Nur'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Ratih Kusuma" size="s" />
      <Avatar name="Ratih Kusuma" size="l" />
    </div>
  ),
};

export const Skeletons: Story = {
  name: 'Kerangka saat memuat',
  render: () => (
    <div style={{ ...COLUMN, width: 280 }}>
      <Skeleton height="120px" />
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </div>
  ),
};

export const EmptyWithAction: Story = {
  name: 'Kosong dengan jalan keluar',
  render: () => (
    <EmptyState
      title="Kamu Belum Memiliki Wishlist"
      body="Wishlistmu akan muncul di sini"
      action={<Button kind="flame">Cari Kursus</Button>}
    />
  ),
};
export const EmptyWithoutAction: Story = {
  name: 'Kosong tanpa tombol',
  render: () => (
    <EmptyState title="Minat Pelatihan Tidak Ditemukan :(" body="Coba gunakan kata kunci yang lain" headingLevel={3} />
  ),
};
