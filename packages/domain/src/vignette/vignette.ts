import { VIGNETTE_FOLDER } from '../drawn/index.ts';
import { fnv1a, motifOfCourse, type ClothCategory, type MotifName } from '../cloth/index.ts';
import { STOCK, type StockVignette } from './stock.ts';

/** Each is cut twice, so that two courses of one subject need not look the same. */
export const CUTS = [1, 2] as const;

/** Storage path of one cut of a vignette, without its ending. */
export const vignettePath = (motif: MotifName, main: string, cut: number): string =>
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
  return `${vignettePath(motif, vignette.objects[0], CUTS[(hash >>> 9) % CUTS.length]!)}.webp`;
}
