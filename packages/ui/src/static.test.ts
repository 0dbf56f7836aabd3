import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnFiles } from '../buildStatic.ts';
import { SHARE_CARD_PX, SHARE_CARDS, shareCardPath, type CardFace } from './sharing/shareCards.ts';

test('static/ holds what buildStatic.ts draws', async () => {
  for (const [path, text] of Object.entries(await drawnFiles())) {
    const stored = await readFile(new URL(`../static/${path}`, import.meta.url), 'utf8');
    expect(stored === text, `static/${path} is stale: run node buildStatic.ts`).toBe(true);
  }
});

test('every card a shared address may show lies there', async () => {
  const faces = Object.keys(SHARE_CARDS) as CardFace[];
  for (const path of faces.flatMap((face) => SHARE_CARDS[face].map((subject) => shareCardPath(face, subject)))) {
    const { width, height, format } = await sharp(new URL(`../static/${path}`, import.meta.url).pathname).metadata();
    expect({ path, width, height, format }).toEqual({ path, ...SHARE_CARD_PX, format: 'jpeg' });
  }
});

// A browser that has such a file styles all that is in it, what is repeated as often as it is.
test.each(['art.svg', 'icons.svg'])('%s, which every page shows, repeats nothing', async (file) => {
  expect((await drawnFiles())[file]).not.toContain('<use');
});
