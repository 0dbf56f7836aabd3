import { colloquialBases, isFillerWord } from '@suluh/domain/search';
import type pg from 'pg';

/** Those of some words that titles use or synonyms are kept for, and those that other texts of courses use; names are no verbs. */
const KNOWN = `select base, exists (select from search_synonym where word = base)
      or exists (select from course_words where title @@ (to_tsquery('simple', quote_literal(base)) || to_tsquery('indonesian', quote_literal(base)))) as titled,
    exists (select from course_words where document @@ to_tsquery('indonesian', quote_literal(base) || ':AC')) as told
  from unnest($1::text[]) asked(base)`;

interface Row {
  base: string;
  titled: boolean;
  told: boolean;
}

/**
 * The known word that each of these is a colloquial verb of (ngitung of hitung), one of titles or synonyms before one that
 * is only told of; the word itself where there is none. Asked for words alone that find nothing as they are typed.
 */
export async function colloquialMeaning(pool: pg.Pool, words: readonly string[]): Promise<Map<string, string>> {
  const basesOf = new Map(words.map((word) => [word, colloquialBases(word).filter((base) => !isFillerWord(base))]));
  const asked = [...new Set([...basesOf.values()].flat())];
  if (asked.length === 0) return new Map();
  const { rows } = await pool.query<Row>({ name: 'search-colloquial', text: KNOWN, values: [asked] });
  const facts = new Map(rows.map((row) => [row.base, row]));
  return new Map(
    [...basesOf].flatMap(([word, bases]) => {
      const base = bases.find((known) => facts.get(known)?.titled) ?? bases.find((known) => facts.get(known)?.told);
      return base === undefined ? [] : [[word, base] as const];
    }),
  );
}
