import { fnv1a, motifOfCourse, type ClothCategory, type MotifName } from '../cloth/index.ts';
import { STOCK, type StockVignette } from './stock.ts';

/** Folder of the storage below which the house's own pictures lie. */
export const VIGNETTE_FOLDER = 'vinyet';

/** Folder of the storage whose pictures lie there in the same widths, a folder for each. */
export const DRAWN_FOLDER = 'gambar';

/** Widths a vignette is drawn in, in px: a card on a phone, and twice a card of a desktop. */
export const VIGNETTE_WIDTHS = [360, 720] as const;

/** Each is cut twice, so that two courses of one subject need not look the same. */
export const CUTS = [1, 2] as const;

/** Folder of one cut of a vignette, which holds a file for each width. */
export const vignetteFolder = (motif: MotifName, main: string, cut: number): string =>
  `${VIGNETTE_FOLDER}/${motif}/${main}-${cut}`;

/** How many of these words begin a word of the title. */
const matches = (title: readonly string[], { words }: StockVignette): number =>
  words.filter((word) => title.some((of) => of.startsWith(word))).length;

/**
 * Storage path of the picture of a course that was given none: the one whose words the title has most of, else one by
 * the hash of the title; always of the category's cloth. A pure function, so that a course keeps its picture
 * (docs/look.md#pictures).
 */
export function vignetteOf({ title, categories }: { title: string; categories: readonly ClothCategory[] }): string {
  const { motif } = motifOfCourse(categories);
  const hash = fnv1a(title);
  const words = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const ranked = STOCK[motif].map((vignette) => ({ vignette, count: matches(words, vignette) }));
  const best = Math.max(...ranked.map(({ count }) => count));
  const choice = ranked.filter(({ count }) => count === best);
  const { vignette } = choice[hash % choice.length]!;
  const folder = vignetteFolder(motif, vignette.objects[0], CUTS[(hash >>> 9) % CUTS.length]!);
  return `${folder}/${VIGNETTE_WIDTHS.at(-1)}.webp`;
}
