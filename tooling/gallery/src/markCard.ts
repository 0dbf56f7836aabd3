import { CLOTHS, clothPattern, fullDye, type ClothName } from './cloths.ts';
import { circle, rect, ring } from './shapes.ts';

/** Sides of a card in units, and in px twice as many: what places that show links show whole. */
const SIDES = { width: 400, height: 210 } as const;
/** Side of the mark, and radius of the plate it stands on. */
const [MARK, PLATE] = [92, 74];

/**
 * What an institution or employer is shared with: its mark on a plate, on a full cloth (docs/look.md#pictures), as SVG text.
 * @param mark its mark as SVG text with a `viewBox`. @throws Error without one
 */
export function drawMarkCard(mark: string, cloth: ClothName): string {
  const { latar, klowong, cecek } = CLOTHS[cloth];
  const [x, y] = [SIDES.width / 2, SIDES.height / 2];
  const [, viewBox, inner] = /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(mark) ?? [];
  if (viewBox === undefined || inner === undefined) throw new Error('A mark without a viewBox');
  const body =
    rect({ x: 0, y: 0, ...SIDES }, 'url(#f)') +
    circle(x, y, PLATE + 14, latar) +
    circle(x, y, PLATE + 11, klowong) +
    circle(x, y, PLATE + 8, latar) +
    ring(x, y, PLATE + 4, 44, 1.7, cecek) +
    circle(x, y, PLATE, 'p50') +
    `<svg x="${x - MARK / 2}" y="${y - MARK / 2}" width="${MARK}" height="${MARK}" viewBox="${viewBox}">${inner}</svg>`;
  const pattern = clothPattern('f', cloth, fullDye(cloth), { scale: 0.8, x: 14, y: 8 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDES.width} ${SIDES.height}" width="${SIDES.width}" height="${SIDES.height}"><defs>${pattern}</defs>${body}</svg>\n`;
}
