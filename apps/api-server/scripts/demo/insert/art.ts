import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawBanner } from '@suluh/gallery/banner';
import { MARKS_FOLDER } from '@suluh/gallery/marks';
import { drawPortrait } from '@suluh/gallery/portrait';
import { PORTRAITS } from '@suluh/gallery/portraits';
import { drawMarkCard, drawPortraitCard } from '@suluh/gallery/markCard';
import { fnv1a, MOTIF_NAMES } from '@suluh/domain/cloth';
import { DRAWN_WIDTHS, MARK_CARD_PX, markCardPath, PORTRAIT_FOLDER } from '@suluh/domain/drawn';
import sharp, { type Sharp } from 'sharp';
import { categories } from '../data/categories.ts';
import { banners, bundles, collections } from '../data/home.ts';
import { landings } from '../data/landings.ts';
import { lineLandings } from '../data/lineLandings.ts';
import { news } from '../data/news.ts';

/** What is drawn, in px: a teacher's face, a banner for the optimizer to take smaller ones from, an article in its widths. */
const PORTRAIT_PX = 220;
const BANNER_PX = 1440;
const BENEFIT_PX = 720;

/** What was drawn from which drawing; hidden, so that nobody fetches it. */
const RECIPES = '.gambar.json';

type Format = 'webp' | 'avif' | 'jpg';

interface Picture {
  /** Path in the storage. */
  path: string;
  format: Format;
  svg: string;
  widthPx: number;
}

const FORMATS = {
  webp: (drawn: Sharp) => drawn.webp({ quality: 56 }),
  jpg: (drawn: Sharp) => drawn.jpeg({ quality: 68, mozjpeg: true }),
  avif: (drawn: Sharp) => drawn.avif({ quality: 45, effort: 2, chromaSubsampling: '4:2:0' }),
} as const satisfies Record<Format, (drawn: Sharp) => Sharp>;

/** Every picture of the demo that is drawn: faces, banners, articles, covers. */
function demoPictures(): Picture[] {
  const faces = Object.entries(PORTRAITS).map(([name, drawing]) => ({
    path: `${PORTRAIT_FOLDER}/${name}.webp`,
    format: 'webp' as const,
    svg: drawPortrait(drawing),
    widthPx: PORTRAIT_PX,
  }));
  const slides = banners.flatMap(({ picture }) =>
    picture ? [{ path: picture.path, format: 'webp' as const, svg: drawBanner(picture.art), widthPx: BANNER_PX }] : [],
  );
  const landingArt = [...landings, ...lineLandings]
    .flatMap(({ picture, storyPicture }) => [picture, storyPicture])
    .flatMap((each) =>
      each === null || typeof each === 'string'
        ? []
        : [{ path: each.path, format: 'webp' as const, svg: drawBanner(each.art), widthPx: BANNER_PX }],
    );
  const benefits = [...landings, ...lineLandings]
    .flatMap((landing) => landing.benefits)
    .flatMap(({ art }) =>
      art ? [{ path: art.path, format: 'webp' as const, svg: drawBanner(art.art), widthPx: BENEFIT_PX }] : [],
    );
  const inWidths = [...news, ...categories, ...collections, ...bundles].flatMap(({ picture }) => {
    const svg = drawBanner(picture.art);
    const folder = path.dirname(picture.path);
    return DRAWN_WIDTHS.flatMap((widthPx) =>
      (['webp', 'avif'] as const).map((format) => ({ path: `${folder}/${widthPx}.${format}`, format, svg, widthPx })),
    );
  });
  return [...faces, ...slides, ...landingArt, ...benefits, ...inWidths];
}

const clothOf = (name: string) => MOTIF_NAMES[fnv1a(name) % MOTIF_NAMES.length]!;

/** What pages of institutions, employers and programmes are shared with: the card of each mark, on the cloth its name falls on. */
async function markCards(): Promise<Picture[]> {
  const files = await readdir(MARKS_FOLDER, { recursive: true });
  const marks = files.flatMap((name) => {
    const card = markCardPath(name);
    return card === null ? [] : [{ name, card }];
  });
  return Promise.all(
    marks.map(async ({ name, card }) => ({
      path: card,
      format: 'jpg' as const,
      svg: drawMarkCard(await readFile(path.join(MARKS_FOLDER, name), 'utf8'), clothOf(name)),
      widthPx: MARK_CARD_PX.width,
    })),
  );
}

/** What pages of teachers are shared with. */
const faceCards = (): Picture[] =>
  Object.entries(PORTRAITS).map(([name, drawing]) => ({
    path: `${PORTRAIT_FOLDER}/${name}.jpg`,
    format: 'jpg' as const,
    svg: drawPortraitCard(drawPortrait(drawing), clothOf(name)),
    widthPx: MARK_CARD_PX.width,
  }));

/** Lays the pictures of the demo into the storage: marks as they are, the rest drawn unless it is there from before. */
export async function layPictures(storage: string): Promise<void> {
  await cp(MARKS_FOLDER, storage, { recursive: true });
  const recipes = path.join(storage, RECIPES);
  const before = JSON.parse(await readFile(recipes, 'utf8').catch(() => '{}')) as Record<string, string>;
  const after: Record<string, string> = {};
  for (const { path: name, format, svg, widthPx } of [...demoPictures(), ...faceCards(), ...(await markCards())]) {
    after[name] = createHash('sha256')
      .update(`${widthPx} ${format} ${FORMATS[format]} ${svg}`)
      .digest('hex')
      .slice(0, 16);
    if (after[name] === before[name]) continue;
    const file = path.join(storage, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await FORMATS[format](sharp(Buffer.from(svg), { density: 144 }).resize(widthPx)).toBuffer());
  }
  await writeFile(recipes, JSON.stringify(after));
}
