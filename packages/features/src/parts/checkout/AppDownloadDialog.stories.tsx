import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppDownloadDialog } from './AppDownloadDialog.tsx';

const nothing = () => undefined;
const meta = { title: 'Dialog/Promo di aplikasi', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AppDownload: Story = {
  render: () => <AppDownloadDialog open product="Suluh" onOpenApp={nothing} onStay={nothing} />,
};
