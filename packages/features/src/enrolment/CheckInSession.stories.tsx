import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@suluh/ui/badges/Badge';
import { Button } from '@suluh/ui/buttons/Button';
import { Icon } from '@suluh/ui/icons/Icon';
import { CheckInList, CheckInSession, type CheckInState } from './CheckInSession.tsx';
import { choiceControl, rangeControl, textControl } from '@suluh/ui/stories/controls.ts';

const meta = { title: 'Kartu/Check-in' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface SessionArgs {
  number: number;
  state: CheckInState;
  title: string;
  timeText: string;
  reason: string;
}

export const TryASession: StoryObj<SessionArgs> = {
  name: 'Coba sesi',
  args: { number: 2, state: 'now', title: 'Sesi 2', timeText: '25 Oktober 2025, 13.00 – 17.00', reason: '' },
  argTypes: {
    number: rangeControl('Nomor', 'Urutan sesi.', { min: 1, max: 20 }),
    state: choiceControl('Keadaan', 'Warna nomornya.', {
      done: 'Sudah hadir',
      now: 'Sekarang',
      waiting: 'Menunggu',
      missed: 'Terlewat',
      locked: 'Terkunci',
    }),
    title: textControl('Judul', 'Nama sesi.'),
    timeText: textControl('Waktu', 'Tanggal dan jam.'),
    reason: textControl('Alasan', 'Mengapa belum bisa masuk. Kosongkan bila bisa.'),
  },
  render: (args) => (
    <CheckInList>
      <CheckInSession {...args} end={<Button size="small">Check In</Button>} />
    </CheckInList>
  ),
};

export const CheckIn: Story = {
  name: 'Check-in per sesi',
  render: () => (
    <CheckInList>
      <CheckInSession
        number={1}
        state="done"
        title="Sesi 1"
        timeText="25 Oktober 2025, 09.00 – 12.00"
        end={
          <Badge tone="prakerja" icon="check">
            Terverifikasi
          </Badge>
        }
      />
      <CheckInSession
        number={2}
        state="now"
        title="Sesi 2"
        timeText="25 Oktober 2025, 13.00 – 17.00"
        end={<Button size="small">Check In</Button>}
      />
      <CheckInSession
        number={3}
        state="waiting"
        title="Sesi 3"
        timeText="26 Oktober 2025, 09.00 – 12.00"
        reason="Selesaikan sesi sebelumnya dahulu"
        end={
          <Button size="small" disabled>
            Check In
          </Button>
        }
      />
      <CheckInSession
        number={4}
        state="missed"
        title="Sesi Terlewat"
        timeText="26 Oktober 2025, 13.00 – 17.00"
        reason="Waktu verifikasi telah habis"
        end={null}
      />
      <CheckInSession
        number={5}
        state="locked"
        title="Sesi Terkunci"
        timeText="27 Oktober 2025, 09.00 – 12.00"
        end={<Icon name="lock-on" />}
      />
    </CheckInList>
  ),
};
