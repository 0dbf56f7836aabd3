import { MOTIF_NAMES, type MotifName } from '../src/cloth/motifs.ts';
import { patternOf, readTile } from './tiles.ts';

const SIDE = 120;
const COLUMNS = 12;
const SCALE = 0.8;

/** Order in which the squares of a row take the motifs; each row begins further on, so that no two neighbours are alike. */
const ROWS: readonly (readonly MotifName[])[] = [
  [
    'jlamprang',
    'tirta-teja',
    'udan-liris',
    'truntum',
    'nitik',
    'kawung',
    'parang',
    'tumpal',
    'slobog',
    'mega-mendung',
    'ceplok',
    'gringsing',
  ],
  [
    'nitik',
    'kawung',
    'parang',
    'tumpal',
    'slobog',
    'mega-mendung',
    'ceplok',
    'gringsing',
    'jlamprang',
    'tirta-teja',
    'udan-liris',
    'truntum',
  ],
  [
    'slobog',
    'mega-mendung',
    'ceplok',
    'gringsing',
    'jlamprang',
    'tirta-teja',
    'udan-liris',
    'truntum',
    'nitik',
    'kawung',
    'parang',
    'tumpal',
  ],
];

/** Squares that are two cloths sewn on the diagonal: row, column, the motif of the upper left. */
const SEWN: readonly (readonly [number, number, MotifName])[] = [
  [0, 3, 'gringsing'],
  [0, 10, 'kawung'],
  [2, 2, 'jlamprang'],
  [2, 9, 'gringsing'],
];

/** The dark patch in the middle, which holds the torch: two squares wide and high, sewn with dots. */
const DARK =
  '<rect x="600" y="120" width="240" height="240" fill="#0E2441"/>' +
  '<path d="M609 360V129H831V360" fill="none" stroke="#FBB71C" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 10"/>';

/** The cloth above a finished course: squares of every motif around a dark one (docs/look.md#learning-rooms, Finish). */
export async function finishedPatchwork(): Promise<string> {
  const cuts: string[] = [];
  const shapes: string[] = [];
  const cut = async (motif: MotifName, x: number, y: number): Promise<string> => {
    const { turn } = await readTile(motif);
    const id = `c${cuts.length}`;
    cuts.push(
      `<pattern id="${id}" href="#${motif}" patternTransform="translate(${x} ${y}) rotate(${turn}) scale(${SCALE})"/>`,
    );
    return `fill="url(#${id})"`;
  };
  for (const [row, motifs] of ROWS.entries())
    for (const [column, motif] of motifs.entries()) {
      if (row > 0 && (column === 5 || column === 6)) continue;
      const [x, y] = [column * SIDE, row * SIDE];
      shapes.push(`<path d="M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}Z" ${await cut(motif, x, y)}/>`);
      const sewn = SEWN.find(([atRow, atColumn]) => atRow === row && atColumn === column);
      if (sewn)
        shapes.push(
          `<path d="M${x} ${y}h${SIDE}L${x} ${y + SIDE}Z" ${await cut(sewn[2], x, y)}/>`,
          `<path d="M${x + SIDE} ${y}L${x} ${y + SIDE}" stroke="#FAF6EF" stroke-width="3" stroke-dasharray="8 6"/>`,
        );
    }
  const patterns = await Promise.all(MOTIF_NAMES.map(patternOf));
  const [width, height] = [COLUMNS * SIDE, ROWS.length * SIDE];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" width="${width}" height="${height}">` +
    `<defs>${patterns.join('')}${cuts.join('')}</defs>${shapes.join('')}${DARK}</svg>`
  );
}
