import { readFile } from 'node:fs/promises';
import { drawBanner, type BannerDrawing } from '@suluh/gallery/banner';
import sharp from 'sharp';
import {
  SHARE_CARD_PX,
  SHARE_CARDS,
  shareCardPath,
  type CardFace,
  type CardSubject,
} from '../src/sharing/shareCards.ts';

/** Sides of a card in units of banners, 1.91 to 1. */
const SIDES = { width: 720, height: 378 } as const;

type Art = Pick<BannerDrawing, 'cloth' | 'objects' | 'table'>;

/** What the cards of the main site show; the other faces show theirs on the cloth of their house. */
const ART: Record<CardSubject, Art> = {
  /** What is learned, the lamp it is learned by, and what comes of it. */
  site: { cloth: 'kawung', objects: ['lampu', 'buku', 'sertifikat'], table: 'n9' },
  courses: { cloth: 'tirta-teja', objects: ['laptop-grafik', 'canting', 'kopi'], table: 'n9' },
  people: { cloth: 'truntum', objects: ['mimbar', 'orang-tim', 'papan-rencana'], table: 's8' },
  prices: { cloth: 'ceplok', objects: ['koin', 'celengan', 'nota'], table: 'n9' },
  jobs: { cloth: 'jlamprang', objects: ['cv', 'kursi-wawancara', 'helm'], table: 'm9' },
  news: { cloth: 'tumpal', objects: ['megafon', 'film', 'surat'], table: 'n8' },
  prakerja: { cloth: 'slobog', objects: ['ponsel-aplikasi', 'sertifikat', 'koin'], table: 'd9' },
  enterprise: { cloth: 'parang', objects: ['orang-tim', 'papan-rencana', 'mimbar'], table: 'n9' },
  certificate: { cloth: 'nitik', objects: ['sertifikat', 'kaca-pembesar', 'gembok'], table: 'n8' },
};

type OwnSubject = 'site' | 'courses' | 'people';

const ART_OF_LINE: Record<Exclude<CardFace, 'main'>, Record<OwnSubject, Art>> = {
  internship: {
    site: { cloth: 'slobog', objects: ['cv', 'jam', 'sertifikat'], table: 'd9' },
    courses: { cloth: 'slobog', objects: ['buku', 'multimeter', 'laptop-kode'], table: 'd9' },
    people: { cloth: 'slobog', objects: ['orang-tim', 'papan-rencana', 'helm'], table: 'd9' },
  },
  smallBusiness: {
    site: { cloth: 'parang', objects: ['toko', 'buku-kas', 'ponsel-toko'], table: 's9' },
    courses: { cloth: 'parang', objects: ['buku-kas', 'roti', 'kalkulator'], table: 's9' },
    people: { cloth: 'parang', objects: ['pelayan-toko', 'peti', 'mesin-jahit'], table: 's9' },
  },
  program: {
    site: { cloth: 'ceplok', objects: ['buku', 'lampu', 'sertifikat'], table: 's9' },
    courses: { cloth: 'ceplok', objects: ['laptop-kode', 'buku', 'panel-surya'], table: 's9' },
    people: { cloth: 'ceplok', objects: ['mimbar', 'papan-rencana', 'orang-tim'], table: 's9' },
  },
};

/** Ground of the logo, the indigo of the torch's patch, or the deepest dye of a line. */
const GROUND: Record<Exclude<CardFace, 'program'>, string> = {
  main: '#08172C',
  internship: '#122A16',
  smallBusiness: '#331C0D',
};
/** The word beside the logo of a line, and its width in units of the plaque. */
const LABEL = {
  internship: { file: 'internship', width: 142 },
  smallBusiness: { file: 'small-business', width: 84 },
} as const;
const LABEL_HEIGHT = 53;
const DOTS_PER_UNIT = 72;

const drawing = (path: string) => readFile(new URL(`../artwork/${path}.svg`, import.meta.url), 'utf8');

/** Logo on a plate, with the word of a line behind a rule; a partner's site shows none of ours. */
async function plaqueOf(face: CardFace): Promise<string> {
  if (face === 'program') return '';
  const logo = (await drawing('logo/suluh-terang'))
    .replace(/^<svg /, '<svg x="42" y="34" ')
    .replace(/height="\d+" width="[\d.]+"/, 'width="128" height="63"');
  const label = face === 'main' ? null : LABEL[face];
  const word =
    label &&
    (await drawing(`label/${label.file}`)).replace(
      /^<svg ([^>]*) height="\d+"/,
      `<svg x="204" y="51" width="${label.width}" height="${LABEL_HEIGHT}" $1`,
    );
  const width = 164 + (label ? label.width + 32 : 0);
  const rule = label ? '<rect x="186" y="44" width="2" height="43" fill="#FAF6EF" opacity=".5"/>' : '';
  return `<rect x="24" y="24" width="${width}" height="83" rx="8" fill="${GROUND[face]}"/>${logo}${rule}${word ?? ''}`;
}

async function cardOf(face: CardFace, subject: CardSubject): Promise<Buffer> {
  const art = face === 'main' ? ART[subject] : ART_OF_LINE[face][subject as OwnSubject];
  const svg = drawBanner({ ...art, ...SIDES }).replace(/<\/svg>\s*$/, `${await plaqueOf(face)}</svg>`);
  return sharp(Buffer.from(svg), { density: (DOTS_PER_UNIT * SHARE_CARD_PX.width) / SIDES.width })
    .resize(SHARE_CARD_PX.width)
    .jpeg({ quality: 66, mozjpeg: true })
    .toBuffer();
}

/** What pages are shown by where their address is shared, by path, as JPEG: few places show an SVG. */
export async function shareCards(): Promise<Record<string, Buffer>> {
  const cards = (Object.keys(SHARE_CARDS) as CardFace[]).flatMap((face) =>
    SHARE_CARDS[face].map(async (subject) => [shareCardPath(face, subject), await cardOf(face, subject)] as const),
  );
  return Object.fromEntries(await Promise.all(cards));
}
