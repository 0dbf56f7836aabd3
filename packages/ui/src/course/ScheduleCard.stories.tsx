import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { SAMPLE_SCHEDULES, SCHEDULE_BUTTON } from '../stories/courseDetail.ts';
import { ScheduleCard, type ScheduleView } from './ScheduleCard.tsx';
import { introduced } from '../stories/explained.ts';

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
  parameters: introduced('Tanggal, tempat, dan sisa kursi satu jadwal, dengan satu tombol yang mengatakan keadaannya.'),
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

export const Open: Story = { name: 'Terbuka', args: card(0) };
export const Owned: Story = { name: 'Sudah dimiliki', args: card(1) };
export const Full: Story = { name: 'Penuh', args: card(2) };
export const Soon: Story = { name: 'Segera dibuka', args: card(3) };
export const Past: Story = { name: 'Sudah lewat', args: card(4) };
