import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppDownloadDialog } from './AppDownloadDialog.tsx';
import { IN_ITS_OWN_WINDOW } from '@suluh/ui/stories/ownWindow.ts';

const nothing = () => undefined;
const meta = { title: 'Dialog/Promo di aplikasi', parameters: IN_ITS_OWN_WINDOW } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AppDownload: Story = {
  name: 'Unduh aplikasi',
  render: () => <AppDownloadDialog open product="Suluh" onOpenApp={nothing} onStay={nothing} />,
};
