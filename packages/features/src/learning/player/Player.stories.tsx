import type { Meta, StoryObj } from '@storybook/react-vite';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { learning, lessonDetail } from '../../testing/learning.ts';
import { InRoom } from '../../testing/room.tsx';
import { NextUp } from './NextUp.tsx';
import { Player } from './Player.tsx';
import { explained } from '@suluh/ui/stories/explained.ts';

const meta = { title: 'Ruang belajar/Pemutar' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const cloth = thumbnailOf(7, [{ id: 4, name: 'Desain Kreatif' }]);
const next = { title: 'Latihan: kartu warnamu sendiri', href: '#latihan' };

/** Before it plays: its price in data, and the second that was left. */
export const BeforePlay: Story = {
  name: 'Sebelum diputar',
  parameters: explained('Sebelum diputar: berapa data yang terpakai, dan detik terakhir yang ditinggalkan.'),
  render: () => (
    <InRoom learning={learning()}>
      <Player
        course="batik"
        lesson={lessonDetail({ positionSeconds: 12 })}
        quality="video-480"
        address="#materi"
        cloth={cloth}
        next={next}
        account="main/cerita"
      />
    </InRoom>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Putar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '240p ±21 MB' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Posisi' })).toHaveValue('12');
  },
};

const cancelled = fn();

export const NextLesson: Story = {
  name: 'Materi berikutnya',
  render: () => (
    <InRoom learning={learning()}>
      <div className="player ground-deep">
        <div className="player-view">
          <NextUp next={next} onCancel={cancelled} />
        </div>
      </div>
    </InRoom>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Batal' }));
    await expect(cancelled).toHaveBeenCalled();
  },
};
