import { MOTIFS, type MotifName } from '../src/cloth/motifs.ts';
import { readTile, shareRepeatedPaths } from './tiles.ts';

/** A motif in one colour for CSS masks: figures opaque, filling 45 %, dots 75 %, ground clear. */
export async function houseMask(name: MotifName): Promise<string> {
  const tile = await readTile(name);
  const { tileWidth, tileHeight } = MOTIFS[name];
  const cutOut = name === 'ceplok' || name === 'parang';
  const opacities: Record<string, string> = cutOut
    ? { latar: '#000', klowong: '#fff', isen: '#777', cecek: '#bbb' }
    : { latar: 'none', klowong: '#000', isen: 'rgb(0 0 0/.45)', cecek: 'rgb(0 0 0/.75)' };
  const coloured = tile.shapes.replace(/var\(--([a-z]+)\)/g, (_, dye: string) => opacities[dye] ?? '#000');
  const { shared, shapes } = shareRepeatedPaths(coloured, 'p');
  const size = `width="${tileWidth}" height="${tileHeight}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${tileWidth} ${tileHeight}">`;
  if (!cutOut) return `${open}<defs>${shared}</defs>${shapes}</svg>`;
  const ground =
    tile.turn === 0
      ? shapes
      : `<rect ${size} fill="url(#t)"/>`;
  const pattern =
    tile.turn === 0
      ? ''
      : `<pattern id="t" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${tile.turn})">${shapes}</pattern>`;
  return `${open}<defs>${shared}${pattern}<mask id="m">${ground}</mask></defs><rect ${size} mask="url(#m)"/></svg>`;
}
