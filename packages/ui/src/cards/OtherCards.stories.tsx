import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckInList, CheckInSession } from '../account/CheckInSession.tsx';
import { Badge } from '../badges/Badge.tsx';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { sampleCourse } from '../stories/courses.ts';
import { InternshipCard } from './InternshipCard.tsx';
import { JobCard } from './JobCard.tsx';
import { SAMPLE_JOB } from '../stories/jobs.ts';
import { COLUMN } from '../stories/column.ts';

const meta = { title: 'Kartu/Magang, lowongan, check-in' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Internship: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', maxWidth: 600, gap: 20 }}
    >
      <InternshipCard
        course={sampleCourse(0)}
        mandatoryText="Kursus wajib"
        headingLevel={2}
        action={<Button size="small">Mulai Kursus</Button>}
      />
      <InternshipCard
        course={sampleCourse(6)}
        mandatoryText={null}
        headingLevel={2}
        action={
          <Button size="small" loading>
            Daftar Kursus
          </Button>
        }
      />
    </div>
  ),
};

export const Jobs: Story = {
  render: () => (
    <div style={COLUMN}>
      <JobCard job={SAMPLE_JOB} />
      <JobCard
        job={{
          ...SAMPLE_JOB,
          title: 'Pengrajin Batik',
          salaryText: 'Gaji dirahasiakan',
          periodText: null,
          logoUrl: '/tidak-ada.png',
        }}
      />
    </div>
  ),
};

export const CheckIn: Story = {
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
