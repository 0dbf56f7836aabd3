import { CLOTHS, clothPattern, fullDye, type ClothName } from './cloths.ts';
import { mixed } from './dyes.ts';
import { objectSymbol, standing } from './objects.ts';
import { circle, dots, rect, ring, toothed } from './shapes.ts';

export interface BannerDrawing {
  cloth: ClothName;
  objects: readonly [main: string, left: string, right: string];
  /** Dye of the table. */
  table: string;
  /** Sides in units: 720 by 432 on the home page. */
  width?: number;
  height?: number;
}

const SUN = 'k2';

/**
 * Art of banners and articles: full cloth of the subject, a sun disc on it, three objects on a table with a pinked edge
 * (docs/look.md#pictures), as SVG text.
 */
export function drawBanner({ cloth, objects, table, width = 720, height = 432 }: BannerDrawing): string {
  const { latar, klowong, cecek } = CLOTHS[cloth];
  const [main, left, right] = objects;
  const [x, y, radius] = [width / 2, height * 0.56, height * 0.43];
  const body =
    rect({ x: 0, y: 0, width, height }, 'url(#f)') +
    circle(x, y, radius + 26, latar) +
    circle(x, y, radius + 22, klowong) +
    circle(x, y, radius + 18, latar) +
    ring(x, y, radius + 9, 44, 3.8, cecek) +
    circle(x, y, radius, SUN) +
    toothed(height - 56, width, height, 20, 13, table) +
    dots({ x: 10, y: height - 36, stepX: width / 35.6, stepY: 0 }, 36, 3.4, 'k4') +
    standing(left, { x: x - width * 0.28, foot: height - 40, scale: 1.02, wax: 'p50' }) +
    standing(right, { x: x + width * 0.28, foot: height - 40, scale: 1.02, wax: 'p50' }) +
    standing(main, { x, foot: height - 22, scale: 1.58, wax: 'p50', shade: mixed(table, 'a95', 0.3) });
  const pattern = clothPattern('f', cloth, fullDye(cloth), { scale: 1.3, x: 14, y: 8 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${pattern}${objects.map(objectSymbol).join('')}</defs>${body}</svg>\n`;
}
