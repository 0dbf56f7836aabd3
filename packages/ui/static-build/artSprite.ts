import { readFile } from 'node:fs/promises';
import { readTile } from './tiles.ts';

/** Drawings that take their colours from the page through CSS variables, referenced with <use>. */

/** Outlines from a star's upper tip. */
const STAR = 'l2.05 4.3 4.7.62-3.44 3.27.86 4.67-4.17-2.26-4.17 2.26.86-4.67-3.44-3.27 4.7-.62z';
const LEFT_HALF = 'l-2.05 4.3-4.7.62 3.44 3.27-.86 4.67 4.17-2.26z';
const STAR_STEP = 17.07;

/** Stars `from` to before `to` of a row, in one path. */
const outlines = (outline: string, from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `M${(8 + (from + at) * STAR_STEP).toFixed(2)} 1.2${outline}`).join('');

/**
 * Five stars filled up to `halves` half stars. Off stars are drawn first so that outlines of lit ones stay whole. Two
 * paths for all: a page styles what a symbol holds anew wherever it shows it, and a listing shows dozens.
 */
function starRow(halves: number): string {
  const whole = Math.floor(halves / 2);
  const off = outlines(STAR, whole, 5);
  const on = outlines(STAR, 0, whole) + (halves % 2 === 1 ? outlines(LEFT_HALF, whole, whole + 1) : '');
  return (
    `<symbol id="stars-${halves}" viewBox="0 0 84.28 16" overflow="visible" stroke-width="1.2" stroke-linejoin="round">` +
    (off && `<path d="${off}" fill="var(--star-off)" stroke="var(--star-off-line)"/>`) +
    (on && `<path d="${on}" fill="var(--star)" stroke="var(--star-line)"/>`) +
    '</symbol>'
  );
}

function ringOfDots(cx: number, cy: number, radius: number): string {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return `<circle cx="${(cx + radius * Math.cos(angle)).toFixed(1)}" cy="${(cy + radius * Math.sin(angle)).toFixed(1)}" r="2"/>`;
  }).join('');
}

function medallion(id: string, size: string, cx: number, cy: number, radius: number): string {
  return (
    `<symbol id="${id}" viewBox="0 0 ${size}" preserveAspectRatio="xMidYMid slice">` +
    `<circle cx="${cx}" cy="${cy}" r="${radius + 2}" fill="none" stroke="var(--k)" stroke-width="4"/>` +
    `<g fill="var(--c)">${ringOfDots(cx, cy, radius + 11)}</g></symbol>`
  );
}

function headLandscape(): string {
  const teeth = Array.from({ length: 6 }, (_, i) => `M192 ${i * 30}L170 ${i * 30 + 15}L192 ${i * 30 + 30}Z`).join('');
  const dots = Array.from({ length: 6 }, (_, i) => `<circle cx="162" cy="${i * 30 + 15}" r="2.6"/>`).join('');
  return (
    '<symbol id="kepala" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">' +
    `<path d="${teeth}M192 0h6v180h-6Z" fill="var(--k)"/><g fill="var(--c)">${dots}</g></symbol>`
  );
}

function headPortrait(): string {
  const teeth = Array.from({ length: 5 }, (_, i) => `M${i * 32} 101l16 20 16 -20Z`).join('');
  const dots = Array.from({ length: 5 }, (_, i) => `<circle cx="${i * 32 + 16}" cy="129" r="2.4"/>`).join('');
  return (
    '<symbol id="kepala-tegak" viewBox="0 0 160 220" preserveAspectRatio="xMidYMid slice">' +
    `<path d="${teeth}M0 95h160v6.5H0Z" fill="var(--k)"/><g fill="var(--c)">${dots}</g></symbol>`
  );
}

function seam(id: string, size: string, from: [number, number], to: [number, number]): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  return (
    `<symbol id="${id}" viewBox="0 0 ${size}" preserveAspectRatio="xMidYMid slice">` +
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="var(--k)" stroke-width="6"/>` +
    `<path d="M${x1 - 9} ${y1}L${x2 - 9} ${y2}" stroke="var(--c)" stroke-width="3.2" stroke-dasharray="0 7" stroke-linecap="round"/></symbol>`
  );
}

/** Undyed cloth: wax lines only, on a rod, with or without the one lit petal in the middle (docs/look.md#motif). */
export async function undyedCloth(
  id: string,
  motif: 'kawung' | 'truntum',
  width: number,
  height: number,
  scale: number,
  flame: boolean,
): Promise<string> {
  const tile = await readTile(motif);
  const lines = tile.shapes
    .replace(/<rect[^>]*\/>/, '')
    .replaceAll('fill="var(--klowong)"', 'stroke="var(--line-control)" stroke-width="1.1"')
    .replaceAll(/fill="var\(--(?:isen|cecek|latar)\)"/g, 'stroke="var(--line-strong)"');
  const step = tile.width * scale;
  const columns: number[] = [];
  for (let x = ((width / 2) % step) - step; x < width; x += step) columns.push(x);
  const rows: number[] = [];
  for (let y = ((height / 2) % step) - step; y < height; y += step) rows.push(y);
  const uses = rows.flatMap((y) =>
    columns.map((x) => `<use href="#${id}-u" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})"/>`),
  );
  const teeth = Array.from({ length: width / 10 }, (_, i) => `L${i * 10} ${height - 7}L${i * 10 + 5} ${height}`).join(
    '',
  );
  const outline = `M0 12${teeth}L${width} ${height - 7}L${width} 12Z`;
  const petal = 'M0 0C17.08 -36.77 77.8 -36.77 94.87 0C77.8 36.77 17.08 36.77 0 0Z';
  const lit = flame
    ? `<g transform="translate(${width / 2} ${height / 2 + 51}) rotate(-90)"><path d="${petal}" fill="var(--bg-surface)" stroke="var(--bg-surface)" stroke-width="10" stroke-linejoin="round"/>` +
      `<path d="${petal}" fill="var(--flame)"/><path d="M8.83 0C18.78 -14.71 44.11 -14.71 54.06 0C44.11 14.71 18.78 14.71 8.83 0Z" fill="var(--mengkudu-500)"/></g>`
    : '';
  return (
    `<symbol id="${id}" viewBox="-14 0 ${width + 28} ${height + 4}"><path d="M-14 8H${width + 14}" stroke="var(--soga)" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${outline}" fill="var(--bg-surface)"/><svg y="12" width="${width}" height="${height - 19}" viewBox="0 12 ${width} ${height - 19}"><g fill="none">${uses.join('')}</g></svg>` +
    `<path d="${outline}" fill="none" stroke="var(--line-control)" stroke-width="1.5" stroke-linejoin="round"/>${lit}</symbol>` +
    `<g id="${id}-u" fill="none">${lines}</g>`
  );
}

/** Needle and thread over the patch that is missing (docs/look.md#motif). */
const NEEDLE =
  '<symbol id="jarum" viewBox="0 0 600 450"><path d="M158 300C110 360 210 420 262 352S330 250 250 214" fill="none" stroke="var(--mengkudu-500)" stroke-width="3" stroke-linecap="round"/>' +
  '<g transform="translate(250 214) rotate(-38)"><path d="M-4 0C-4 -5 10 -5 16 -4L92 0L16 4C10 5 -4 5 -4 0Z" fill="var(--arang-700)"/>' +
  '<ellipse cx="6" cy="0" rx="6" ry="1.6" fill="var(--bg-page)"/></g></symbol>';

async function logo(): Promise<string> {
  const svg = await readFile(new URL('../artwork/logo/suluh.svg', import.meta.url), 'utf8');
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? '';
  const mark = await readFile(new URL('../artwork/logo/tanda.svg', import.meta.url), 'utf8');
  const markInner = /<svg[^>]*>(.*)<\/svg>/s.exec(mark)?.[1] ?? '';
  return (
    `<symbol id="suluh" viewBox="18 -1205 2494 1223">${inner.replaceAll('#1A4170', 'var(--logo)')}</symbol>` +
    `<symbol id="tanda" viewBox="0 0 48 48">${markInner}</symbol>`
  );
}

const sprite = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;

/** static/art.svg: logo, stars, thumbnail layouts, needle. */
export async function artSprite(): Promise<string> {
  const symbols = [
    await logo(),
    ...Array.from({ length: 11 }, (_, halves) => starRow(halves)),
    headLandscape(),
    headPortrait(),
    seam('pagi-sore', '320 180', [230.4, 0], [108.8, 180]),
    seam('pagi-sore-tegak', '160 220', [152, 0], [8, 220]),
    medallion('medali', '320 180', 211.2, 90, 70.2),
    medallion('medali-tegak', '160 220', 80, 88, 57.6),
    NEEDLE,
  ];
  return sprite(symbols);
}

/**
 * static/kain.svg: undyed cloth, apart from what every page shows. It repeats its tiles, so that a browser that has its
 * file styles 3,000 elements at once, whether a page shows any of them or not.
 */
export async function clothSprite(): Promise<string> {
  return sprite([
    await undyedCloth('kain-kawung', 'kawung', 320, 200, 1.3, true),
    await undyedCloth('kain-truntum', 'truntum', 320, 200, 1.12, false),
    await undyedCloth('kain-rendah', 'truntum', 260, 110, 1, false),
    await undyedCloth('kain-lebar', 'kawung', 420, 220, 1.35, true),
  ]);
}
