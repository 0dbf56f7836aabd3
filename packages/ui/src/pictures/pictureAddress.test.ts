import { mailedPicture, sharedPictures } from '@suluh/domain/picture';
import { describe, expect, it } from 'vitest';
import { offeredWidths, PICTURE_WIDTHS, pictureSource } from './pictureAddress.ts';

const RESIZED = '/_next/image?url=%2Fstorage%2Fcourse%2F1.webp&q=75&w=';

describe('widths of pictures, 640 to 3840 (docs/product/display.md#pictures)', () => {
  it('begins at 640 and ends at 3840', () => {
    expect([PICTURE_WIDTHS[0], PICTURE_WIDTHS.at(-1)]).toEqual([640, 3840]);
  });

  it.each([
    ['a thumbnail in a row', 160, [640]],
    ['a card: twice its width', 376, [640, 750, 828]],
    ['exactly twice a width', 540, [640, 750, 828, 1080]],
    ['a banner', 1200, [640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
    ['wider than all', 4000, [...PICTURE_WIDTHS]],
  ])('%s', (_, largestPx, expected) => {
    expect(offeredWidths(largestPx)).toEqual(expected);
  });
});

describe('address of a picture in its slot', () => {
  it('offers the widths of the slot to the browser, the largest to one that cannot choose', () => {
    expect(pictureSource(RESIZED, 'card')).toEqual({
      src: `${RESIZED}828`,
      srcSet: `${RESIZED}640 640w, ${RESIZED}750 750w, ${RESIZED}828 828w`,
      sizes: '(min-width: 1024px) 376px, 50vw',
    });
  });

  it('offers a picture that is drawn in widths of its own in those', () => {
    const folder = '/storage/gambar/news/1/';
    expect(pictureSource(folder, 'card')).toEqual({
      src: `${folder}720.webp`,
      srcSet: `${folder}360.webp 360w, ${folder}720.webp 720w`,
      sizes: '(min-width: 1024px) 376px, 50vw',
    });
  });

  it('needs no choice where one width does', () => {
    expect(pictureSource(RESIZED, 'row')).toEqual({ src: `${RESIZED}640` });
  });

  it.each(['https://cdn.example/1.jpg', '/_ui/logo/tanda.svg', 'https://cdn.example/1.jpg?w=300'])(
    'uses an address without a place for the width as it is: %s',
    (address) => {
      expect(pictureSource(address, 'banner')).toEqual({ src: address });
    },
  );
});

it('pages that are shared and mails ask for widths that are drawn', () => {
  const asked = [mailedPicture('course/1.webp'), sharedPictures('course/1.webp')[0]!.url];
  for (const address of asked)
    expect(PICTURE_WIDTHS).toContain(Number(new URL(address!, 'https://suluh.example').searchParams.get('w')));
});
