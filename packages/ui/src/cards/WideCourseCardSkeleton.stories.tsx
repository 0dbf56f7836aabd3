import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleCourse } from '../stories/courses.ts';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import { CourseCard } from './CourseCard.tsx';
import { WideCourseCardSkeleton } from './WideCourseCardSkeleton.tsx';
import { explained, introduced } from '../stories/explained.ts';

const labels = { add: 'Tambah ke Wishlist', remove: 'Hapus dari Wishlist' };
const meta = {
  title: 'Kartu/Kartu lebar',
  component: CourseCard,
  parameters: introduced('Di ponsel daftar kursus memakai kartu lebar: gambar di kiri, kata di kanan.'),
  args: { course: sampleCourse(1), headingLevel: 2, wideOnMobile: true },
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { name: 'Kursus offline' };
export const Online: Story = { name: 'Kursus online', args: { course: sampleCourse(8) } };
export const Loading: Story = { name: 'Memuat', render: () => <WideCourseCardSkeleton /> };

let finish: (value: boolean) => void = () => undefined;
const toggle = fn((_wish: boolean) => new Promise<boolean>((resolve) => (finish = resolve)));

/** A second press is ignored while the first is in flight; then the heart is filled. */
export const HeartIgnoresASecondPress: Story = {
  name: 'Hati mengabaikan ketukan kedua',
  parameters: explained('Ketukan kedua diabaikan selama yang pertama berjalan, lalu hati terisi.'),
  args: { heart: <WishlistHeart wished={false} labels={labels} onToggle={toggle} /> },
  play: async ({ canvasElement }) => {
    toggle.mockClear();
    const canvas = within(canvasElement);
    const heart = canvas.getByRole('button', { name: 'Tambah ke Wishlist' });
    await userEvent.click(heart);
    await userEvent.click(heart);
    await expect(toggle).toHaveBeenCalledTimes(1);
    finish(true);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hapus dari Wishlist' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};
