import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { learning, lessonState } from '../../testing/learning.ts';
import { InRoom } from '../../testing/room.tsx';
import { RoomCurriculum } from './RoomCurriculum.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { explained } from '@suluh/ui/stories/explained.ts';

const meta = { title: 'Ruang belajar/Bingkai' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const header = (
  <RoomHeader
    backHref="#kursus"
    home={{ href: '#beranda', label: 'Suluh, beranda' }}
    logo={<b>suluh</b>}
    title="Pewarna Alam untuk Batik: Nila, Soga, dan Mengkudu"
    subtitle="Sanggar Canting Ayu"
    lessonId={3}
  />
);

export const Header: Story = {
  name: 'Kepala ruang belajar',
  render: () => <InRoom learning={learning()}>{header}</InRoom>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 dari 4 materi selesai')).toBeInTheDocument();
  },
};

/** A page that is on its way lights the line here, too (docs/product/navigation.md#feedback). */
export const Going: Story = {
  name: 'Kepala saat halaman dituju',
  parameters: explained('Garis di bawah kepala menyala selama halaman berikutnya dimuat.'),
  render: () => <InRoom learning={learning()}>{header}</InRoom>,
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('.header-line')!;
    const colour = () => getComputedStyle(line).backgroundColor;
    const resting = colour();
    document.body.toggleAttribute('data-going', true);
    await waitFor(() => expect(colour()).not.toBe(resting));
    document.body.toggleAttribute('data-going', false);
    await waitFor(() => expect(colour()).toBe(resting));
  },
};

export const Curriculum: Story = {
  name: 'Kurikulum',
  render: () => (
    <InRoom learning={learning()}>
      <RoomCurriculum course="batik" lessonId={3} />
    </InRoom>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Membaca warna/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Terbuka setelah semua materi selesai')).toBeVisible();
  },
};

/** More lessons than petals: a row of dots. */
export const ManyLessons: Story = {
  name: 'Banyak materi',
  parameters: explained('Materi lebih banyak daripada kelopak menjadi deretan titik.'),
  render: () => {
    const lessons = Array.from({ length: 20 }, (_, at) =>
      lessonState({ id: at + 1, title: `Materi ${at + 1}`, state: at < 7 ? 'done' : 'new' }),
    );
    const many = learning({
      percent: 35,
      doneLessons: 7,
      totalLessons: 20,
      parts: [{ id: 1, title: 'Satu bagian panjang', durationMinutes: 240, lessons }],
    });
    return (
      <InRoom learning={many}>
        {header}
        <RoomCurriculum course="batik" lessonId={8} />
      </InRoom>
    );
  },
};
