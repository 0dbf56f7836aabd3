import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { learning } from '../../testing/learning.ts';
import { InRoom } from '../../testing/room.tsx';
import { Notes } from './Notes.tsx';

const meta = { title: 'Ruang belajar/Catatan' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const updatedAt = '2026-11-22T08:00:00Z';

export const AtSeconds: Story = {
  name: 'Catatan di detik video',
  render: () => (
    <InRoom learning={learning()}>
      <Notes
        course="batik"
        lesson={{
          id: 3,
          positionSeconds: 258,
          notes: [
            { id: '1', atSeconds: 192, text: 'Celup pertama 10 menit, jangan diaduk keras.', updatedAt },
            { id: '2', atSeconds: 242, text: 'Angin-anginkan sampai kuning tuanya hilang.', updatedAt },
          ],
        }}
        hasRecording
        address="#materi"
        account="main/u-1"
      />
    </InRoom>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Putar dari menit 03.12' })).toBeVisible();
    await userEvent.click(canvas.getAllByText('Ubah')[0]!);
    await expect(canvas.getAllByRole('textbox', { name: 'Isi catatan' })[0]).toBeVisible();
  },
};

export const None: Story = {
  name: 'Belum ada catatan',
  render: () => (
    <InRoom learning={learning()}>
      <Notes
        course="batik"
        lesson={{ id: 2, positionSeconds: 0, notes: [] }}
        hasRecording={false}
        account="main/u-1"
        address="#materi"
      />
    </InRoom>
  ),
};
