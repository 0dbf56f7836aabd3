import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { MOTIF_NAMES, type MotifName } from './motifs.ts';

export const THUMBNAIL_LAYOUTS = ['latar', 'kepala', 'pagi-sore', 'medali'] as const;
export type ThumbnailLayout = (typeof THUMBNAIL_LAYOUTS)[number];

/** A category as courses carry it. */
export interface ThumbnailCategory {
  id: number | string;
  name: string;
}

/** Which cloth a thumbnail is cut from, and how. Scale and offsets are in units of the 320 x 180 drawing. */
export interface Thumbnail {
  motif: MotifName;
  /** True for the blue dyes of an unknown category, false for the motif's own. */
  plainDyes: boolean;
  layout: ThumbnailLayout;
  scale: number;
  offsetX: number;
  offsetY: number;
}

const MOTIF_BY_CATEGORY: Readonly<Record<string, MotifName>> = {
  'teknologi-informasi': 'kawung',
  'data-analitik': 'nitik',
  'bisnis-manajemen': 'parang',
  'pemasaran-digital': 'mega-mendung',
  'keuangan-akuntansi': 'slobog',
  'pengembangan-diri': 'truntum',
  'desain-kreatif': 'jlamprang',
  'bahasa-komunikasi': 'udan-liris',
  kesehatan: 'gringsing',
  'kuliner-perhotelan': 'ceplok',
  'teknik-otomotif': 'tumpal',
  'pariwisata-bahari': 'tirta-teja',
};

const SCALES = [1.15, 1.35, 1.55] as const;

/** FNV-1a, 32 bit, over the UTF-8 bytes of a text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The motif and dyes of a category: its own if the list has it, else one of the twelve by the hash of its id, in blue. */
export function motifOfCategory(category: ThumbnailCategory): { motif: MotifName; plainDyes: boolean } {
  if (Number(category.id) === PRAKERJA_CATEGORY_ID) return { motif: 'truntum', plainDyes: true };
  const known = MOTIF_BY_CATEGORY[slugOf(category.name)];
  if (known) return { motif: known, plainDyes: false };
  const index = fnv1a(String(category.id)) % MOTIF_NAMES.length;
  return { motif: MOTIF_NAMES[index] ?? 'kawung', plainDyes: true };
}

/**
 * The thumbnail of a course: a pure function of its id and categories, so the same course is the same cloth everywhere
 * (LOOK.md section 6). The first category that is not Prakerja decides; a course without any is treated as Prakerja.
 */
export function thumbnailOf(courseId: number | string, categories: readonly ThumbnailCategory[]): Thumbnail {
  const deciding =
    categories.find((category) => Number(category.id) !== PRAKERJA_CATEGORY_ID) ??
    categories[0] ?? { id: PRAKERJA_CATEGORY_ID, name: '' };
  const n = fnv1a(String(courseId));
  return {
    ...motifOfCategory(deciding),
    layout: THUMBNAIL_LAYOUTS[n % 4] ?? 'latar',
    scale: SCALES[(n >>> 4) % 3] ?? SCALES[0],
    offsetX: (n >>> 8) % 40,
    offsetY: (n >>> 14) % 40,
  };
}
