import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from '../checkout/CopyButton.tsx';
import { ShareButton } from '../course/ShareButton.tsx';
import { ToastRegion } from '../feedback/ToastRegion.tsx';
import { Countdown } from '../home/Countdown.tsx';
import { LeaveGuardDialog } from '../dialogs/LeaveGuardDialog.tsx';
import { ModalTrigger } from '../dialogs/ModalTrigger.tsx';
import { AutoScroll } from '../sections/AutoScroll.tsx';
import { ScrollRow } from '../sections/ScrollRow.tsx';
import { ScrollRowArrows } from '../sections/ScrollRowArrows.tsx';
import { explained } from './explained.ts';

const meta = { title: 'Pedoman/Perilaku' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus goes in, stays in, and returns to the opener when Escape closes. */
export const FocusStaysInADialog: Story = {
  name: 'Fokus tetap di dalam dialog',
  parameters: explained('Fokus masuk, tetap di dalam, dan kembali ke pembukanya saat Escape menutup dialog.'),
  render: () => (
    <ModalTrigger label="Buka filter" className="button" title="Filter">
      <div className="dialog-body">
        <button type="button" className="button">
          Terapkan
        </button>
      </div>
    </ModalTrigger>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Buka filter' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Filter' });
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement) || document.activeElement === document.body).toBe(true);
    }
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    (dialog as HTMLDialogElement).close(); // what the browser does on Escape
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const stayed = fn();
const left = fn();

/** A press beside the guard does nothing: it wants an answer. */
export const GuardWantsAnAnswer: Story = {
  name: 'Penjaga menunggu jawaban',
  parameters: explained('Menekan di luar penjaga tidak menutupnya: ia menunggu jawaban.'),
  render: () => <LeaveGuardDialog open onLeave={left} onStay={stayed} />,
  play: async ({ canvasElement }) => {
    stayed.mockClear();
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Tinggalkan halaman ini?' });
    dialog.click();
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tinggalkan' }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    await expect(stayed).not.toHaveBeenCalled();
  },
};

/** The clipboard is replaced: a test browser has no permission for its own. */
function watchClipboard(): { text: () => string } {
  let copied = '';
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void (copied = text)) },
  });
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  return { text: () => copied };
}

/** Copying says so in a live region; sharing copies text and address where there is no share sheet. */
export const CopyAndShare: Story = {
  name: 'Salin dan bagikan',
  parameters: explained('Menyalin dikatakan juga kepada pembaca layar. Tanpa lembar berbagi, teks dan alamat disalin.'),
  render: () => (
    <>
      <CopyButton
        value="8077 0812 3456"
        label="Salin"
        what="nomor virtual account"
        copiedText="Berhasil Disalin"
        toastMs={1500}
      />
      <ShareButton
        label="Bagikan"
        text="Yuk, ikuti kelas Membatik di Suluh bersama aku!"
        copiedText="Tautan tersalin"
      />
      <ToastRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    const clipboard = watchClipboard();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Salin nomor virtual account' }));
    await waitFor(() => expect(page.getByText('Berhasil Disalin')).toBeVisible());
    await expect(clipboard.text()).toBe('8077 0812 3456');
    await userEvent.click(page.getByRole('button', { name: 'Bagikan' }));
    await waitFor(() =>
      expect(clipboard.text()).toBe(
        `Yuk, ikuti kelas Membatik di Suluh bersama aku! ${window.location.origin}${window.location.pathname}`,
      ),
    );
  },
};

const HOUR_MS = 3_600_000;

/** Days are told as hours; the clock runs. */
export const CountdownRuns: Story = {
  name: 'Hitung mundur berjalan',
  parameters: explained('Hari disebut sebagai jam, dan hitungannya berjalan.'),
  render: () => (
    <Countdown
      endsAtMs={Date.now() + 49 * HOUR_MS + 500}
      renderedAtMs={Date.now()}
      labelTemplate="{hours} jam {minutes} menit {seconds} detik"
    />
  ),
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer');
    await expect(timer).toHaveAccessibleName(/^49 jam 00 menit 0\d detik$/);
    await waitFor(() => expect(timer).toHaveAccessibleName(/^48 jam 59 menit 5\d detik$/), { timeout: 4000 });
  },
};

const slides = Array.from({ length: 8 }, (_, index) => (
  <div key={index} style={{ padding: 24, background: 'var(--bg-sunken)' }}>
    Kursus {index + 1}
  </div>
));

/** Arrows are off at the ends of the row; the row that moves by itself can be stopped. */
export const RowMoves: Story = {
  name: 'Baris digeser',
  parameters: explained('Panah nonaktif di ujung baris.'),
  render: () => (
    <div className="layout-page" style={{ maxWidth: 600 }}>
      <ScrollRowArrows targetId="deret" labels={{ previous: 'Sebelumnya', next: 'Berikutnya' }} />
      <AutoScroll targetId="deret" intervalMs={60_000} labels={{ pause: 'Jeda', play: 'Putar' }} />
      <ScrollRow id="deret" label="Kursus">
        {slides}
      </ScrollRow>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Berikutnya' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sebelumnya' })).toBeEnabled(), { timeout: 3000 });
    const pause = canvas.queryByRole('button', { name: 'Jeda' });
    if (pause) {
      await userEvent.click(pause);
      await expect(canvas.getByRole('button', { name: 'Putar' })).toBeVisible();
    }
  },
};

const ROW_PAUSE_MS = 150;

/** A row goes on by itself until its button stops it. */
export const RowGoesByItself: Story = {
  name: 'Baris bergerak sendiri',
  parameters: explained('Baris berjalan sendiri sampai tombolnya menghentikannya.'),
  render: () => (
    <div className="layout-page" style={{ maxWidth: 600 }}>
      <AutoScroll targetId="baris-jalan" intervalMs={ROW_PAUSE_MS} labels={{ pause: 'Hentikan', play: 'Putar' }} />
      <ScrollRow id="baris-jalan" label="Baris">
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index} style={{ height: 60 }}>
            {index + 1}
          </p>
        ))}
      </ScrollRow>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('group', { name: 'Baris' });
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Hentikan' }));
    await expect(canvas.getByRole('button', { name: 'Putar' })).toBeVisible();
  },
};
