import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@suluh/ui/buttons/Button';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { SAMPLE_SCHEDULES, SCHEDULE_BUTTON } from '@suluh/ui/stories/courseDetail.ts';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

const nothing = () => undefined;
const meta = { title: 'Dialog/Jadwal di keranjang', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseSchedule: Story = {
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
