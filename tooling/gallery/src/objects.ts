import { readFileSync } from 'node:fs';
import { dye } from './dyes.ts';
import { ellipse } from './shapes.ts';

const OBJECTS = new URL('../objects/', import.meta.url);

/** The object of this name as an SVG symbol: a box of 200 by 200 with its foot line at 184. */
export const objectSymbol = (name: string): string =>
  /<symbol[\s\S]*?<\/symbol>/.exec(readFileSync(new URL(`${name}.svg`, OBJECTS), 'utf8'))![0];

interface Standing {
  /** Middle, and where its foot stands. */
  x: number;
  foot: number;
  scale: number;
  /** Undyed line around it, as wax would leave it: on full dye. */
  wax?: string;
  /** A flat ellipse below it: on a ground. */
  shade?: string;
}

/** An object in its place. */
export function standing(name: string, { x, foot, scale, wax, shade }: Standing): string {
  const drawing = `<use href="#${name}" width="200" height="200"/>`;
  const place = `translate(${(x - 100 * scale).toFixed(1)} ${(foot - 184 * scale).toFixed(1)}) scale(${scale})`;
  const line = wax ? `<g stroke="${dye(wax)}" stroke-width="13" stroke-linejoin="round">${drawing}</g>` : '';
  return `${shade ? ellipse(x + 8 * scale, foot + 1, 88 * scale, 9 * scale, shade) : ''}<g transform="${place}">${line}${drawing}</g>`;
}
