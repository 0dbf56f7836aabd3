import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Note } from './Note.tsx';
import { Skeleton } from './Skeleton.tsx';
import { showToast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { COLUMN } from '../stories/column.ts';

const meta = { title: 'Umpan balik/Pemberitahuan' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notes: Story = {
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
  render: () => (
    <div style={{ ...COLUMN, width: 280 }}>
      <Skeleton height="120px" />
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </div>
  ),
};

export const EmptyWithAction: Story = {
  render: () => (
    <EmptyState
      title="Kamu Belum Memiliki Wishlist"
      body="Wishlistmu akan muncul di sini"
      action={<Button kind="flame">Cari Kursus</Button>}
    />
  ),
};
export const EmptyWithoutAction: Story = {
  render: () => (
    <EmptyState title="Minat Pelatihan Tidak Ditemukan :(" body="Coba gunakan kata kunci yang lain" headingLevel={3} />
  ),
};
