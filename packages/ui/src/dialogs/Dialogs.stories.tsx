import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { choiceControl, switchControl, textControl } from '../stories/controls.ts';
import { ClosureNotice } from './ClosureNotice.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { EventFullDialog } from './EventFullDialog.tsx';
import { LeaveGuardDialog } from './LeaveGuardDialog.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '../stories/ownWindow.ts';
import { explained } from '../stories/explained.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Semua dialog', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryADialog: StoryObj<ComponentProps<typeof ConfirmDialog>> = {
  name: 'Coba dialog',
  args: {
    open: true,
    title: 'Hapus kursus dari keranjang?',
    body: 'Kamu bisa menambahkannya lagi kapan saja.',
    confirmText: 'Hapus',
    confirmKind: 'primary',
    cancelText: 'Batal',
    stacked: false,
    closeButton: false,
    loading: false,
    onConfirm: nothing,
    onCancel: nothing,
  },
  argTypes: {
    title: textControl('Judul', 'Pertanyaan yang bisa dijawab dengan tombolnya.'),
    body: textControl('Kalimat', 'Apa yang terjadi sesudahnya.'),
    confirmText: textControl('Teks tindakan', 'Kata kerja yang sama dengan di judul.'),
    confirmKind: choiceControl('Jenis tindakan', 'Bahaya hanya untuk yang tidak bisa dikembalikan.', {
      primary: 'Utama',
      flame: 'Nyala',
      danger: 'Bahaya',
    }),
    cancelText: textControl('Teks batal', 'Kosongkan bila hanya ada satu jawaban.'),
    stacked: switchControl('Bertumpuk', 'Tombol berdiri satu di bawah yang lain, tindakan di atas.'),
    closeButton: switchControl('Tombol tutup', 'Silang di sudut kanan atas.'),
    loading: switchControl('Memuat', 'Tindakan sedang berjalan.'),
  },
  render: (args) => <ConfirmDialog {...args} />,
};

export const Logout: Story = {
  name: 'Keluar akun',
  render: () => <LogoutDialog open product="Suluh" loading={false} onConfirm={nothing} onCancel={nothing} />,
};
export const LogoutRunning: Story = {
  name: 'Keluar akun, sedang diproses',
  render: () => <LogoutDialog open product="Suluh" loading onConfirm={nothing} onCancel={nothing} />,
};
export const EventFull: Story = { name: 'Event penuh', render: () => <EventFullDialog open onClose={nothing} /> };
export const LeaveGuard: Story = {
  name: 'Penjaga sebelum pergi',
  render: () => <LeaveGuardDialog open onLeave={nothing} onStay={nothing} />,
};
/** In a page a script opens it while the HTML is read; a story has no such moment. */
function OpenedNotice() {
  useEffect(() => document.querySelector<HTMLDialogElement>('#closure')?.showModal(), []);
  return (
    <ClosureNotice
      title="Layanan Suluh akan berakhir"
      body="Terima kasih sudah belajar bersama kami. Karena layanan akan berakhir, unduh semua sertifikatmu mulai sekarang ya."
      laterText="Nanti Saja"
      downloadText="Unduh Sertifikat"
      downloadHref="#sertifikat"
    />
  );
}
export const Closure: Story = {
  name: 'Layanan berakhir',
  render: () => <OpenedNotice />,
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('dialog', { name: 'Layanan Suluh akan berakhir' });
    await userEvent.click(within(notice).getByRole('button', { name: 'Nanti Saja' }));
    await expect(notice).not.toBeVisible();
    (notice as HTMLDialogElement).showModal(); // as axe and the eye shall find it
  },
};

const cancelled = fn();

function LogoutFlow() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      <LogoutDialog
        open={open}
        product="Suluh"
        loading={false}
        onConfirm={nothing}
        onCancel={() => {
          cancelled();
          setOpen(false);
        }}
      />
    </main>
  );
}

/** Opens with focus inside, closes by 'Batal', and focus returns to the button that opened it. */
export const FocusGoesInAndReturns: Story = {
  name: 'Fokus masuk dan kembali',
  parameters: explained(
    'Terbuka dengan fokus di dalam, tertutup dengan Batal, dan fokus kembali ke tombol pembukanya.',
  ),
  render: () => <LogoutFlow />,
  play: async ({ canvasElement }) => {
    cancelled.mockClear();
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Buka' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Keluar dari akun Suluh' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(cancelled).toHaveBeenCalled());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Dragged down by more than half its height, the sheet closes; by less it stays. */
export const DragToClose: Story = {
  name: 'Ditarik untuk menutup',
  parameters: explained('Ditarik lebih dari setengah tingginya, lembar tertutup. Kurang dari itu, ia tetap.'),
  globals: { viewport: { value: 'w390' } },
  render: () => <LogoutFlow />,
  play: async ({ canvasElement }) => {
    cancelled.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Buka' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Keluar dari akun Suluh' });
    const grabber = dialog.querySelector<HTMLElement>('.dialog-grab');
    const panel = dialog.querySelector<HTMLElement>('.dialog-panel');
    if (!grabber || !panel) throw new Error('The sheet has no grabber');
    grabber.setPointerCapture = () => undefined;
    const drag = (distance: number) => {
      for (const [type, clientY] of [
        ['pointerdown', 0],
        ['pointermove', distance],
        ['pointerup', distance],
      ] as const) {
        grabber.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }));
      }
    };
    drag(panel.offsetHeight / 2 - 10);
    await expect(cancelled).not.toHaveBeenCalled();
    drag(panel.offsetHeight / 2 + 10);
    await waitFor(() => expect(cancelled).toHaveBeenCalled());
  },
};
