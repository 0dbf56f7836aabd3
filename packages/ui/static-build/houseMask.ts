import { MOTIFS, type MotifName } from '../src/cloth/motifs.ts';
import { readTile, shareRepeatedPaths, type Tile } from './tiles.ts';

type Slot = 'klowong' | 'isen' | 'cecek';

/** The tile's shapes with a shade for each slot, repeated paths shared. */
function shaded(tile: Tile, shades: Record<string, string>): { shared: string; shapes: string } {
  return shareRepeatedPaths(
    tile.shapes.replace(/var\(--([a-z]+)\)/g, (_, slot: string) => shades[slot] ?? '#000'),
    'p',
  );
}

const sizeOf = (name: MotifName): string => `width="${MOTIFS[name].tileWidth}" height="${MOTIFS[name].tileHeight}"`;
const openOf = (name: MotifName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${sizeOf(name)} viewBox="0 0 ${MOTIFS[name].tileWidth} ${MOTIFS[name].tileHeight}">`;

/** A tile seen as bright as its slots' shades, so that what is drawn later cuts into what lies below. */
async function cutOut(name: MotifName, shades: Record<string, string>): Promise<string> {
  const tile = await readTile(name);
  const { shared, shapes } = shaded(tile, shades);
  const size = sizeOf(name);
  const pattern = `<pattern id="t" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${tile.turn})">${shapes}</pattern>`;
  const ground = tile.turn === 0 ? shapes : `<rect ${size} fill="url(#t)"/>`;
  return `${openOf(name)}<defs>${shared}${tile.turn === 0 ? '' : pattern}<mask id="m">${ground}</mask></defs><rect ${size} mask="url(#m)"/></svg>`;
}

/** A motif in one colour for CSS masks: figures opaque, filling 45 %, dots 75 %, ground clear. */
export async function houseMask(name: MotifName): Promise<string> {
  if (name === 'ceplok' || name === 'parang')
    return cutOut(name, { latar: '#000', klowong: '#fff', isen: '#777', cecek: '#bbb' });
  const { shared, shapes } = shaded(await readTile(name), {
    latar: 'none',
    klowong: '#000',
    isen: 'rgb(0 0 0/.45)',
    cecek: 'rgb(0 0 0/.75)',
  });
  return `${openOf(name)}<defs>${shared}</defs>${shapes}</svg>`;
}

/** One slot of a motif for CSS masks: what is seen of it is opaque, all else clear. */
export const slotMask = (name: MotifName, slot: Slot): Promise<string> =>
  cutOut(name, { latar: '#000', klowong: '#000', isen: '#000', cecek: '#000', [slot]: '#fff' });
