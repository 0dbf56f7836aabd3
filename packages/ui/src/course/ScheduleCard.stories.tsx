import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { SAMPLE_SCHEDULES, SCHEDULE_BUTTON } from '../stories/courseDetail.ts';
import { ScheduleCard, type ScheduleView } from './ScheduleCard.tsx';

function card(index: number) {
  const schedule = SAMPLE_SCHEDULES[index] as ScheduleView;
  return {
    schedule,
    action: (
      <Button size="small" disabled={schedule.state !== 'open'}>
        {SCHEDULE_BUTTON[schedule.state]}
      </Button>
    ),
  };
}

const meta = {
  title: 'Kartu/Jadwal',
  component: ScheduleCard,
  decorators: [
    (Story) => (
      <div className="scheduleCard-list">
        <h2 className="layout-hidden">Jadwal</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScheduleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: card(0) };
export const Owned: Story = { args: card(1) };
export const Full: Story = { args: card(2) };
export const Soon: Story = { args: card(3) };
export const Past: Story = { args: card(4) };
