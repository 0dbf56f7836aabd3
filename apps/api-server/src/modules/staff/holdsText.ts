import { withSingleBlanks } from '@suluh/domain/search';
import { and, sql, type Column, type SQL } from 'drizzle-orm';
import { containing } from '../../db/index.ts';

/** Whether a column holds these words as they are, in any case: what they hold of patterns is taken as letters. */
export const holdsText = (column: Column | SQL, words: string): SQL => sql`${column} ilike ${containing(words)}`;

/** So many words are looked for one by one; what follows is looked for as it is. */
const MOST_WORDS = 6;

/** Words that stand apart or in another order, each looked for by itself; none where there is but one. */
export function wordsApart(text: string): string[] {
  const words = withSingleBlanks(text).split(' ');
  if (words.length < 2) return [];
  return [...words.slice(0, MOST_WORDS), words.slice(MOST_WORDS).join(' ')].filter(Boolean);
}

/** Whether a column holds each of these words somewhere, in any order; null where there is but one. */
export const holdsEach = (column: Column | SQL, text: string): SQL | null =>
  and(...wordsApart(text).map((part) => holdsText(column, part))) ?? null;
