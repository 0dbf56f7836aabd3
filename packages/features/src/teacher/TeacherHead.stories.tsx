import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeacherHead } from './TeacherHead.tsx';
import { rangeControl, textControl } from '@suluh/ui/stories/controls.ts';

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

interface TeacherArgs {
  fullname: string;
  role: string;
  totalStudent: number;
  totalCourse: number;
  rating: number;
}

export const TryATeacher: StoryObj<TeacherArgs> = {
  name: 'Coba pengajar',
  args: {
    fullname: teacher.fullname,
    role: teacher.role,
    totalStudent: teacher.totalStudent,
    totalCourse: teacher.totalCourse,
    rating: teacher.rating,
  },
  argTypes: {
    fullname: textControl('Nama', 'Inisialnya menggantikan potret yang tidak ada.'),
    role: textControl('Pekerjaan', 'Kosongkan bila tidak diketahui.'),
    totalStudent: rangeControl('Peserta', 'Angka nol tidak ditampilkan.', { min: 0, max: 50_000, step: 10 }),
    totalCourse: rangeControl('Kursus', 'Yang sedang diajarkan.', { min: 1, max: 40 }),
    rating: rangeControl('Nilai', 'Rata-rata ulasan, 0 berarti belum ada.', { min: 0, max: 5, step: 0.1 }),
  },
  render: ({ rating, ...shown }) => (
    <main>
      <TeacherHead teacher={{ ...teacher, ...shown, rating: rating > 0 ? rating : null }} />
    </main>
  ),
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
