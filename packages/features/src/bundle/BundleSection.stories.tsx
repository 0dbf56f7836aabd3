import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainTenant } from '@suluh/tenant/main';
import { courseCard } from '../testing/courses.ts';
import { BundleSection } from './BundleSection.tsx';

const meta = { title: 'Halaman/Paket', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bundle = {
  collection: {
    slug: 'paket-batik',
    title: 'Paket Batik',
    description: 'Dari canting sampai pewarnaan, lalu dijual.',
    image: null,
    kind: 'bundle' as const,
    totalCourse: 2,
  },
  courses: [
    courseCard({ price: 150_000, priceAfter: 100_000 }),
    courseCard({ id: 13, slug: 'mewarna', fullname: 'Mewarna dengan Indigo', price: 50_000, priceAfter: 50_000 }),
  ],
  full: [],
};
const tenant = mainTenant('https://suluh.example');

export const Bundle: Story = {
  render: () => <BundleSection bundle={bundle} tenant={tenant} isOpen path="/collection-course/paket" />,
};

export const SalesClosed: Story = {
  render: () => <BundleSection bundle={bundle} tenant={tenant} isOpen={false} path="/collection-course/paket" />,
};
