import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecapImage } from '../paper/RecapImage.tsx';
import { RecapDialog } from './RecapDialog.tsx';

const nothing = () => undefined;
const meta = { title: 'Dialog/Recap', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const recap = (
  <RecapImage
    product="Suluh"
    recap={{
      titleText: 'Learning Recap 2025',
      youAreText: 'Ratih, kamu',
      categoryText: 'Explorer!',
      courses: { shown: ['Membatik Tulis untuk Pemula'], moreText: null },
      institutes: { shown: ['Sanggar Canting Ayu'], moreText: null },
    }}
  />
);

export const Recap: Story = {
  render: () => (
    <RecapDialog open ready findCourseHref="#cari" onDownload={nothing} onShare={nothing} onClose={nothing}>
      {recap}
    </RecapDialog>
  ),
};

/** Download and Share wait for the upload of the image. */
export const RecapIsPrepared: Story = {
  render: () => (
    <RecapDialog open ready={false} findCourseHref="#cari" onDownload={nothing} onShare={nothing} onClose={nothing}>
      {recap}
    </RecapDialog>
  ),
};

export const RecapIsEmpty: Story = {
  render: () => (
    <RecapDialog open ready={false} findCourseHref="#cari" onDownload={nothing} onShare={nothing} onClose={nothing}>
      {null}
    </RecapDialog>
  ),
};
