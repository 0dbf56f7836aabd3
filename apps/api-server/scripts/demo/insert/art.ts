import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawBanner } from '@suluh/gallery/banner';
import { MARKS_FOLDER } from '@suluh/gallery/marks';
import { drawPortrait } from '@suluh/gallery/portrait';
import { PORTRAITS } from '@suluh/gallery/portraits';
import sharp from 'sharp';
import { banners } from '../data/home.ts';
import { news } from '../data/news.ts';

/** Sides of what is drawn, in px: a teacher's face twice as wide as it is shown, art as wide as a banner. */
const PORTRAIT_PX = 280;
const ART_PX = 1440;

/** What was drawn from which drawing; hidden, so that nobody fetches it. */
const RECIPES = '.gambar.json';

interface Picture {
  /** Path in the storage. */
  path: string;
  svg: string;
  widthPx: number;
}

/** Every picture of the demo that is drawn: faces, banners, articles. */
export function demoPictures(): Picture[] {
  const faces = Object.entries(PORTRAITS).map(([name, drawing]) => ({
    path: `teacher/${name}.webp`,
    svg: drawPortrait(drawing),
    widthPx: PORTRAIT_PX,
  }));
  const art = [...banners, ...news].flatMap(({ picture }) =>
    picture ? [{ path: picture.path, svg: drawBanner(picture.art), widthPx: ART_PX }] : [],
  );
  return [...faces, ...art];
}

/** Lays the pictures of the demo into the storage: marks as they are, the rest drawn unless it is there from before. */
export async function layPictures(storage: string): Promise<void> {
  await cp(MARKS_FOLDER, storage, { recursive: true });
  const recipes = path.join(storage, RECIPES);
  const before = JSON.parse(await readFile(recipes, 'utf8').catch(() => '{}')) as Record<string, string>;
  const after: Record<string, string> = {};
  for (const { path: name, svg, widthPx } of demoPictures()) {
    after[name] = createHash('sha256').update(`${widthPx} ${svg}`).digest('hex').slice(0, 16);
    if (after[name] === before[name]) continue;
    const file = path.join(storage, name);
    await mkdir(path.dirname(file), { recursive: true });
    const drawn = sharp(Buffer.from(svg), { density: 144 }).resize(widthPx).webp({ quality: 70 });
    await writeFile(file, await drawn.toBuffer());
  }
  await writeFile(recipes, JSON.stringify(after));
}
