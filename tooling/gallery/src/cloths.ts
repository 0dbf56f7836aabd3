import { readFileSync } from 'node:fs';
import { dye, mixed } from './dyes.ts';

/** The dyes of a motif, and the three plain grounds that go with it. */
export interface ClothDyes {
  /** Turn of the tile in degrees. */
  turn: number;
  latar: string;
  klowong: string;
  isen: string;
  cecek: string;
  grounds: readonly [string, string, string];
  /** A light cloth: its lines are the dark ones. */
  isLight?: true;
}

/** The cloth of each category, by its motif (docs/look.md#motif). */
export const CLOTHS = {
  kawung: { turn: 0, latar: 'n7', klowong: 'n1', isen: 'n5', cecek: 'k4', grounds: ['k2', 'n2', 'p1'] },
  nitik: { turn: 0, latar: 'n9', klowong: 'k4', isen: 'n4', cecek: 'p1', grounds: ['n2', 'k2', 'd1'] },
  parang: { turn: -45, latar: 's8', klowong: 's2', isen: 's5', cecek: 'k4', grounds: ['k2', 's2', 'd1'] },
  'mega-mendung': { turn: 0, latar: 'm6', klowong: 'n7', isen: 'n5', cecek: 'k4', grounds: ['k1', 'n2', 'm1'] },
  slobog: { turn: 0, latar: 'd8', klowong: 'd2', isen: 'd6', cecek: 'k3', grounds: ['d2', 'k1', 's1'] },
  truntum: { turn: 0, latar: 'a9', klowong: 'p1', isen: 's3', cecek: 'k4', grounds: ['k2', 's2', 'n2'] },
  jlamprang: { turn: 0, latar: 'm7', klowong: 'k3', isen: 'm5', cecek: 'p50', grounds: ['k2', 'm1', 'n1'] },
  'udan-liris': {
    turn: -45,
    latar: 's2',
    klowong: 's8',
    isen: 'n7',
    cecek: 'p50',
    grounds: ['p50', 'n2', 'k1'],
    isLight: true,
  },
  gringsing: {
    turn: 0,
    latar: 'd1',
    klowong: 'd7',
    isen: 'd4',
    cecek: 'm5',
    grounds: ['p50', 'd2', 'k1'],
    isLight: true,
  },
  ceplok: { turn: 0, latar: 's7', klowong: 'p1', isen: 'm5', cecek: 'k4', grounds: ['p1', 'k2', 's2'] },
  tumpal: { turn: 0, latar: 'n9', klowong: 'm4', isen: 'n3', cecek: 'k4', grounds: ['n2', 'k2', 'm1'] },
  'tirta-teja': { turn: 0, latar: 'n6', klowong: 'p50', isen: 'n3', cecek: 'k4', grounds: ['n1', 'k1', 's1'] },
} as const satisfies Record<string, ClothDyes>;

export type ClothName = keyof typeof CLOTHS;

/** Colours of the slots of a tile, by their names in the drawing. */
type Slots = Readonly<Record<string, string>>;

/** Dyes of a full cloth; `share` below 1 quiets it towards its latar. */
export function fullDye(cloth: ClothName, share = 1): Slots {
  const { latar, klowong, isen, cecek } = CLOTHS[cloth];
  const quieted = (name: string) => mixed(latar, name, share);
  return {
    latar: dye(latar),
    klowong: quieted(klowong),
    isen: quieted(isen),
    cecek: quieted(cecek),
    'awan-1': quieted('p1'),
    'awan-2': quieted('n2'),
    'awan-3': quieted('n4'),
  };
}

/** A plain ground with the motif at a tenth of `ink` on it. */
export function plainGround(ground: string, ink: string, isen = ink): Slots {
  const faint = (name: string) => mixed(ground, name, 0.1);
  return {
    latar: dye(ground),
    klowong: faint(ink),
    isen: faint(isen),
    cecek: faint(ink),
    'awan-1': faint('p0'),
    'awan-2': dye('n2'),
    'awan-3': dye('n4'),
  };
}

/** Where the tile of each motif lies, as NAME.svg. */
export const MOTIF_FOLDER = new URL('../motifs/', import.meta.url);

/** The tile of a motif, an SVG pattern by the name `id`. */
export function clothPattern(
  id: string,
  cloth: ClothName,
  slots: Slots,
  { scale, x, y }: { scale: number; x: number; y: number },
): string {
  const drawing = readFileSync(new URL(`${cloth}.svg`, MOTIF_FOLDER), 'utf8');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)!;
  const inside = drawing
    .replace(/^[\s\S]*?<\/style>/, '')
    .replace('</svg>', '')
    .trim()
    .replaceAll(/var\(--([\w-]+)\)/g, (_, slot: string) => slots[slot]!);
  const place = `translate(${x} ${y}) scale(${scale}) rotate(${CLOTHS[cloth].turn})`;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${place}">${inside}</pattern>`;
}
