import { CLOTHS, clothPattern, fullDye, type ClothName } from './cloths.ts';
import { circle, rect, ring } from './shapes.ts';

/** Sides of a card in units, and in px twice as many: what places that show links show whole. */
const SIDES = { width: 400, height: 210 } as const;
/** Side of the mark, and radius of the plate it stands on. */
const [MARK, PLATE] = [92, 74];

const [X, Y] = [SIDES.width / 2, SIDES.height / 2];

/** What stands inside a drawing, and its sides. @throws Error without a `viewBox` */
function inside(drawing: string): { viewBox: string; inner: string } {
  const [, viewBox, inner] = /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(drawing) ?? [];
  if (viewBox === undefined || inner === undefined) throw new Error('A drawing without a viewBox');
  return { viewBox, inner };
}

/** A plate on a full cloth, with something on it. */
function plate(cloth: ClothName, content: string): string {
  const { latar, klowong, cecek } = CLOTHS[cloth];
  const body =
    rect({ x: 0, y: 0, ...SIDES }, 'url(#f)') +
    circle(X, Y, PLATE + 14, latar) +
    circle(X, Y, PLATE + 11, klowong) +
    circle(X, Y, PLATE + 8, latar) +
    ring(X, Y, PLATE + 4, 44, 1.7, cecek) +
    circle(X, Y, PLATE, 'p50') +
    content;
  const pattern = clothPattern('f', cloth, fullDye(cloth), { scale: 0.8, x: 14, y: 8 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDES.width} ${SIDES.height}" width="${SIDES.width}" height="${SIDES.height}"><defs>${pattern}</defs>${body}</svg>\n`;
}

const placed = (drawing: string, side: number): string => {
  const { viewBox, inner } = inside(drawing);
  return `<svg x="${X - side / 2}" y="${Y - side / 2}" width="${side}" height="${side}" viewBox="${viewBox}">${inner}</svg>`;
};

/**
 * What an institution or employer is shared with: its mark on a plate, on a full cloth (docs/look.md#pictures), as SVG text.
 * @param mark its mark as SVG text with a `viewBox`. @throws Error without one
 */
export const drawMarkCard = (mark: string, cloth: ClothName): string => plate(cloth, placed(mark, MARK));

/** What a teacher is shared with: the drawn face fills the plate. @param portrait as SVG text with a `viewBox` */
export const drawPortraitCard = (portrait: string, cloth: ClothName): string =>
  plate(
    cloth,
    `<clipPath id="piring"><circle cx="${X}" cy="${Y}" r="${PLATE}"/></clipPath><g clip-path="url(#piring)">${placed(portrait, PLATE * 2)}</g>`,
  );
