import { MOTIF_NAMES, type MotifName } from '../src/cloth/motifs.ts';
import { patternOf, readTile } from './tiles.ts';

/** One square of a patchwork: a motif, or two with the diagonal they are split on. */
type Patch =
  | { whole: MotifName; scale: number }
  | { first: MotifName; second: MotifName; diagonal: 'down' | 'up'; scale: number }
  | 'torch'
  | 'missing';

const SIDE = 150;
const OVERLAP = 150.4;

const HERO: Patch[] = [
  { whole: 'jlamprang', scale: 1.1 },
  { first: 'kawung', second: 'mega-mendung', diagonal: 'down', scale: 1.05 },
  { whole: 'ceplok', scale: 1.16 },
  { whole: 'tirta-teja', scale: 1.05 },
  { first: 'nitik', second: 'udan-liris', diagonal: 'up', scale: 1.05 },
  'torch',
  { whole: 'kawung', scale: 1.21 },
  { first: 'parang', second: 'jlamprang', diagonal: 'down', scale: 1.05 },
  { whole: 'parang', scale: 1.05 },
  { whole: 'gringsing', scale: 1.05 },
  { first: 'slobog', second: 'nitik', diagonal: 'down', scale: 1.05 },
  { whole: 'truntum', scale: 1.05 },
];

/** Two rows for the recap image, in the order they are shown. */
const RECAP: Patch[] = [
  { whole: 'kawung', scale: 0.94 },
  { first: 'jlamprang', second: 'ceplok', diagonal: 'up', scale: 0.94 },
  { whole: 'nitik', scale: 0.99 },
  { whole: 'tirta-teja', scale: 0.94 },
  { first: 'parang', second: 'slobog', diagonal: 'down', scale: 0.94 },
  'torch',
  { whole: 'truntum', scale: 0.94 },
  { first: 'mega-mendung', second: 'udan-liris', diagonal: 'up', scale: 0.94 },
];

const NOT_FOUND: Patch[] = [
  { whole: 'ceplok', scale: 1.1 },
  { first: 'kawung', second: 'nitik', diagonal: 'up', scale: 1.1 },
  { whole: 'tirta-teja', scale: 1.1 },
  { whole: 'jlamprang', scale: 1.1 },
  { first: 'parang', second: 'udan-liris', diagonal: 'down', scale: 1.1 },
  'missing',
  { whole: 'slobog', scale: 1.1 },
  { first: 'truntum', second: 'tumpal', diagonal: 'up', scale: 1.1 },
  { whole: 'mega-mendung', scale: 1.1 },
  { whole: 'gringsing', scale: 1.1 },
  { first: 'nitik', second: 'ceplok', diagonal: 'down', scale: 1.1 },
  { whole: 'kawung', scale: 1.1 },
];

const TORCH =
  '<rect x="150" y="150" width="150" height="150" fill="#08172C"/><g transform="translate(150 150) scale(3.125)">' +
  '<g transform="translate(24 27.5) rotate(-90)"><path d="M0 0C3.96 -10.13 18.04 -10.13 22 0C18.04 10.13 3.96 10.13 0 0Z" fill="#FBB71C"/>' +
  '<path d="M2.4 0C4.47 -3.47 9.73 -3.47 11.8 0C9.73 3.47 4.47 3.47 2.4 0Z" fill="#C03A2C"/></g>' +
  '<path d="M16.8 29.3H31.2L30.2 32.6H17.8Z" fill="#FAF6EF"/><path d="M19.2 34.2H28.8L26.2 43.5H21.8Z" fill="#FAF6EF"/></g>';

const MISSING =
  '<rect x="155" y="155" width="140" height="140" fill="none" stroke="#8C8173" stroke-width="2.5" stroke-dasharray="9 8"/>';

async function drawing(patches: Patch[]): Promise<string> {
  const height = (patches.length / 4) * SIDE;
  const used = new Set<MotifName>();
  const cuts: string[] = [];
  const shapes: string[] = [];
  for (const [index, patch] of patches.entries()) {
    const x = (index % 4) * SIDE;
    const y = Math.floor(index / 4) * SIDE;
    const right = x + OVERLAP;
    const bottom = y + OVERLAP;
    const cut = async (motif: MotifName, suffix: string, scale: number): Promise<string> => {
      used.add(motif);
      const { turn } = await readTile(motif);
      const id = `c${index}${suffix}`;
      cuts.push(
        `<pattern id="${id}" href="#${motif}" patternTransform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`,
      );
      return `fill="url(#${id})"`;
    };
    if (patch === 'torch') shapes.push(TORCH);
    else if (patch === 'missing') shapes.push(MISSING);
    else if ('whole' in patch)
      shapes.push(`<path d="M${x} ${y}H${right}V${bottom}H${x}Z" ${await cut(patch.whole, 'a', patch.scale)}/>`);
    else {
      const first =
        patch.diagonal === 'down' ? `M${x} ${y}L${right} ${bottom}H${x}Z` : `M${x} ${y}H${right}L${x} ${bottom}Z`;
      const second = patch.diagonal === 'down' ? `M${x} ${y}H${right}V${bottom}Z` : `M${right} ${y}V${bottom}H${x}Z`;
      shapes.push(`<path d="${first}" ${await cut(patch.first, 'a', patch.scale)}/>`);
      shapes.push(`<path d="${second}" ${await cut(patch.second, 'b', patch.scale)}/>`);
    }
  }
  const patterns = await Promise.all(MOTIF_NAMES.filter((name) => used.has(name)).map(patternOf));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 ' +
    `${height}" preserveAspectRatio="xMidYMid slice" width="600" height="${height}">` +
    `<defs>${patterns.join('')}${cuts.join('')}</defs>${shapes.join('')}</svg>`
  );
}

/** The hero's patchwork: twelve squares, one holding the torch. */
export const heroPatchwork = () => drawing(HERO);

/** The patchwork at the head of the recap image. */
export const recapPatchwork = () => drawing(RECAP);

/** The patchwork of the 404 page: one square is missing. */
export const notFoundPatchwork = () => drawing(NOT_FOUND);
