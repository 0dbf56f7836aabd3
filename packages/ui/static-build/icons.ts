import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PALETTE } from '../src/foundations/palette.ts';

/** Ground of the mark. */
const GROUND = PALETTE['nila-700'];
/** Units of the mark's drawing, a square. */
const UNITS = 48;
/** What devices cut to a shape of their own shows its middle alone, a circle of four fifths (w3.org/TR/appmanifest, 'maskable'). */
const SAFE = 0.72;
/** The patch the mark stands on; without it the torch alone is left. */
const PATCH = new RegExp(`<path d="[^"]*" fill="${GROUND}"/>`);

const draw = (inner: string, px: number): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}">${inner}</svg>`), {
    density: (72 * px) / UNITS,
  })
    .resize(px, px)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The mark within its ground, smaller than the whole by `scale`. */
const onGround = (torch: string, scale: number): string =>
  `<rect width="${UNITS}" height="${UNITS}" fill="${GROUND}"/><g transform="translate(${(UNITS * (1 - scale)) / 2} ${(UNITS * (1 - scale)) / 2}) scale(${scale})">${torch}</g>`;

/**
 * Pictures of the mark for what shows no SVG: screens of phones, messages to devices. `badge` is its outline alone, which
 * phones dye themselves.
 */
export async function icons(): Promise<Record<string, Buffer>> {
  const mark = await readFile(new URL('../artwork/logo/tanda.svg', import.meta.url), 'utf8');
  const inner = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const torch = inner.replace(PATCH, '');
  const outline = torch.replaceAll(/fill="#\w+"/g, 'fill="#fff"');
  return {
    192: await draw(inner, 192),
    512: await draw(inner, 512),
    'maskable-512': await draw(onGround(torch, SAFE), 512),
    badge: await draw(outline, 96),
    /** Phones round its corners themselves, and show what is clear as black. */
    'apple-touch': await draw(onGround(torch, 1), 180),
  };
}

/** Side of the picture of tabs, in px. */
const TAB_PX = 32;
const HEAD_BYTES = 22;

/** The mark as browsers ask for it that read no SVG: a file of one picture, which is a PNG. */
export async function favicon(): Promise<Buffer> {
  const mark = await readFile(new URL('../artwork/logo/tanda.svg', import.meta.url), 'utf8');
  const picture = await draw(mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''), TAB_PX);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16LE(1, 2); // an icon,
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(TAB_PX, 6);
  head.writeUInt8(TAB_PX, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(TAB_PX, 12); // 32 bits for each dot
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(HEAD_BYTES, 18);
  return Buffer.concat([head, picture]);
}
