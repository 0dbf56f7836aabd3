import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MotifName } from '@suluh/domain/cloth';
import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp';
import { unpackedFont } from '../../../src/pdf/unpackedFont.ts';
import { secondsOf, type DemoSlide, type DemoVideo } from '../data/lessons/shape.ts';
import { FRAME_RATE } from './encode.ts';

/** What slides are drawn at; other sizes are made of it. */
const WIDTH = 854;
const HEIGHT = 480;
const BAND = 120;
const LEFT = BAND + 48;
const TEXT_WIDTH = WIDTH - LEFT - 40;
/** Height of a row of text, whatever its letters. */
const ROW = 34;
/** How long a line takes to come in, and how far it comes. */
const ENTER_SECONDS = 0.6;
const ENTER_PIXELS = 16;
/** Pixels the cloth moves in a second. */
const DRIFT = 5;

const BORDERS = path.join(import.meta.dirname, '../../../src/modules/certificate/paper/border');
const fontFolder = mkdtempSync(path.join(tmpdir(), 'suluh-font-'));
process.on('exit', () => rmSync(fontFolder, { recursive: true, force: true }));
const require = createRequire(import.meta.url);
function fontFile(weight: 500 | 800): string {
  const file = path.join(fontFolder, `${weight}.ttf`);
  const woff = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`;
  writeFileSync(file, unpackedFont(readFileSync(require.resolve(woff))));
  return file;
}
const FONTS = { heading: fontFile(800), line: fontFile(500) };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A line of text as a picture with nothing behind it. */
const writing = (text: string, style: 'heading' | 'line'): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp({
    text: {
      text: `<span foreground="${style === 'heading' ? '#0E2441' : '#332E28'}">${escaped(text)}</span>`,
      font: style === 'heading' ? 'Plus Jakarta Sans ExtraBold, 36' : 'Plus Jakarta Sans Medium, 25',
      fontfile: FONTS[style],
      width: TEXT_WIDTH,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** The cloth of a motif as a strip, taller than the picture by the height of one repeat. */
async function clothOf(motif: MotifName): Promise<{ strip: Buffer; repeat: number }> {
  const border = readFileSync(path.join(BORDERS, `${motif}.svg`), 'utf8');
  const defs = /<defs>.*<\/defs>/s.exec(border)![0];
  const [, width, height] = /<pattern id="tile" width="([\d.]+)" height="([\d.]+)"/.exec(defs)!;
  const scale = Math.min(1, BAND / Number(width));
  const repeat = Math.round(Number(height) * scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${BAND}" height="${HEIGHT + repeat}">${defs}<g transform="scale(${scale})"><rect width="${BAND / scale}" height="${(HEIGHT + repeat) / scale}" fill="url(#tile)"/></g><rect x="${BAND - 6}" width="6" height="${HEIGHT + repeat}" fill="#FBB71C"/></svg>`;
  return { strip: await sharp(Buffer.from(svg)).png().toBuffer(), repeat };
}

interface Line {
  picture: Buffer;
  top: number;
}

async function linesOf({ heading, lines }: DemoSlide): Promise<Line[]> {
  const written = [await writing(heading, 'heading')];
  for (const line of lines) written.push(await writing(line, 'line'));
  const pitches = written.map(({ info }, at) =>
    at === 0 ? info.height + 30 : Math.ceil(info.height / ROW) * ROW + 10,
  );
  const height = pitches.reduce((sum, pitch) => sum + pitch, 0);
  let top = Math.round((HEIGHT - height) / 2);
  return written.map(({ data }, at) => {
    const line = { picture: data, top };
    top += pitches[at]!;
    return line;
  });
}

/** A picture as faint as it is while it comes in. */
const faint = (picture: Buffer, share: number): Promise<Buffer> =>
  share >= 1
    ? Promise.resolve(picture)
    : sharp(picture).ensureAlpha().linear([1, 1, 1, share], [0, 0, 0, 0]).png().toBuffer();

/**
 * The frames of a recording as RGBA of 854 to 480: cloth that drifts, lines that come in one after the other, and a bar
 * that says how much is left.
 */
export async function* framesOf(video: DemoVideo, motif: MotifName): AsyncGenerator<Sharp> {
  const { strip, repeat } = await clothOf(motif);
  const total = secondsOf(video);
  let before = 0;
  for (const slide of video.slides) {
    const lines = await linesOf(slide);
    for (let frame = 0; frame < slide.seconds * FRAME_RATE; frame++) {
      const second = frame / FRAME_RATE;
      const drift = Math.round((before + second) * DRIFT) % repeat;
      const bar = Math.max(1, Math.round(((before + second) / total) * (WIDTH - BAND)));
      const layers: OverlayOptions[] = [
        {
          input: await sharp(strip).extract({ left: 0, top: drift, width: BAND, height: HEIGHT }).png().toBuffer(),
          left: 0,
          top: 0,
        },
        {
          input: { create: { width: bar, height: 6, channels: 3, background: '#E99F00' } },
          left: BAND,
          top: HEIGHT - 6,
        },
      ];
      for (const [at, { picture, top }] of lines.entries()) {
        const share = Math.min(1, (second - at * 0.4 + 1 / FRAME_RATE) / ENTER_SECONDS);
        if (share > 0)
          layers.push({
            input: await faint(picture, share),
            left: LEFT,
            top: top + Math.round((1 - share) * ENTER_PIXELS),
          });
      }
      yield sharp(
        await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#FAF6EF' } })
          .composite(layers)
          .png({ compressionLevel: 1 })
          .toBuffer(),
      );
    }
    before += slide.seconds;
  }
}
