import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Cloth } from '../cloth/Cloth.tsx';
import { fieldOf } from '../cloth/swatch.ts';
import { LAZY_MARGIN_PX } from './PictureScript.tsx';
import { Picture } from './Picture.tsx';
import { choiceControl, textControl } from '../stories/controls.ts';
import { explained, introduced } from '../stories/explained.ts';

/** A picture over its cloth, as on a card. */
function Frame(props: ComponentProps<typeof Picture>): ReactElement {
  return (
    <div className="courseThumbnail" style={{ maxWidth: 376 }}>
      <Cloth thumbnail={fieldOf('kawung', 1.29)} />
      <Picture {...props} />
    </div>
  );
}

const meta = {
  title: 'Dasar/Gambar',
  component: Picture,
  parameters: introduced('Gambar datang di atas kainnya. Bila ia tidak datang, kain itu tetap ada.'),
  args: { address: '/_ui/hero.svg?w=', slot: 'card' },
  argTypes: {
    address: textControl('Alamat', 'Bila berakhir dengan w=, gambar ditawarkan dalam beberapa lebar.'),
    slot: choiceControl('Tempat', 'Di mana gambar berdiri; dari situ lebar yang ditawarkan.', {
      card: 'Kartu',
      row: 'Baris',
      column: 'Kolom',
      art: 'Gambar slide',
      banner: 'Slide penuh',
    }),
  },
  render: (args) => <Frame {...args} />,
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

const pictureIn = (canvas: HTMLElement): HTMLImageElement => canvas.querySelector('img')!;

/** An address that ends in `w=` is offered in the widths a card can use; the browser chooses. */
export const InWidths: Story = {
  name: 'Dalam beberapa lebar',
  parameters: explained('Gambar ditawarkan dalam lebar yang bisa dipakai kartu, peramban yang memilih.'),
  play: async ({ canvasElement }) => {
    await expect(
      pictureIn(canvasElement)
        .srcset.split(', ')
        .map((candidate) => candidate.split(' ')[1]),
    ).toEqual(['640w', '750w', '828w']);
    await waitFor(() => expect(pictureIn(canvasElement).currentSrc).toMatch(/w=(640|750|828)$/));
  },
};

/** A picture of another site is shown as it is. */
export const AsItIs: Story = {
  name: 'Apa adanya',
  parameters: explained('Gambar dari situs lain tampil apa adanya.'),
  args: { address: '/_ui/hero.svg' },
  play: ({ canvasElement }) => expect(pictureIn(canvasElement).hasAttribute('srcset')).toBe(false),
};

/** A picture that does not come leaves the cloth, without the browser's sign of a broken picture. */
export const Missing: Story = {
  name: 'Gambar tidak datang',
  parameters: explained('Gambar yang tidak datang menyisakan kain, tanpa tanda gambar rusak.'),
  args: { address: '/_ui/none.webp' },
  play: ({ canvasElement }) => waitFor(() => expect(pictureIn(canvasElement)).not.toBeVisible()),
};

/** Nothing is loaded until its frame is 200 px from the window. */
export const NearTheWindow: Story = {
  name: 'Dimuat saat dekat',
  parameters: explained('Tidak ada yang dimuat sebelum bingkainya 200 px dari jendela.'),
  args: { address: '/_ui/recap.svg?near' },
  render: (args) => (
    <div style={{ paddingTop: `calc(100vh + ${LAZY_MARGIN_PX * 2}px)`, paddingBottom: '100vh' }}>
      <Frame {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('.courseThumbnail')!;
    const distance = () => frame.getBoundingClientRect().top - window.innerHeight;
    const late = pictureIn(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(distance()).toBeGreaterThan(LAZY_MARGIN_PX);
    await expect(late.complete).toBe(false);
    window.scrollBy(0, distance() - LAZY_MARGIN_PX / 2);
    await waitFor(() => expect(late.naturalWidth).toBeGreaterThan(0));
    await expect(distance()).toBeGreaterThan(0);
    window.scrollTo(0, 0);
  },
};
