import { HERO_GROUND, MOTIFS, type MotifName } from '../src/cloth/motifs.ts';
import { dyed, readTile, shareRepeatedPaths } from './tiles.ts';

/** A4 landscape at 96 dpi, in CSS pixels. */
const PAGE = { width: 1123, height: 794 };
const BAND = 56.15;
const CORNER = 70.15;
const LINE = 6;
const TOOTH = 15;

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Whole repeats of a square tile along one side: the tile is scaled to the band and stretched by the rest. */
function band(
  id: string,
  side: number,
  length: number,
  x: number,
  y: number,
  upright: boolean,
): { pattern: string; rect: string } {
  const across = BAND / side;
  const along = length / Math.round(length / BAND) / side;
  const [scaleX, scaleY] = upright ? [across, along] : [along, across];
  const size = upright ? `width="${BAND}" height="${round(length)}"` : `width="${round(length)}" height="${BAND}"`;
  return {
    pattern: `<pattern id="${id}" href="#tile" patternTransform="translate(${round(x)} ${round(y)}) scale(${scaleX} ${scaleY})"/>`,
    rect: `<rect x="${round(x)}" y="${round(y)}" ${size} fill="url(#${id})"/>`,
  };
}

/** Tumpal teeth along all four inner edges. */
function teeth(): string {
  const wide = (PAGE.width - 2 * CORNER) / 35;
  const high = (PAGE.height - 2 * CORNER) / 23;
  const across = (y: number, direction: 1 | -1) =>
    Array.from(
      { length: 35 },
      (_, at) =>
        `M${round(CORNER + at * wide)} ${y}l${round(wide / 2)} ${direction * TOOTH}l${round(wide / 2)} ${-direction * TOOTH}Z`,
    );
  const down = (x: number, direction: 1 | -1) =>
    Array.from(
      { length: 23 },
      (_, at) =>
        `M${x} ${round(CORNER + at * high)}l${direction * TOOTH} ${round(high / 2)}l${-direction * TOOTH} ${round(high / 2)}Z`,
    );
  return [
    ...across(CORNER, 1),
    ...across(PAGE.height - CORNER, -1),
    ...down(CORNER, 1),
    ...down(PAGE.width - CORNER, -1),
  ].join('');
}

/** Corner square: dark ground, a kunyit frame and a flower in the motif's dyes. */
function corner(petal: string, sepal: string, heart: string): string {
  const half = CORNER / 2;
  const large = [45, 135, 225, 315]
    .map((turn) => `<use href="#petal" transform="rotate(${turn})" fill="${petal}"/>`)
    .join('');
  const small = [0, 90, 180, 270]
    .map((turn) => `<use href="#sepal" transform="rotate(${turn})" fill="${sepal}"/>`)
    .join('');
  return (
    `<g id="corner"><rect x="${-half}" y="${-half}" width="${CORNER}" height="${CORNER}" fill="#08172C"/>` +
    `<rect x="${4 - half}" y="${4 - half}" width="${CORNER - 8}" height="${CORNER - 8}" fill="none" stroke="#FFCC4A" stroke-width="2"/>` +
    `${large}${small}<circle r="4.5" fill="${heart}"/></g>`
  );
}

/**
 * static/certificate/NAME.svg: the border of a certificate in the motif of its course's category. Motif units are never
 * cut;
 * a motif whose tile is not square lends its dyes to kawung (docs/look.md#motif, Certificate border).
 */
export async function certificateBorder(name: MotifName): Promise<string> {
  const own = await readTile(name);
  const square = own.width === own.height && own.turn === 0;
  const tile = square ? own : await readTile('kawung');
  const dyes = MOTIFS[name];
  const { shared, shapes } = shareRepeatedPaths(dyed(tile, dyes, own.extraDyes), 'p');
  const across = PAGE.width - 2 * BAND;
  const down = PAGE.height - 2 * BAND;
  const bands = [
    band('t', tile.width, across, BAND, 0, false),
    band('b', tile.width, across, BAND, PAGE.height - BAND, false),
    band('l', tile.width, down, 0, BAND, true),
    band('r', tile.width, down, PAGE.width - BAND, BAND, true),
  ];
  const inner = `M${BAND} ${BAND}H${round(PAGE.width - BAND)}V${round(PAGE.height - BAND)}H${BAND}Z`;
  const inset = BAND + LINE;
  const hole = `M${inset} ${inset}V${round(PAGE.height - inset)}H${round(PAGE.width - inset)}V${inset}Z`;
  const half = CORNER / 2;
  const corners = [
    [half, half],
    [PAGE.width - half, half],
    [half, PAGE.height - half],
    [PAGE.width - half, PAGE.height - half],
  ].map(([x = 0, y = 0]) => `<use href="#corner" x="${round(x)}" y="${round(y)}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width}" height="${PAGE.height}"><defs>${shared}` +
    `<pattern id="tile" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">${shapes}</pattern>${bands.map(({ pattern }) => pattern).join('')}` +
    '<path id="petal" d="M4 0C9.4 -12 25.6 -12 31 0C25.6 12 9.4 12 4 0Z"/><path id="sepal" d="M5 0C10.1 -5.33 16.9 -5.33 22 0C16.9 5.33 10.1 5.33 5 0Z"/>' +
    `${corner('#FFCC4A', dyes.isen, '#FAF6EF')}</defs><rect width="${PAGE.width}" height="${PAGE.height}" fill="#fff"/>` +
    `${bands.map(({ rect }) => rect).join('')}<path d="${inner}${hole}" fill="#FBB71C" fill-rule="evenodd"/><path d="${teeth()}" fill="${HERO_GROUND[name] ?? dyes.latar}"/>${corners.join('')}</svg>`
  );
}
