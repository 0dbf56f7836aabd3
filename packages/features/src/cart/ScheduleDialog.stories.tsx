import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@suluh/ui/buttons/Button';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { SAMPLE_SCHEDULES, SCHEDULE_BUTTON } from '@suluh/ui/stories/courseDetail.ts';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Jadwal di keranjang', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseSchedule: Story = {
  name: 'Pilih jadwal',
  render: () => (
    <ScheduleDialog open courseTitle={sampleCourse(5).title} onClose={nothing}>
      {SAMPLE_SCHEDULES.map((schedule) => (
        <ScheduleCard
          key={schedule.dateText}
          schedule={schedule}
          action={
            <Button size="small" disabled={schedule.state !== 'open'}>
              {SCHEDULE_BUTTON[schedule.state]}
            </Button>
          }
        />
      ))}
    </ScheduleDialog>
  ),
};
