import type { Meta, StoryObj } from '@storybook/react-vite';
import { partnerText } from '@suluh/i18n-id/partner';
import { Anchor } from '@suluh/ui/links/Anchor';
import { PartnerHeader } from './PartnerHeader.tsx';
import { rangeControl, textControl } from '@suluh/ui/stories/controls.ts';

const meta = { title: 'Halaman/Lembaga', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface HeaderArgs {
  cityText: string;
  description: string;
  rating: number;
  students: string;
}

export const TryAHeader: StoryObj<HeaderArgs> = {
  name: 'Coba kepala lembaga',
  args: {
    cityText: 'Yogyakarta',
    description: 'Kelas batik tulis dan pewarna alam, dari canting pertama sampai kain yang siap dijual.',
    rating: 4.8,
    students: '1,8 rb',
  },
  argTypes: {
    cityText: textControl('Kota', 'Kosongkan bila tidak diketahui.'),
    description: textControl('Keterangan', 'Siapa mereka dan apa yang diajarkan, satu atau dua kalimat.'),
    rating: rangeControl('Nilai', 'Rata-rata ulasan, 0 berarti belum ada.', { min: 0, max: 5, step: 0.1 }),
    students: textControl('Peserta', 'Jumlah yang dibulatkan.'),
  },
  render: ({ cityText, description, rating, students }) => (
    <main>
      <PartnerHeader
        logo={null}
        cityText={cityText || null}
        rating={rating > 0 ? { value: rating, text: String(rating), countText: '(156 Ulasan)' } : null}
        numbers={[{ label: partnerText.students, value: students }]}
        description={description}
      />
    </main>
  ),
};

export const Institution: Story = {
  name: 'Kepala halaman lembaga',
  render: () => (
    <main>
      <PartnerHeader
        logo={null}
        cityText="Yogyakarta"
        rating={{ value: 4.8, text: '4.8', countText: '(156 Ulasan)' }}
        numbers={[
          { label: partnerText.students, value: '1,8 rb' },
          { label: partnerText.teachers, value: '3' },
        ]}
        description="Kelas batik tulis dan pewarna alam, dari canting pertama sampai kain yang siap dijual."
        website={
          <Anchor className="type-link" href="#situs">
            {partnerText.website}
          </Anchor>
        }
      />
    </main>
  ),
};
