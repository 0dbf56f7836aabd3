import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PromoPanel, type PromoListView } from './PromoPanel.tsx';
import type { PromoView } from './PromoCoupon.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';
import { explained } from '@suluh/ui/stories/explained.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Promo', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const detail = (code: string) => ({ href: `#${code}`, text: 'Syarat & Ketentuan' });
const PROMOS: PromoView[] = [
  {
    code: 'SULUHBARU',
    text: 'Potongan Rp50.000 untuk pembelian pertama',
    terms: 'Berlaku sampai 31 Oktober 2025 · min. Rp200.000',
    reason: null,
    detail: detail('SULUHBARU'),
  },
  {
    code: 'BELAJARBARENG',
    text: 'Potongan 10%, maksimal Rp30.000',
    terms: 'Berlaku sampai 20 Oktober 2025',
    reason: null,
  },
  {
    code: 'DOMPETNYALA',
    text: 'Potongan Rp25.000 khusus E-wallet',
    terms: null,
    reason: 'Promo Hanya Dapat Digunakan dengan metode pembayaran Tertentu',
  },
  {
    code: 'RAMAIRAMAI',
    text: 'Potongan Rp100.000',
    terms: null,
    reason: 'Tambah Rp112.500 lagi untuk memakai promo ini.',
  },
];
const base = {
  open: true,
  selectedCode: null,
  notice: null,
  savingText: null,
  searchError: null,
  busy: false,
  fixed: false,
  onSearch: nothing,
  onClear: nothing,
  onPick: nothing,
  onUse: nothing,
  onReset: nothing,
  onClose: nothing,
};
const shown: PromoListView = { kind: 'promos', promos: PROMOS };

function Picking({ onUse }: { onUse: () => void }) {
  const [code, setCode] = useState<string | null>(null);
  return (
    <PromoPanel
      {...base}
      list={shown}
      selectedCode={code}
      savingText={code && 'Rp50.000'}
      onPick={setCode}
      onReset={() => setCode(null)}
      onUse={onUse}
    />
  );
}

const used = fn();
/** A picked promo is highlighted and says what it saves; 'Reset Promo' takes it back. */
export const Pick: Story = {
  name: 'Pilih promo',
  parameters: explained('Promo yang dipilih disorot dan menyebut hematnya. Reset Promo membatalkannya.'),
  render: () => <Picking onUse={used} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Gunakan Promo' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /RAMAIRAMAI/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /SULUHBARU/ }));
    await waitFor(() => expect(canvas.getByText('Kamu hemat')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Gunakan Promo' }));
    await expect(used).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Promo' }));
    await expect(canvas.getByRole('radio', { name: /SULUHBARU/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /SULUHBARU/ }));
  },
};

const searched = fn();
/** The code is upper-cased while it is typed. */
export const Search: Story = {
  name: 'Cari promo',
  parameters: explained('Kode menjadi huruf besar selagi diketik.'),
  render: () => <PromoPanel {...base} list={shown} onSearch={searched} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Kode promo' }), 'hemat{Enter}');
    await expect(searched).toHaveBeenCalledWith('HEMAT');
  },
};

export const Loading: Story = { name: 'Memuat', render: () => <PromoPanel {...base} list={{ kind: 'loading' }} /> };
export const NotFound: Story = {
  name: 'Tidak ditemukan',
  render: () => <PromoPanel {...base} list={{ kind: 'promos', promos: [] }} />,
};
export const Failed: Story = {
  name: 'Gagal memuat',
  render: () => (
    <PromoPanel
      {...base}
      list={{ kind: 'failed', message: 'Permintaan gagal, pastikan anda terhubung ke internet', onRetry: nothing }}
    />
  ),
};
export const CodeMissing: Story = {
  name: 'Kode belum diisi',
  render: () => <PromoPanel {...base} list={shown} searchError="Masukkan kode terlebih dahulu" />,
};
export const TooManyCourses: Story = {
  name: 'Terlalu banyak kursus',
  render: () => (
    <PromoPanel
      {...base}
      list={shown}
      selectedCode="SULUHBARU"
      savingText="Rp50.000"
      notice="Promo hanya berlaku untuk 1 kursus."
    />
  ),
};
export const Applying: Story = {
  name: 'Sedang dipasang',
  render: () => <PromoPanel {...base} list={shown} selectedCode="SULUHBARU" savingText="Rp50.000" busy />,
};
export const Fixed: Story = {
  name: 'Promo tetap',
  render: () => (
    <PromoPanel
      {...base}
      list={{ kind: 'promos', promos: PROMOS.slice(0, 1) }}
      selectedCode="SULUHBARU"
      savingText="Rp50.000"
      fixed
    />
  ),
};

const closed = fn();
/** Dragged down by more than half its height the bottom sheet closes; by less it stays. */
export const DraggedDown: Story = {
  name: 'Ditarik ke bawah',
  parameters: explained('Ditarik lebih dari setengah tingginya, lembar tertutup. Kurang dari itu, ia tetap.'),
  render: () => <PromoPanel {...base} list={shown} onClose={closed} />,
  play: async ({ canvasElement }) => {
    const grabber = await waitFor(() =>
      canvasElement.ownerDocument.querySelector<HTMLElement>('.dialog[open] .dialog-grab')!,
    );
    const height = grabber.parentElement?.offsetHeight ?? 0;
    grabber.setPointerCapture = nothing;
    const drag = (distance: number) => {
      for (const [type, y] of [
        ['pointerdown', 0],
        ['pointermove', distance],
        ['pointerup', distance],
      ] as const)
        grabber.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY: y, pointerId: 1 }));
    };
    drag(height / 2 - 5);
    await expect(closed).not.toHaveBeenCalled();
    drag(height / 2 + 5);
    await expect(closed).toHaveBeenCalledOnce();
  },
};
