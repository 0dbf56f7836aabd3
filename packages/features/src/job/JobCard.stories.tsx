import type { Meta, StoryObj } from '@storybook/react-vite';
import { COLUMN } from '@suluh/ui/stories/column.ts';
import { JobCard } from './JobCard.tsx';
import { SAMPLE_JOB } from '../testing/sampleJob.ts';
import { textControl } from '@suluh/ui/stories/controls.ts';

const meta = { title: 'Kartu/Lowongan' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type JobArgs = Record<'title' | 'company' | 'locationText' | 'salaryText' | 'periodText' | 'kindText', string>;

export const TryAJob: StoryObj<JobArgs> = {
  name: 'Coba lowongan',
  args: {
    title: SAMPLE_JOB.title,
    company: SAMPLE_JOB.company,
    locationText: SAMPLE_JOB.locationText,
    salaryText: SAMPLE_JOB.salaryText,
    periodText: 'per bulan',
    kindText: 'Penuh waktu',
  },
  argTypes: {
    title: textControl('Jabatan', 'Coba yang pendek dan yang panjang.'),
    company: textControl('Perusahaan', 'Nama pemberi kerja.'),
    locationText: textControl('Tempat', 'Kota dan negara.'),
    salaryText: textControl('Gaji', 'Rentang, atau bahwa gaji dirahasiakan.'),
    periodText: textControl('Per apa', 'Kosongkan bila gajinya dirahasiakan.'),
    kindText: textControl('Waktu kerja', 'Kosongkan bila tidak dikatakan.'),
  },
  render: ({ periodText, kindText, ...job }) => (
    <div style={COLUMN}>
      <JobCard job={{ ...SAMPLE_JOB, ...job, periodText: periodText || null, kindText: kindText || null }} />
    </div>
  ),
};

export const Jobs: Story = {
  name: 'Dengan dan tanpa gaji',
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
