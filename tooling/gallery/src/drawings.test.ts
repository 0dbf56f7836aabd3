import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawBanner } from './banner.ts';
import { CLOTHS, type ClothName } from './cloths.ts';
import { MARKS_FOLDER } from './marks.ts';
import { drawMarkCard, drawPortraitCard } from './markCard.ts';
import { drawPortrait } from './portrait.ts';
import { PORTRAITS } from './portraits.ts';
import { drawSignature } from './signature.ts';
import { drawVignette, VIGNETTE_LAYOUTS } from './vignette.ts';

const cloths = Object.keys(CLOTHS) as ClothName[];
const objects = ['canting', 'wajan', 'busana'] as const;

/** How many colours a drawing really has, read from its pixels. */
async function coloursOf(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg)).resize(80).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return new Set(Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(at * 3, 3))).size;
}

it('has more than fifty objects', () => {
  expect(readdirSync(new URL('../objects', import.meta.url)).length).toBeGreaterThan(50);
});

it.each(cloths)('draws every layout on the cloth %s', async (cloth) => {
  const drawn = VIGNETTE_LAYOUTS.map((layout) =>
    drawVignette({ cloth, objects, layout, ground: 1, scale: 1.35, offsetX: 3, offsetY: 5 }),
  );
  expect(new Set(drawn).size).toBe(VIGNETTE_LAYOUTS.length);
  for (const svg of drawn) {
    expect(svg).not.toMatch(/undefined|NaN|var\(/);
    expect(await coloursOf(svg)).toBeGreaterThan(30);
  }
});

it('draws a banner and every face', async () => {
  expect(await coloursOf(drawBanner({ cloth: 'slobog', objects, table: 'd9' }))).toBeGreaterThan(30);
  const faces = Object.values(PORTRAITS).map(drawPortrait);
  expect(new Set(faces).size).toBe(faces.length);
  for (const svg of faces) expect(svg).not.toMatch(/undefined|NaN/);
});

it('has a mark for fifteen institutions, four programmes, every way to pay and each employer', () => {
  const count = (folder: string) => readdirSync(`${MARKS_FOLDER}/${folder}`).length;
  expect([count('partner'), count('program'), count('payment/png')]).toEqual([15, 4, 11]);
  expect(count('company')).toBeGreaterThan(30);
});

it('draws a hand for every name, the same each time', () => {
  const names = ['Sekar Kinasih', 'Rina Siregar', 'Mbok Sari', 'Sari', 'Yusuf Kurniawan'];
  const hands = names.map(drawSignature);
  expect(names.map(drawSignature)).toEqual(hands);
  expect(new Set(hands).size).toBe(hands.length);
  for (const svg of hands) expect(svg).not.toMatch(/undefined|NaN/);
});

it('a mark and a face are shared on a plate of a full cloth, each drawn there whole', async () => {
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path id="tanda" d="M0 0h48v48Z"/></svg>\n';
  const face = drawPortrait(Object.values(PORTRAITS)[0]!);
  for (const [card, part] of [
    [drawMarkCard(mark, 'ceplok'), 'id="tanda"'],
    [drawPortraitCard(face, 'ceplok'), 'viewBox="20 22 200 200"'],
  ] as const) {
    expect(card).toContain(part);
    expect(await coloursOf(card)).toBeGreaterThan(20);
  }
  expect(() => drawMarkCard('<svg></svg>', 'ceplok')).toThrow('without a viewBox');
});
