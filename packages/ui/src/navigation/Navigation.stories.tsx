import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../furniture/Breadcrumb.tsx';
import { Accordion } from './Accordion.tsx';
import { Pagination } from './Pagination.tsx';
import { SectionTabs } from './SectionTabs.tsx';

const meta = { title: 'Kontrol/Navigasi' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {
  render: () => (
    <SectionTabs
      label="Status transaksi"
      tabs={[
        { href: '#menunggu', label: 'Menunggu', current: true },
        { href: '#selesai', label: 'Selesai' },
        { href: '#gagal', label: 'Gagal' },
      ]}
    />
  ),
};
export const BreadcrumbLine: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Breadcrumb
        homeHref="#"
        parents={[{ href: '#kategori', label: 'Desain & Kreatif' }]}
        current="Membatik Tulis untuk Pemula: dari Canting hingga Pewarna Alam"
      />
    </div>
  ),
};
export const PagesInTheMiddle: Story = {
  render: () => <Pagination page={6} totalPages={19} hrefOf={(page) => `#${page}`} />,
};
export const PagesAtTheStart: Story = {
  render: () => <Pagination page={1} totalPages={16} hrefOf={(page) => `#${page}`} />,
};
export const Questions: Story = {
  render: () => (
    <Accordion
      id="tanya"
      openIndex={0}
      items={[
        { title: 'Apakah semua kursus bersertifikat?', content: <p>Ya, setelah semua materi selesai.</p> },
        { title: 'Bisakah saya ganti jadwal?', content: <p>Bisa, selama kursinya masih ada.</p> },
      ]}
    />
  ),
};
