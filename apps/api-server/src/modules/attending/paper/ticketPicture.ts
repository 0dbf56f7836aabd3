import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ticket } from '@suluh/api/types';
import { printedCode } from '@suluh/domain/ticket';
import { ticketText as TEXTS } from '@suluh/i18n-id/ticket';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { encode } from 'uqr';
import { unpackedFont } from '../../certificate/paper/unpackedFont.ts';
import { ticketLines } from './ticketLines.ts';
import { INKS } from '../../../inks.ts';

const { ink: INK, muted: MUTED, sheet: PAPER } = INKS;

/** Size of the picture in pixels: upright, for a phone. */
const WIDTH = 720;
const MARGIN = 48;
const QR = 480;

const require = createRequire(import.meta.url);
const fonts = new Map<number, Font>();
function fontOf(weight: 500 | 800): Font {
  const known =
    fonts.get(weight) ??
    (create(
      unpackedFont(
        readFileSync(
          require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`),
        ),
      ),
    ) as Font);
  fonts.set(weight, known);
  return known;
}

interface Look {
  size: number;
  weight: 500 | 800;
  colour: string;
  isCentred?: boolean;
}

const widthOf = (text: string, { size, weight }: Look): number => {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
};

/** Text as outlines: the picture needs no font where it is drawn or shown. */
function written(text: string, x: number, y: number, look: Look): string {
  const font = fontOf(look.weight);
  const scale = look.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = look.isCentred ? x - widthOf(text, look) / 2 : x;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    at += (positions[index]?.xAdvance ?? 0) * scale;
    return path;
  });
  return `<g fill="${look.colour}">${paths.join('')}</g>`;
}

/** Words in lines no wider than a width; at most so many, the last cut with three dots. */
function lines(text: string, width: number, most: number, look: Look): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`;
    if (found.length > 0 && widthOf(longer, look) <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  const kept = found.slice(0, most).map((line) => {
    let cut = line;
    while (cut.length > 1 && widthOf(cut, look) > width) cut = `${cut.slice(0, -2)}…`;
    return cut;
  });
  if (found.length > most) kept[most - 1] = `${kept[most - 1]!.replace(/…$/, '')}…`;
  return kept;
}

function qr(value: string, x: number, y: number, side: number): string {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, at) => row.flatMap((dark, column) => (dark ? [`M${column} ${at}h1v1h-1z`] : [])));
  return `<path transform="translate(${x} ${y}) scale(${side / size})" fill="${INK}" d="${modules.join('')}"/>`;
}

/** A ticket as a picture of at most 200 KB, made to be sent on and shown from a gallery. */
export async function ticketPicture(ticket: Ticket): Promise<Buffer> {
  const parts = [qr(ticket.token, (WIDTH - QR) / 2, 24, QR)];
  const small: Look = { size: 20, weight: 500, colour: MUTED };
  const centred = { isCentred: true };
  parts.push(written(TEXTS.code, WIDTH / 2, 536, { ...small, ...centred }));
  parts.push(
    written(printedCode(ticket.shortCode), WIDTH / 2, 584, { size: 44, weight: 800, colour: INK, ...centred }),
  );
  let y = 648;
  const title: Look = { size: 30, weight: 800, colour: INK };
  for (const line of lines(ticket.courseFullname, WIDTH - 2 * MARGIN, 3, title)) {
    parts.push(written(line, MARGIN, y, title));
    y += 40;
  }
  for (const [label, value] of ticketLines(ticket)) {
    const look: Look = { size: 24, weight: 800, colour: INK };
    parts.push(written(label, MARGIN, (y += 16), small));
    for (const line of lines(value, WIDTH - 2 * MARGIN, 2, look)) parts.push(written(line, MARGIN, (y += 32), look));
    y += 14;
  }
  const height = y + MARGIN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer();
}
