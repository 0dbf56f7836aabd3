import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { SAMPLE_SCHEDULES, SCHEDULE_BUTTON } from '../stories/courseDetail.ts';
import { ScheduleCard, type ScheduleState, type ScheduleView } from './ScheduleCard.tsx';
import { introduced } from '../stories/explained.ts';
import { choiceControl, textControl } from '../stories/controls.ts';

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

interface ScheduleArgs {
  state: ScheduleState;
  city: string;
  dateText: string;
  venue: string;
  seatsText: string;
}

const STATES: Record<ScheduleState, string> = {
  open: 'Terbuka',
  owned: 'Sudah dimiliki',
  full: 'Penuh',
  soon: 'Segera dibuka',
  past: 'Sudah lewat',
};

export const TryASchedule: StoryObj<ScheduleArgs> = {
  name: 'Coba jadwal',
  args: {
    state: 'open',
    city: 'Yogyakarta',
    dateText: '25 – 26 Oktober 2025',
    venue: 'Sanggar Canting Ayu, Imogiri',
    seatsText: 'Sisa 6 kursi',
  },
  argTypes: {
    state: choiceControl('Keadaan', 'Warna sobekan tanggal dan kata di tombol.', STATES),
    city: textControl('Kota', 'Kota atau kabupaten.'),
    dateText: textControl('Tanggal', 'Hari pertama sampai terakhir.'),
    venue: textControl('Tempat', 'Nama gedung atau sanggar.'),
    seatsText: textControl('Sisa kursi', 'Kosongkan bila tidak ada batasnya.'),
  },
  render: ({ state, city, dateText, venue, seatsText }) => {
    const { action, schedule } = card(Object.keys(STATES).indexOf(state));
    const shown = { ...schedule, state, city, dateText, venue: venue || null, seatsText: seatsText || null };
    return <ScheduleCard schedule={shown} action={action} />;
  },
};

export const Open: Story = { name: 'Terbuka', args: card(0) };
export const Owned: Story = { name: 'Sudah dimiliki', args: card(1) };
export const Full: Story = { name: 'Penuh', args: card(2) };
export const Soon: Story = { name: 'Segera dibuka', args: card(3) };
export const Past: Story = { name: 'Sudah lewat', args: card(4) };
