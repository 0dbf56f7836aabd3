import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { Logo } from '../furniture/Logo.tsx';
import { SampleFooter, SampleHeader } from '../stories/furniture.tsx';
import { DowntimeScreen } from './DowntimeScreen.tsx';
import { ErrorState } from './ErrorState.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = { title: 'Halaman/Keadaan khusus', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: 'Halaman tidak ditemukan',
  render: () => (
    <>
      <SampleHeader current="" member />
      <NotFoundPage searchHref="#cari" homeHref="#" />
      <SampleFooter />
    </>
  ),
};
export const Downtime: Story = {
  name: 'Sedang dirawat',
  render: () => <DowntimeScreen logo={<Logo name="Suluh" height={60} />} />,
};
export const LoadingFailed: Story = {
  name: 'Gagal memuat',
  render: () => (
    <main className="layout-page">
      <ErrorState
        message="Permintaan gagal, pastikan anda terhubung ke internet"
        action={<Button kind="line">Coba Lagi</Button>}
      />
    </main>
  ),
};
