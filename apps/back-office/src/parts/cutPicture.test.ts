import { pictureKind } from '@suluh/domain/file';
import { afterEach, expect, it, vi } from 'vitest';
import { cutPicture } from './cutPicture.ts';

/** How files of a kind begin, as a browser writes them. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'image/webp': [0x52, 0x49, 0x46, 0x46],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

afterEach(() => vi.unstubAllGlobals());

it('a picture that was cut is of a kind the API takes, on white where it was transparent', async () => {
  const drawn: string[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => drawn.push(context.fillStyle),
    drawImage: () => drawn.push('picture'),
  };
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = async () => undefined;
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context;
      convertToBlob = async ({ type }: { type: string }) => new Blob([Uint8Array.from(BEGINNINGS[type]!)]);
    },
  );
  const cut = await cutPicture('blob:1', { x: 0, y: 0, width: 640, height: 360 });
  expect(pictureKind(new Uint8Array(await cut.arrayBuffer()))).toBe('jpg');
  expect(drawn).toEqual(['white', 'picture']);
});
