import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { sampleCourse } from '../stories/courses.ts';
import { InternshipCard } from './InternshipCard.tsx';
import { switchControl, textControl } from '../stories/controls.ts';

const meta = { title: 'Kartu/Magang' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface CardArgs {
  title: string;
  mandatoryText: string;
  actionText: string;
  loading: boolean;
}

export const TryACard: StoryObj<CardArgs> = {
  name: 'Coba kartu magang',
  args: { title: sampleCourse(0).title, mandatoryText: 'Kursus wajib', actionText: 'Mulai Kursus', loading: false },
  argTypes: {
    title: textControl('Judul', 'Nama kursus. Coba yang pendek dan yang panjang.'),
    mandatoryText: textControl('Kewajiban', 'Kosongkan bila kursus ini tidak wajib.'),
    actionText: textControl('Teks tombol', 'Satu tindakan, tanpa harga.'),
    loading: switchControl('Memuat', 'Tindakan sedang berjalan.'),
  },
  render: ({ title, mandatoryText, actionText, loading }) => (
    <div style={{ maxWidth: 290 }}>
      <InternshipCard
        course={{ ...sampleCourse(0), title }}
        mandatoryText={mandatoryText || null}
        headingLevel={2}
        action={
          <Button size="small" loading={loading}>
            {actionText}
          </Button>
        }
      />
    </div>
  ),
};

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
