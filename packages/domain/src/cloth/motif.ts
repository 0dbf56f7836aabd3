import { PRAKERJA_CATEGORY_ID } from '../course/index.ts';
import { fnv1a } from './hash.ts';

/** The twelve batik motifs, one per category (docs/look.md#motif). */
export const MOTIF_NAMES = [
  'kawung',
  'nitik',
  'parang',
  'mega-mendung',
  'slobog',
  'truntum',
  'jlamprang',
  'udan-liris',
  'gringsing',
  'ceplok',
  'tumpal',
  'tirta-teja',
] as const;

export type MotifName = (typeof MOTIF_NAMES)[number];

/** A category as courses carry it. */
export interface ClothCategory {
  id: number | string;
  name: string;
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

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The motif and dyes of a category: its own if the list has it, else one of the twelve by the hash of its id, in blue.
 */
export function motifOfCategory(category: ClothCategory): { motif: MotifName; plainDyes: boolean } {
  if (Number(category.id) === PRAKERJA_CATEGORY_ID) return { motif: 'truntum', plainDyes: true };
  const known = MOTIF_BY_CATEGORY[slugOf(category.name)];
  if (known) return { motif: known, plainDyes: false };
  const index = fnv1a(String(category.id)) % MOTIF_NAMES.length;
  return { motif: MOTIF_NAMES[index]!, plainDyes: true };
}

/**
 * The cloth of a course: the first category that is not Prakerja decides; a course without any is treated as Prakerja
 * (docs/look.md#motif).
 */
export function motifOfCourse(categories: readonly ClothCategory[]): { motif: MotifName; plainDyes: boolean } {
  return motifOfCategory(
    categories.find((category) => Number(category.id) !== PRAKERJA_CATEGORY_ID) ??
      categories[0] ?? { id: PRAKERJA_CATEGORY_ID, name: '' },
  );
}
