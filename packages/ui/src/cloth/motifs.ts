import type { MotifName } from '@suluh/domain/cloth';

export { MOTIF_NAMES, type MotifName } from '@suluh/domain/cloth';

/** One motif: its dyes and the measures of its repeat tile, in tile units. */
export interface Motif {
  /** Ground colour. */
  latar: string;
  /** Main figure colour, also teeth and rings. */
  klowong: string;
  /** Filling colour. */
  isen: string;
  /** Dot colour. */
  cecek: string;
  /** Size of the static tile; turned motifs use the smallest upright square that repeats. */
  tileWidth: number;
  tileHeight: number;
  /** Middle of one whole figure and the scale that fills a medallion of radius 70 with it. */
  unitX: number;
  unitY: number;
  unitScale: number;
}

/** Ground of a course hero where the motif's own ground is too light for white text. */
export const HERO_GROUND: Partial<Record<MotifName, string>> = {
  'udan-liris': '#4A2913',
  gringsing: '#1B3E1F',
};

/** Side of the upright square after which a tile turned by 45 degrees repeats. */
const PARANG_SQUARE = 593.97;
const UDAN_LIRIS_SQUARE = 967.32;

export const MOTIFS: Record<MotifName, Motif> = {
  kawung: {
    latar: '#1A4170',
    klowong: '#DDE8F3',
    isen: '#346AA2',
    cecek: '#FBB71C',
    tileWidth: 60,
    tileHeight: 60,
    unitX: 30,
    unitY: 30,
    unitScale: 2.3,
  },
  nitik: {
    latar: '#0E2441',
    klowong: '#FBB71C',
    isen: '#5889BB',
    cecek: '#F4EEE3',
    tileWidth: 78,
    tileHeight: 78,
    unitX: 39,
    unitY: 39,
    unitScale: 1.8,
  },
  parang: {
    latar: '#4A2913',
    klowong: '#E3C4A2',
    isen: '#985D2D',
    cecek: '#FBB71C',
    tileWidth: PARANG_SQUARE,
    tileHeight: PARANG_SQUARE,
    unitX: 40.3,
    unitY: 19.1,
    unitScale: 1.6,
  },
  'mega-mendung': {
    latar: '#A02B21',
    klowong: '#1A4170',
    isen: '#346AA2',
    cecek: '#FBB71C',
    tileWidth: 200,
    tileHeight: 120,
    unitX: 100,
    unitY: 90,
    unitScale: 0.8,
  },
  slobog: {
    latar: '#1B3E1F',
    klowong: '#B1D5AD',
    isen: '#2D6731',
    cecek: '#FFCC4A',
    tileWidth: 72,
    tileHeight: 72,
    unitX: 36,
    unitY: 36,
    unitScale: 1.9,
  },
  truntum: {
    latar: '#211D19',
    klowong: '#F4EEE3',
    isen: '#CF9E6F',
    cecek: '#FBB71C',
    tileWidth: 72,
    tileHeight: 72,
    unitX: 18,
    unitY: 18,
    unitScale: 3.1,
  },
  jlamprang: {
    latar: '#82221B',
    klowong: '#FFCC4A',
    isen: '#C03A2C',
    cecek: '#FAF6EF',
    tileWidth: 72,
    tileHeight: 72,
    unitX: 36,
    unitY: 36,
    unitScale: 2.2,
  },
  'udan-liris': {
    latar: '#E3C4A2',
    klowong: '#4A2913',
    isen: '#1A4170',
    cecek: '#FAF6EF',
    tileWidth: UDAN_LIRIS_SQUARE,
    tileHeight: UDAN_LIRIS_SQUARE,
    unitX: 39.6,
    unitY: 14.1,
    unitScale: 1.6,
  },
  gringsing: {
    latar: '#D9EBD6',
    klowong: '#245328',
    isen: '#569955',
    cecek: '#C03A2C',
    tileWidth: 40,
    tileHeight: 40,
    unitX: 20,
    unitY: 20,
    unitScale: 3,
  },
  ceplok: {
    latar: '#643819',
    klowong: '#F4EEE3',
    isen: '#C03A2C',
    cecek: '#FBB71C',
    tileWidth: 80,
    tileHeight: 80,
    unitX: 40,
    unitY: 40,
    unitScale: 2.1,
  },
  tumpal: {
    latar: '#0E2441',
    klowong: '#D85D4C',
    isen: '#8BAFD3',
    cecek: '#FBB71C',
    tileWidth: 44,
    tileHeight: 88,
    unitX: 22,
    unitY: 44,
    unitScale: 1.6,
  },
  'tirta-teja': {
    latar: '#235288',
    klowong: '#FAF6EF',
    isen: '#8BAFD3',
    cecek: '#FBB71C',
    tileWidth: 56,
    tileHeight: 70,
    unitX: 0,
    unitY: 34,
    unitScale: 1.8,
  },
};

/** Dyes of a category this list does not know: nila 700, 100, 500 and kunyit 400. */
export const UNKNOWN_CATEGORY_DYES = {
  latar: '#1A4170',
  klowong: '#DDE8F3',
  isen: '#346AA2',
  cecek: '#FBB71C',
} as const;
