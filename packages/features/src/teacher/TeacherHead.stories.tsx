import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeacherHead } from './TeacherHead.tsx';

const meta = { title: 'Halaman/Pengajar', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const teacher = {
  slug: 'laras-widodo',
  fullname: 'Laras Widodo',
  role: 'Pembatik dan penguji kompetensi',
  foto: null,
  bio: null,
  topics: ['Kerajinan', 'Desain'],
  institutions: [],
  totalCourse: 3,
  totalStudent: 12_480,
  rating: 4.8,
  totalRating: 312,
  courses: [],
};

export const Known: Story = {
  name: 'Sudah dikenal',
  render: () => (
    <main>
      <TeacherHead teacher={teacher} />
    </main>
  ),
};

export const New: Story = {
  name: 'Baru',
  render: () => (
    <main>
      <TeacherHead teacher={{ ...teacher, totalStudent: 0, rating: null, totalRating: 0, totalCourse: 1 }} />
    </main>
  ),
};
