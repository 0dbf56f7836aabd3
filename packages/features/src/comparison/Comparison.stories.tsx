import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainTenant } from '@suluh/tenant/main';
import { courseCard, courseDetail } from '../testing/courses.ts';
import { ComparisonStylesheet } from './ComparisonStylesheet.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { MoreToCompare } from './MoreToCompare.tsx';

const meta = { title: 'Halaman/Bandingkan', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tenant = mainTenant('https://suluh.example');
const courses = [
  courseDetail({
    id: 1,
    slug: 'batik',
    fullname: 'Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam',
    price: 600_000,
    priceAfter: 412_500,
    percentage: 31,
    level: 'Pemula',
    outcomes: ['Menggambar pola sendiri', 'Mencanting tanpa menetes', 'Mewarnai dengan kulit kayu'],
  }),
  courseDetail({ id: 2, slug: 'jahit', fullname: 'Menjahit Rok dan Blus', level: 'Menengah', studentCount: 12_480 }),
  courseDetail({ id: 3, slug: 'sablon', fullname: 'Sablon Kaus Rumahan', price: 90_000, priceAfter: 90_000 }),
];

export const Three: Story = {
  name: 'Tiga kursus',
  render: () => (
    <main>
      <ComparisonStylesheet />
      <ComparisonTable courses={courses} tenant={tenant} />
    </main>
  ),
};

export const OneMore: Story = {
  name: 'Menambah satu lagi',
  render: () => (
    <main>
      <ComparisonStylesheet />
      <MoreToCompare tenant={tenant} slugs={['batik']} words="" courses={[courseCard({ slug: 'tenun' })]} />
    </main>
  ),
};
