import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseConfirmDialog } from './CourseConfirmDialog.tsx';

const nothing = () => undefined;
const meta = { title: 'Dialog/Konfirmasi kursus', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const CourseConfirm: Story = {
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
