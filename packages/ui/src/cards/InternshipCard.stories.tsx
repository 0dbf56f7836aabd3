import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { sampleCourse } from '../stories/courses.ts';
import { InternshipCard } from './InternshipCard.tsx';

const meta = { title: 'Kartu/Magang' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Internship: Story = {
  name: 'Magang',
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
