import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RECAP_SHOWN, recapView } from '@suluh/domain/recap';
import { recapCategoryText, recapText as TEXTS } from '@suluh/i18n-id/recap';
import sharp from 'sharp';
import { fitted, outlined, type Look } from '../../pdf/outlines.ts';
import type { YearRecap } from './readYear.ts';
import { INKS } from '../../inks.ts';

/** Measures in pixels of the picture (docs/look.md#other-screens, Recap). */
const SIZE = { width: 1080, height: 1350 };
const PATCH = 270;
const LEFT = 72;
const RIGHT = SIZE.width - LEFT;
const COLUMN = (RIGHT - LEFT - 48) / 2;

const STATIC = path.resolve(import.meta.dirname, '../../../../../packages/ui/static');
const drawing = (name: string): Buffer => readFileSync(path.join(STATIC, name));

/** Patches the learner's courses take, first to last; the torch keeps its own. */
const PLACES = [0, 1, 2, 3, 4, 6, 7].map((at) => ({ left: (at % 4) * PATCH, top: Math.floor(at / 4) * PATCH }));

/** Teeth of the cloth's lower edge. */
const HEM = Array.from(
  { length: SIZE.width / 40 },
  (_, at) => `M${at * 40} 542L${at * 40 + 20} 518L${at * 40 + 40} 542Z`,
);

const heading: Look = { size: 24, weight: 500, colour: INKS.paleLine };
const item: Look = { size: 29, weight: 700, colour: INKS.sheet };

function list(title: string, names: { shown: readonly string[] }, more: string | null, x: number): string[] {
  const lines = names.shown.slice(0, RECAP_SHOWN).map((name) => fitted(name, COLUMN, 1, item)[0]!);
  return [
    outlined(title, x, 1080, heading),
    ...lines.map((line, at) => outlined(line, x, 1130 + at * 50, item)),
    ...(more === null ? [] : [outlined(more, x, 1130 + lines.length * 50, { ...item, size: 26, colour: INKS.flame })]),
  ];
}

function words(recap: YearRecap): string {
  const view = recapView(recap);
  if (view.kind === 'empty') throw new Error('A recap without courses has no picture.');
  const name: Look = { size: 92, weight: 800, colour: INKS.sheet };
  const figures: [string, string][] = [
    [String(recap.courses.length), TEXTS.coursesTaken],
    [TEXTS.hours(recap.hours), TEXTS.learned],
    [String(recap.certificates), TEXTS.certificates],
  ];
  const others = (count: number, text: (count: number) => string) => (count > 0 ? text(count) : null);
  return [
    outlined(TEXTS.titleOfYear(recap.year), RIGHT, 640, { size: 30, weight: 700, colour: INKS.flame, align: 'end' }),
    outlined(fitted(TEXTS.youAre(recap.name), RIGHT - LEFT, 1, name)[0]!, LEFT, 752, name),
    outlined(`${recapCategoryText[recap.category]}!`, LEFT, 850, name),
    ...figures.flatMap(([figure, label], at) => [
      outlined(figure, LEFT + at * 336, 952, { size: 54, weight: 800, colour: INKS.flame }),
      outlined(label, LEFT + at * 336, 992, heading),
    ]),
    ...list(TEXTS.courses, view.courses, others(view.courses.otherCount, TEXTS.otherCourses), LEFT),
    ...list(
      TEXTS.institutes,
      view.institutes,
      others(view.institutes.otherCount, TEXTS.otherInstitutes),
      LEFT + COLUMN + 48,
    ),
  ].join('');
}

/**
 * The recap of a year as a picture, 1080 × 1350: the courses' own pictures sewn around the torch, what kind of learner
 * somebody was, three figures, what and where (docs/product/recap.md#page).
 * @param pictures of the courses, in any size; the house's cloth stays where there are too few
 */
export async function recapPicture(recap: YearRecap, pictures: readonly Uint8Array[]): Promise<Buffer> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${INKS.indigoDeep}"/></svg>`;
  const written = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><path fill="${INKS.indigoDeep}" d="${HEM.join('')}"/><path stroke="${INKS.indigo}" stroke-width="2" d="M${LEFT} 884H${RIGHT}M${LEFT} 1026H${RIGHT}"/>${words(recap)}</svg>`;
  const patches = await Promise.all(
    pictures.slice(0, PLACES.length).map(async (picture, at) => ({
      input: await sharp(picture).resize(PATCH, PATCH, { fit: 'cover' }).png().toBuffer(),
      ...PLACES[at]!,
    })),
  );
  return sharp(Buffer.from(ground))
    .composite([
      {
        input: await sharp(drawing('recap.svg'), { density: 144 })
          .resize(SIZE.width, 2 * PATCH)
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
      ...patches,
      {
        input: await sharp(drawing('logo/suluh-terang.svg'), { density: 200 }).resize({ height: 72 }).png().toBuffer(),
        left: LEFT,
        top: 578,
      },
      { input: Buffer.from(written), left: 0, top: 0 },
    ])
    .png({ palette: true, colours: 256, compressionLevel: 9 })
    .toBuffer();
}
