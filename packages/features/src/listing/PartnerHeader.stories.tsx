import type { Meta, StoryObj } from '@storybook/react-vite';
import { partnerText } from '@suluh/i18n-id/partner';
import { Anchor } from '@suluh/ui/links/Anchor';
import { PartnerHeader } from './PartnerHeader.tsx';

const meta = { title: 'Halaman/Lembaga', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
