import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseConfirmDialog } from './CourseConfirmDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Konfirmasi kursus', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
