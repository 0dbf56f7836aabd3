import { readFile } from 'node:fs/promises';
import { createFont, woff2 } from 'fonteditor-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawnFiles } from '../buildStatic.ts';
import { iconFont, iconFontSource } from '../static-build/iconFont.ts';
import { iconGlyph } from './icons/iconGlyph.ts';
import { ICON_DRAWINGS, type IconName } from './icons/iconNames.ts';
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

// The front shows it when nothing else answers, on partners' own hosts too.
test('away.html is one small file that asks for no other, and draws its cloth undyed', async () => {
  const page = (await drawnFiles())['away.html'] ?? '';
  expect(page.length).toBeLessThan(9_000);
  expect(
    [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to).filter((to) => !to?.startsWith('#')),
  ).toEqual(['']);
  expect(page).not.toMatch(/url\(|@import|suluh/i);
  expect(page).toContain('<symbol id="kain"');
  for (const role of page.matchAll(/var\(--([\w-]+)\)/g)) expect(page).toContain(`--${role[1]}:#`);
});

// A browser that has such a file styles all that is in it, what is repeated as often as it is.
test('art.svg, which every page shows, repeats nothing', async () => {
  expect((await drawnFiles())['art.svg']).not.toContain('<use');
});

describe('the font of icons', async () => {
  const file = await iconFont();
  await woff2.init();
  const { glyf, cmap, hhea } = createFont(file, { type: 'woff2' }).get();

  test('is what buildStatic.ts makes, at an address that tells it from yesterday’s', async () => {
    const stale = 'stale: run node buildStatic.ts';
    expect(file.equals(await readFile(new URL('../static/font/ikon.woff2', import.meta.url))), stale).toBe(true);
    expect(iconFontSource(file), stale).toBe(await readFile(new URL('./icons/iconFont.ts', import.meta.url), 'utf8'));
  });

  test('draws every icon within its square, which is as high as a line', () => {
    expect([hhea.ascent, hhea.descent, hhea.lineGap]).toEqual([256, 0, 0]);
    for (const name of Object.keys(ICON_DRAWINGS) as IconName[]) {
      const glyph = glyf[cmap[iconGlyph(name).codePointAt(0)!]!];
      expect(glyph, name).toBeDefined();
      const { contours, advanceWidth } = glyph!;
      const drawn = contours.flat().filter(({ onCurve }) => onCurve);
      const at = drawn.flatMap(({ x, y }) => [x, y]);
      expect([name, drawn.length > 0, advanceWidth]).toEqual([name, true, 256]);
      expect([name, Math.min(...at) >= 0, Math.max(...at) <= 256]).toEqual([name, true, true]);
    }
  });
});
