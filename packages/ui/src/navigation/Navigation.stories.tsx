import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { CheckoutSteps } from '../checkout/CheckoutSteps.tsx';
import { Breadcrumb } from '../furniture/Breadcrumb.tsx';
import { Accordion } from './Accordion.tsx';
import { Pagination } from './Pagination.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { rangeControl } from '../stories/controls.ts';
import { introduced } from '../stories/explained.ts';

const meta = {
  title: 'Kontrol/Navigasi',
  parameters: introduced('Membawa peserta dari bagian ke bagian. Semuanya tautan, sehingga bekerja tanpa JavaScript.'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryPages: StoryObj<ComponentProps<typeof Pagination>> = {
  name: 'Coba halaman',
  args: { page: 6, totalPages: 19, hrefOf: (page) => `#${page}` },
  argTypes: {
    page: rangeControl('Halaman sekarang', 'Selalu tampak dengan dua tetangganya.', { min: 1, max: 30 }),
    totalPages: rangeControl('Banyaknya halaman', 'Satu halaman tidak memakai nomor.', { min: 1, max: 30 }),
  },
  render: ({ page, totalPages, hrefOf }) => (
    <Pagination page={Math.min(page, totalPages)} totalPages={totalPages} hrefOf={hrefOf} />
  ),
};
export const TrySteps: StoryObj<{ steps: string[]; current: number }> = {
  name: 'Coba langkah',
  args: { steps: ['Keranjang', 'Pembayaran', 'Selesai'], current: 1 },
  argTypes: {
    steps: {
      name: 'Langkah',
      description: 'Satu atau dua kata tiap langkah, dalam urutan jalannya.',
      control: 'object',
    },
    current: rangeControl('Langkah sekarang', 'Dihitung dari nol. Yang sebelumnya tercentang.', { min: 0, max: 4 }),
  },
  render: ({ steps, current }) => <CheckoutSteps label="Langkah pembayaran" steps={steps} current={current} />,
};
export const Tabs: Story = {
  name: 'Tab',
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
  name: 'Jejak halaman',
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
  name: 'Halaman di tengah',
  render: () => <Pagination page={6} totalPages={19} hrefOf={(page) => `#${page}`} />,
};
export const PagesAtTheStart: Story = {
  name: 'Halaman di awal',
  render: () => <Pagination page={1} totalPages={16} hrefOf={(page) => `#${page}`} />,
};
export const Questions: Story = {
  name: 'Tanya jawab',
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
