import { encode } from 'uqr';
import { INKS } from './inks.ts';

/** A QR code as one SVG path in ink, with the quiet zone of four modules readers ask for; sides in units of the drawing. */
export function qrPath(value: string, { x = 0, y = 0, side }: { x?: number; y?: number; side: number }): string {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, at) => row.flatMap((dark, column) => (dark ? [`M${column} ${at}h1v1h-1z`] : [])));
  return `<path transform="translate(${x} ${y}) scale(${side / size})" fill="${INKS.ink}" d="${modules.join('')}"/>`;
}
