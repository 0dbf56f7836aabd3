import { readFile } from 'node:fs/promises';
import { drawBanner } from '@suluh/gallery/banner';
import sharp from 'sharp';

/** Width in px of pictures that places where links are shared show whole. */
const WIDTH_PX = 1200;

/** Sides of a card in units of banners, 1.91 to 1. */
const SIDES = { width: 720, height: 378 } as const;

/** Cards by the name of their file: `share` of every page without one of its own, others of places of the site. */
const ART = {
  /** What is learned, the lamp it is learned by, and what comes of it. */
  share: { cloth: 'kawung', objects: ['lampu', 'buku', 'sertifikat'], table: 'n9' },
  'share-enterprise': { cloth: 'parang', objects: ['orang-tim', 'papan-rencana', 'mimbar'], table: 'n9' },
  'share-ukm': { cloth: 'truntum', objects: ['toko', 'buku-kas', 'ponsel-toko'], table: 'n9' },
  'share-promo': { cloth: 'ceplok', objects: ['koin', 'celengan', 'nota'], table: 'n9' },
} as const;

/** Ground of the logo, the indigo of the torch's patch. */
const GROUND = '#08172C';
const DOTS_PER_UNIT = 72;

async function cardOf(art: (typeof ART)[keyof typeof ART]): Promise<Buffer> {
  const logo = await readFile(new URL('../artwork/logo/suluh-terang.svg', import.meta.url), 'utf8');
  const placed = logo
    .replace(/^<svg /, '<svg x="42" y="34" ')
    .replace(/height="\d+" width="[\d.]+"/, 'width="128" height="63"');
  const plaque = `<rect x="24" y="24" width="164" height="83" rx="8" fill="${GROUND}"/>${placed}`;
  const svg = drawBanner({ ...art, ...SIDES }).replace(/<\/svg>\s*$/, `${plaque}</svg>`);
  return sharp(Buffer.from(svg), { density: (DOTS_PER_UNIT * WIDTH_PX) / SIDES.width })
    .resize(WIDTH_PX)
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

/** What pages are shown by where their address is shared, as JPEG: few places show an SVG. */
export async function shareCards(): Promise<Record<string, Buffer>> {
  const drawn = Object.entries(ART).map(async ([name, art]) => [name, await cardOf(art)] as const);
  return Object.fromEntries(await Promise.all(drawn));
}
