import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@suluh/ui/badges/Badge';
import { Button } from '@suluh/ui/buttons/Button';
import { Icon } from '@suluh/ui/icons/Icon';
import { CheckInList, CheckInSession } from './CheckInSession.tsx';

const meta = { title: 'Kartu/Check-in' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
