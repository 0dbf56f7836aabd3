import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseConfirmDialog } from './CourseConfirmDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';
import { switchControl, textControl } from '@suluh/ui/stories/controls.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Konfirmasi kursus', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface ConfirmArgs {
  courseTitle: string;
  dateText: string;
  venue: string;
  loading: boolean;
}

export const TryAConfirmation: StoryObj<ConfirmArgs> = {
  name: 'Coba konfirmasi kursus',
  args: {
    courseTitle: 'Membatik Tulis untuk Pemula',
    dateText: '25 – 26 Oktober 2025',
    venue: 'Balai Latihan Kerja',
    loading: false,
  },
  argTypes: {
    courseTitle: textControl('Kursus', 'Coba judul yang pendek dan yang panjang.'),
    dateText: textControl('Tanggal', 'Hari pertama sampai terakhir.'),
    venue: textControl('Tempat', 'Kosongkan bila online.'),
    loading: switchControl('Memuat', 'Konfirmasi sedang dikirim.'),
  },
  render: ({ courseTitle, dateText, venue, loading }) => (
    <CourseConfirmDialog
      open
      courseTitle={courseTitle}
      schedule={{ dateText, timeText: '09.00 – 17.00 WIB', venue: venue || null }}
      loading={loading}
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};

export const CourseConfirm: Story = {
  name: 'Konfirmasi kursus',
  render: () => (
    <CourseConfirmDialog
      open
      courseTitle="Membatik Tulis untuk Pemula"
      schedule={{ dateText: '25 – 26 Oktober 2025', timeText: '09.00 – 17.00 WIB', venue: 'Balai Latihan Kerja' }}
      loading={false}
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};
