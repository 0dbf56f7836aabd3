import { PRAKERJA_CATEGORY_ID } from '../course/index.ts';

/**
 * Words of titles that say nothing of a trade: rank and kind of a post, and how a course teaches. Vacancies and courses
 * that share no other word have nothing in common (docs/product/job.md#courses).
 */
export const WORDS_OF_ANY_TITLE: readonly string[] = (
  'dan di ke dari untuk dengan yang dalam pada atau bagi hingga sampai tanpa cara ' +
  'admin ahli asisten calon junior juru kepala koordinator lapangan lepas magang manajer operator pekerja pelaksana ' +
  'pembuat pemasang pengelola petugas senior spesialis staf supervisor teknisi tenaga ' +
  'anak bersertifikat dasar diri kelas kerja kursus lanjutan lengkap mahir menengah mudah online orang paket pelatihan ' +
  'pemula persiapan praktik praktis produk program rumah sehari sendiri sertifikasi tingkat usaha'
).split(' ');

const SAYS_NOTHING = new Set(WORDS_OF_ANY_TITLE);

/** Signs of the shortest word that is looked for. */
const SHORTEST = 3;

/** The words of titles that tell a trade, those in most titles first, then in the order they stand in. */
export function tellingWords(titles: readonly string[], most: number): string[] {
  const titlesWith = new Map<string, number>();
  for (const title of titles)
    for (const word of new Set(title.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
      if (word.length >= SHORTEST && !SAYS_NOTHING.has(word)) titlesWith.set(word, (titlesWith.get(word) ?? 0) + 1);
  return [...titlesWith]
    .sort(([, left], [, right]) => right - left)
    .slice(0, most)
    .map(([word]) => word);
}

/** A category of courses. */
interface Category {
  id: number;
  name: string;
}

/** Words of a name that are looked at. */
const MOST_WORDS = 12;

/** Those of the categories of courses that are about a trade: who pays for a course is none. */
export const tradesOf = <Known extends Category>(categories: readonly Known[]): Known[] =>
  categories.filter(({ id }) => id !== PRAKERJA_CATEGORY_ID);

/**
 * The categories of courses for one of these kinds of trade, as vacancies call them: 'Kuliner' is for 'Kuliner &
 * Perhotelan' (docs/product/job.md#courses).
 */
export function categoriesFor<Known extends Category>(
  categories: readonly Known[],
  trades: readonly string[],
): Known[] {
  const wanted = new Set(tellingWords(trades, MOST_WORDS * Math.max(1, trades.length)));
  return tradesOf(categories).filter(({ name }) => tellingWords([name], MOST_WORDS).some((word) => wanted.has(word)));
}
