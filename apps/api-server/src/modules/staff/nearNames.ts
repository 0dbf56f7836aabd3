import { and, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/index.ts';
import { toleratedErrors, typingErrors, wordsOf } from '../../search/searchWords.ts';
import { holdsText } from './holdsText.ts';

/** How like a word a part of a name is at least that is looked at: an error takes up to four of its trigrams. */
const LEAST_LIKENESS = '0.3';
/** So many names are looked at for a word, and so many words of them are looked for in its place. */
const MOST_LOOKED_AT = 5_000;
const MOST_NEAR = 20;

/** Numbers and addresses are meant as they are typed. */
const IS_NO_NAME = /[\d@]/;

/** Letters without the marks above and below them: José is Jose. */
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Names with a word that looks like this one. The likeness is set in what the index is asked by, so that it holds when that is read. */
const looksLike = (table: PgTable, name: Column, word: string): SQL => sql`select ${name} as name from ${table}
  where ${name} %> (select case when set_config('pg_trgm.word_similarity_threshold', ${LEAST_LIKENESS}, true) <> '' then ${word} end)
  limit ${sql.raw(String(MOST_LOOKED_AT))}`;

/** What stands in names a small distance from a word, the nearest alone; the word itself where nothing is. */
async function nearest(db: Executor, { table, name }: Named, word: string): Promise<string[]> {
  const tolerated = toleratedErrors(word);
  if (tolerated === 0) return [word];
  const { rows } = await db.execute<{ name: string }>(looksLike(table, name, word));
  const rated = [...new Set(rows.flatMap((row) => wordsOf(row.name)))]
    .map((part) => ({ part, errors: typingErrors(plain(word), plain(part)) }))
    .filter(({ errors }) => errors <= tolerated);
  const least = Math.min(...rated.map(({ errors }) => errors));
  const near = rated.filter(({ errors }) => errors === least).map(({ part }) => part);
  return near.length === 0 ? [word] : near.slice(0, MOST_NEAR);
}

/** Where names stand. */
interface Named {
  table: PgTable;
  name: Column;
}

/**
 * Whether a name holds, for each word that was typed, one that is a small distance from it; null where none is near, and for
 * what is no name, such as a number (docs/product/staff.md#records).
 */
export async function nearNames(db: Executor, named: Named, typed: string): Promise<SQL | null> {
  const words = IS_NO_NAME.test(typed) ? [] : wordsOf(typed);
  const near = await Promise.all(words.map((word) => nearest(db, named, word)));
  if (near.every((each, at) => each.length === 1 && each[0] === words[at])) return null;
  return and(...near.map((each) => or(...each.map((word) => holdsText(named.name, word))))) ?? null;
}
