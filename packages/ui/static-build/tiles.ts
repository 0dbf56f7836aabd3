import { MOTIF_FOLDER } from '@suluh/gallery/cloths';
import { readFile } from 'node:fs/promises';
import { MOTIFS, UNKNOWN_CATEGORY_DYES, type Motif, type MotifName } from '../src/cloth/motifs.ts';

/** A motif's repeat tile as drawn: its size, its turn in degrees and the shapes inside, with dyes as CSS variables. */
export interface Tile {
  width: number;
  height: number;
  turn: number;
  shapes: string;
  /** Dyes of the motif beyond the four of the table, such as the clouds' bands. */
  extraDyes: Record<string, string>;
}

/** Reads the tile of a motif. */
export async function readTile(name: MotifName): Promise<Tile> {
  const svg = await readFile(new URL(`${name}.svg`, MOTIF_FOLDER), 'utf8');
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const turn = /rotation: (-?\d+) degrees/.exec(svg)?.[1];
  const extraDyes = Object.fromEntries(
    [...svg.matchAll(/--(awan-\d):(#[0-9A-F]{6})/g)].map(([, dye, colour]) => [dye, colour]),
  );
  const shapes = /<\/style>(.*)<\/svg>/s.exec(svg)?.[1] ?? '';
  return { width: Number(width), height: Number(height), turn: Number(turn), shapes, extraDyes };
}

/** The tile's shapes with every dye written out. */
export function dyed(
  tile: Tile,
  motif: Pick<Motif, 'latar' | 'klowong' | 'isen' | 'cecek'>,
  extraDyes = tile.extraDyes,
): string {
  const dyes: Record<string, string> = {
    ...extraDyes,
    latar: motif.latar,
    klowong: motif.klowong,
    isen: motif.isen,
    cecek: motif.cecek,
  };
  return tile.shapes.replace(/var\(--([a-z0-9-]+)\)/g, (_, dye: string) => dyes[dye] ?? '#000');
}

/** Path data that occurs three times or more is drawn once and used by reference. Ids start with the given prefix. */
export function shareRepeatedPaths(shapes: string, prefix: string): { shared: string; shapes: string } {
  const counts = new Map<string, number>();
  for (const [, d = ''] of shapes.matchAll(/<path d="([^"]+)"/g)) counts.set(d, (counts.get(d) ?? 0) + 1);
  const repeated = [...counts].filter(([d, count]) => count > 2 && d.length > 24).map(([d]) => d);
  let result = shapes;
  repeated.forEach((d, index) => {
    result = result.replaceAll(`<path d="${d}"`, `<use href="#${prefix}${index}"`);
  });
  const shared = repeated.map((d, index) => `<path id="${prefix}${index}" d="${d}"/>`).join('');
  return { shared, shapes: result };
}

/** The pattern element of one motif for drawings that hold several. */
export async function patternOf(name: MotifName): Promise<string> {
  const tile = await readTile(name);
  const { shared, shapes } = shareRepeatedPaths(dyed(tile, MOTIFS[name]), `${name}-`);
  return `${shared}<pattern id="${name}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">${shapes}</pattern>`;
}

/** A static tile that repeats upright, in the motif's own dyes or in the blue ones of an unknown category. */
export async function uprightTile(name: MotifName, plainDyes: boolean): Promise<string> {
  const tile = await readTile(name);
  const motif = MOTIFS[name];
  const blueBands = { 'awan-1': '#DDE8F3', 'awan-2': '#8BAFD3', 'awan-3': '#5889BB' };
  const colours = plainDyes ? dyed(tile, UNKNOWN_CATEGORY_DYES, blueBands) : dyed(tile, motif);
  const { shared, shapes } = shareRepeatedPaths(colours, 'p');
  const size = `width="${motif.tileWidth}" height="${motif.tileHeight}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${motif.tileWidth} ${motif.tileHeight}">`;
  if (tile.turn === 0) return `${open}<defs>${shared}</defs>${shapes}</svg>`;
  return (
    `${open}<defs>${shared}<pattern id="t" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(${tile.turn})">${shapes}</pattern></defs><rect ${size} fill="url(#t)"/></svg>`
  );
}
