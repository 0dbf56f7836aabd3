/**
 * Plant dyes by short names: n nila, s soga, m mengkudu, k kunyit, d daun, p kertas, a arang; n7 is nila-700, p1
 * kertas-100 (docs/look.md#colour).
 */
const DYES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  n: {
    50: '#F0F5FA',
    1: '#DDE8F3',
    2: '#B9CFE6',
    3: '#8BAFD3',
    4: '#5889BB',
    5: '#346AA2',
    6: '#235288',
    7: '#1A4170',
    8: '#143258',
    9: '#0E2441',
    95: '#08172C',
  },
  s: {
    50: '#FAF3EB',
    1: '#F2E2D0',
    2: '#E3C4A2',
    3: '#CF9E6F',
    4: '#B67A45',
    5: '#985D2D',
    6: '#7D4821',
    7: '#643819',
    8: '#4A2913',
    9: '#331C0D',
  },
  m: {
    50: '#FDF1EE',
    1: '#FADDD7',
    2: '#F3B8AD',
    3: '#E88B7C',
    4: '#D85D4C',
    5: '#C03A2C',
    6: '#A02B21',
    7: '#82221B',
    8: '#621A16',
    9: '#431210',
  },
  k: {
    50: '#FFF8E5',
    1: '#FFEEBF',
    2: '#FFDF87',
    3: '#FFCC4A',
    4: '#FBB71C',
    5: '#E99F00',
    6: '#BC7A00',
    7: '#8F5D00',
    8: '#694400',
    9: '#442C00',
  },
  d: {
    50: '#EFF6EE',
    1: '#D9EBD6',
    2: '#B1D5AD',
    3: '#81B87D',
    4: '#569955',
    5: '#3B7E3D',
    6: '#2D6731',
    7: '#245328',
    8: '#1B3E1F',
    9: '#122A16',
  },
  p: { 0: '#FFFFFF', 25: '#FDFBF7', 50: '#FAF6EF', 1: '#F4EEE3', 2: '#E9E0D1', 3: '#D8CCB9', 4: '#B8AA95' },
  a: { 4: '#978B7C', 5: '#766C60', 6: '#655C51', 7: '#4B443B', 8: '#332E28', 9: '#211D19', 95: '#14110E' },
};

/** A dye by its short name; any other colour as it is. @throws Error for a step that no dye has */
export function dye(name: string): string {
  if (!/^[nsmkdpa]\d+$/.test(name)) return name;
  const found = DYES[name.charAt(0)]?.[name.slice(1)];
  if (found === undefined) throw new Error(`There is no dye ${name}.`);
  return found;
}

const channels = (name: string): number[] => [1, 3, 5].map((at) => Number.parseInt(dye(name).slice(at, at + 2), 16));

/** The colour between two, `share` (0 to 1) of the way to the second. */
export function mixed(from: string, to: string, share: number): string {
  const target = channels(to);
  const between = channels(from).map((value, at) => Math.round(value + (target[at]! - value) * share));
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
