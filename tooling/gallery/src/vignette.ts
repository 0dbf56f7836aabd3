import { CLOTHS, clothPattern, fullDye, plainGround, type ClothDyes, type ClothName } from './cloths.ts';
import { mixed } from './dyes.ts';
import { objectSymbol, standing } from './objects.ts';
import { area, circle, dots, rect, ring, toothed } from './shapes.ts';

/** Sides of a vignette, in units. */
const WIDTH = 640;
const HEIGHT = 360;
const FIELD = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

export const VIGNETTE_LAYOUTS = ['medali', 'meja', 'gunungan', 'kain', 'pagisore'] as const;
export type VignetteLayout = (typeof VIGNETTE_LAYOUTS)[number];

export interface VignetteDrawing {
  cloth: ClothName;
  /** Main object, what stands in front of it, what stands beside it. */
  objects: readonly [main: string, second: string, third: string];
  layout: VignetteLayout;
  /** Which of the cloth's three grounds. */
  ground: 0 | 1 | 2;
  /** Scale of the tile, and where it begins. */
  scale: number;
  offsetX: number;
  offsetY: number;
}

/** What the layouts are drawn with. */
interface Palette {
  ground: string;
  /** Dark lines, and the light ones beside them. */
  ink: string;
  edge: string;
  /** Dots on the ink. */
  dot: string;
  shade: string;
  floor: string;
}

interface Drawn {
  patterns: string;
  body: string;
}

function paletteOf(dyes: ClothDyes, ground: string): Palette {
  const [ink, edge] = dyes.isLight ? [dyes.klowong, dyes.latar] : [dyes.latar, dyes.klowong];
  return {
    ground,
    ink,
    edge,
    dot: dyes.isLight ? 'k4' : dyes.cecek,
    shade: mixed(ground, ink, 0.16),
    floor: mixed(ground, ink, 0.24),
  };
}

type Draw = (drawing: VignetteDrawing, palette: Palette, isLight: boolean) => Drawn;

/** The motif of the drawing as a pattern `q` (quiet) or `f` (full). */
const patternOf = (
  { cloth, offsetX: x, offsetY: y }: VignetteDrawing,
  id: 'q' | 'f',
  slots: Readonly<Record<string, string>>,
  scale: number,
): string => clothPattern(id, cloth, slots, { scale, x, y });

const medali: Draw = (drawing, { ground, ink, edge, dot, shade, floor }, isLight) => {
  const [main, second] = drawing.objects;
  const [x, y, radius] = [320, 178, 152];
  const chord = Math.sqrt(radius ** 2 - 92 ** 2);
  return {
    patterns: patternOf(drawing, 'q', fullDye(drawing.cloth, isLight ? 0.4 : 0.32), drawing.scale * 1.5),
    body:
      rect(FIELD, 'url(#q)') +
      circle(x, y, radius + 22, ink) +
      circle(x, y, radius + 19, edge) +
      circle(x, y, radius + 16, ink) +
      ring(x, y, radius + 8, 36, 3.4, dot) +
      circle(x, y, radius, ground) +
      area(`M${x - chord} ${y + 92}H${x + chord}A${radius} ${radius} 0 0 1 ${x - chord} ${y + 92}Z`, shade) +
      standing(main, { x: x - 20, foot: y + 112, scale: 1.3, shade: floor }) +
      standing(second, { x: x + 96, foot: y + 122, scale: 0.56, wax: ground, shade: floor }),
  };
};

const meja: Draw = (drawing, { ground, ink, dot }, isLight) => {
  const { cloth, objects, scale } = drawing;
  const [main, second, third] = objects;
  return {
    patterns:
      patternOf(drawing, 'q', plainGround(ground, ink, isLight ? CLOTHS[cloth].isen : ink), scale * 1.5) +
      patternOf(drawing, 'f', fullDye(cloth), scale * 0.8),
    body:
      rect(FIELD, 'url(#q)') +
      standing(second, { x: 138, foot: 262, scale: 0.78 }) +
      standing(third, { x: 506, foot: 262, scale: 0.78 }) +
      toothed(262, WIDTH, HEIGHT, 16, 15, ink) +
      rect({ x: 0, y: 262, width: WIDTH, height: 98 }, 'url(#f)') +
      rect({ x: 0, y: 262, width: WIDTH, height: 9 }, ink) +
      rect({ x: 0, y: 269, width: WIDTH, height: 16 }, ink) +
      dots({ x: 8, y: 277, stepX: 16, stepY: 0 }, 40, 3, isLight ? 'm5' : dot) +
      standing(main, { x: 320, foot: 306, scale: 1.36, wax: 'p50' }),
  };
};

const arch = (out: number): string =>
  `M${168 - out} 372V${206}C${168 - out} ${120 - out} ${262 - out * 0.6} ${92 - out} 320 ${14 - out * 1.5}C${378 + out * 0.6} ${92 - out} ${472 + out} ${120 - out} ${472 + out} 206V372Z`;

const gunungan: Draw = (drawing, { ground, ink, edge, shade, floor }) => {
  const [main, second] = drawing.objects;
  return {
    patterns: patternOf(drawing, 'f', fullDye(drawing.cloth), drawing.scale),
    body:
      rect(FIELD, 'url(#f)') +
      area(arch(17), ink) +
      area(arch(12), edge) +
      area(arch(8), ink) +
      area(arch(0), ground) +
      `<clipPath id="n"><path d="${arch(0)}"/></clipPath><g clip-path="url(#n)">` +
      rect({ x: 150, y: 306, width: 340, height: 60 }, shade) +
      dots({ x: 168, y: 306, stepX: 19, stepY: 0 }, 17, 2.6, ink) +
      '</g>' +
      standing(main, { x: 304, foot: 326, scale: 1.24, shade: floor }) +
      standing(second, { x: 428, foot: 338, scale: 0.54, wax: ground, shade: floor }),
  };
};

const kain: Draw = (drawing, { ground, floor }, isLight) => {
  const [main, second, third] = drawing.objects;
  return {
    patterns: patternOf(drawing, 'f', fullDye(drawing.cloth, isLight ? 0.55 : 0.5), drawing.scale * 1.25),
    body:
      rect(FIELD, 'url(#f)') +
      standing(second, { x: 118, foot: 318, scale: 0.8, wax: 'p50' }) +
      standing(third, { x: 526, foot: 318, scale: 0.8, wax: 'p50' }) +
      area('M320 4C420 40 500 96 500 180S420 320 320 356C220 320 140 264 140 180S220 40 320 4Z', 'p50') +
      area('M320 17C412 52 488 104 488 180S412 308 320 343C228 308 152 256 152 180S228 52 320 17Z', ground) +
      standing(main, { x: 320, foot: 290, scale: 1.2, shade: floor }),
  };
};

const pagisore: Draw = (drawing, { ground, ink, dot, shade }) => {
  const [main, second, third] = drawing.objects;
  const stitches = Array.from({ length: 25 }, (_, at) => circle(449 - at * 9.833, at * 15 + 2, 2.8, dot)).join('');
  return {
    patterns:
      patternOf(drawing, 'f', fullDye(drawing.cloth), drawing.scale) +
      patternOf(drawing, 'q', plainGround(ground, ink), drawing.scale * 1.5),
    body:
      rect(FIELD, 'url(#f)') +
      area('M0 0H456L220 360H0Z', ink) +
      stitches +
      area('M0 0H442L206 360H0Z', 'url(#q)') +
      standing(third, { x: 128, foot: 304, scale: 0.84, shade }) +
      standing(second, { x: 520, foot: 304, scale: 0.86, wax: 'p50' }) +
      standing(main, { x: 318, foot: 318, scale: 1.36, wax: 'p50', shade }),
  };
};

const DRAW: Record<VignetteLayout, Draw> = { medali, meja, gunungan, kain, pagisore };

/** A course's picture: objects it uses on the cloth of its category (docs/look.md#pictures), as SVG text. */
export function drawVignette(drawing: VignetteDrawing): string {
  const dyes: ClothDyes = CLOTHS[drawing.cloth];
  const palette = paletteOf(dyes, dyes.grounds[drawing.ground]);
  const { patterns, body } = DRAW[drawing.layout](drawing, palette, dyes.isLight === true);
  const symbols = drawing.objects.filter((name) => body.includes(`#${name}"`)).map(objectSymbol);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${patterns}${symbols.join('')}</defs>${body}</svg>\n`;
}
