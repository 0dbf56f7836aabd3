import { PRAKERJA_CATEGORY_ID } from '../course/index.ts';
import { tellingWords } from './tellingWords.ts';

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
