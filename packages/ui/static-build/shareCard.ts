import { readFile } from 'node:fs/promises';
import { drawBanner } from '@suluh/gallery/banner';
import sharp from 'sharp';

/** Width in px of pictures that places where links are shared show whole. */
const WIDTH_PX = 1200;

/** What is learned, the lamp it is learned by, and what comes of it; in units of banners, 1.91 to 1. */
const ART = {
  cloth: 'kawung',
  objects: ['lampu', 'buku', 'sertifikat'],
  table: 'n9',
  width: 720,
  height: 378,
} as const;

/** Ground of the logo, the indigo of the torch's patch. */
const GROUND = '#08172C';
const DOTS_PER_UNIT = 72;

/** Picture of a page that has none of its own where its address is shared, as JPEG: few places show an SVG. */
export async function shareCard(): Promise<Buffer> {
  const logo = await readFile(new URL('../artwork/logo/suluh-terang.svg', import.meta.url), 'utf8');
  const placed = logo
    .replace(/^<svg /, '<svg x="42" y="34" ')
    .replace(/height="\d+" width="[\d.]+"/, 'width="128" height="63"');
  const plaque = `<rect x="24" y="24" width="164" height="83" rx="8" fill="${GROUND}"/>${placed}`;
  const svg = drawBanner(ART).replace(/<\/svg>\s*$/, `${plaque}</svg>`);
  return sharp(Buffer.from(svg), { density: (DOTS_PER_UNIT * WIDTH_PX) / ART.width })
    .resize(WIDTH_PX)
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}
