import { dye } from './dyes.ts';

/** Shapes as SVG text. Colours are names of dyes; coordinates are units of the drawing. */

const short = (value: number): string => String(Math.round(value * 100) / 100);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const rect = ({ x, y, width, height }: Box, fill: string, radius = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${short(radius)}"` : ''} fill="${dye(fill)}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${dye(fill)}"/>`;

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${dye(fill)}"/>`;

export const area = (outline: string, fill: string): string => `<path d="${outline}" fill="${dye(fill)}"/>`;

/** A line without a fill. */
export const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${dye(colour)}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A row of dots (cecek), each a step further. */
export const dots = (
  { x, y, stepX, stepY }: { x: number; y: number; stepX: number; stepY: number },
  count: number,
  radius: number,
  fill: string,
): string => Array.from({ length: count }, (_, at) => circle(x + at * stepX, y + at * stepY, radius, fill)).join('');

/** Dots on a circle. */
export const ring = (x: number, y: number, radius: number, count: number, dotRadius: number, fill: string): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count;
    return circle(x + radius * Math.cos(angle), y + radius * Math.sin(angle), dotRadius, fill);
  }).join('');

const petal = (x: number, y: number, length: number, width: number, turn: number, fill: string): string =>
  `<path d="M0 0C${short(length * 0.22)} ${short(-width)} ${short(length * 0.78)} ${short(-width)} ${short(length)} 0C${short(length * 0.78)} ${short(width)} ${short(length * 0.22)} ${short(width)} 0 0Z" fill="${dye(fill)}" transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})"/>`;

/** A flower of petals around a heart. */
export const flower = (
  { x, y, radius, turn = 0 }: { x: number; y: number; radius: number; turn?: number },
  petals: number,
  fill: string,
  heart: string,
): string =>
  Array.from({ length: petals }, (_, at) => petal(x, y, radius, radius * 0.28, turn + (at * 360) / petals, fill)).join(
    '',
  ) + circle(x, y, radius * 0.2, heart);

/** A field whose upper edge is cut in fine teeth (untu walang), `height` below which it is whole. */
export function toothed(y: number, width: number, bottom: number, teeth: number, depth: number, fill: string): string {
  const step = width / (teeth * 2);
  const edge = Array.from({ length: teeth * 2 }, (_, at) => `L${short((at + 1) * step)} ${at % 2 ? y : y - depth}`);
  return area(`M0 ${y}${edge.join('')}V${bottom}H0Z`, fill);
}
