import type { Meta, StoryObj } from '@storybook/react-vite';
import { COLUMN } from '@suluh/ui/stories/column.ts';
import { JobCard } from './JobCard.tsx';
import { SAMPLE_JOB } from '../testing/sampleJob.ts';

const meta = { title: 'Kartu/Lowongan' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
