import type pg from 'pg';
import { toleratedErrors, typingErrors, wordsOf } from './words.ts';

/** Found ids, best first. `corrected` holds the words that were looked for instead, when some were mistyped. */
export interface Found {
  ids: number[];
  corrected: string[] | null;
}

/** Fewer hits than this, and mistyped words are corrected. */
const FEW = 5;
/** Beyond this many hits only the best known ones are weighed word by word. */
const WEIGHED = 1500;
/** Most hits of a search in which not every word has to occur. */
const LOOSE_LIMIT = 200;

/** One word: its Indonesian stem, or any word that begins like it. Words without a stem (dan, yang) and short ones match exactly or not at all. */
const wordQuery = (at: number): string => `(to_tsquery('indonesian', quote_literal($${at})) || to_tsquery('simple', quote_literal($${at}) || case when length($${at}) >= 3 then ':*' else '' end))`;

const isStopWord = (at: number): string => `numnode(to_tsquery('indonesian', quote_literal($${at}))) = 0`;

const statement = (words: number, joint: '&&' | '||'): string => {
  const parts = Array.from({ length: words }, (_, at) => `case when ${isStopWord(at + 1)} then ''::tsquery else ${wordQuery(at + 1)} end`);
  const joined = parts.map((part) => `(${part})`).join(` ${joint} `);
  return `with hit as materialized (
    select course_id, popularity, document from course_search where document @@ ${joined} and is_published),
  weighed as (
    select course_id, popularity, ts_rank('{0.05, 0.1, 0.4, 1}', document, ${joined}) as rank
    from (select * from hit order by popularity desc limit ${WEIGHED}) best)
  select coalesce(string_agg(course_id::text, ',' order by score desc, course_id), '') as ids from (
    select course_id, rank * (1 + popularity / 200) as score from weighed
    union all
    select course_id, -1 / (1 + popularity) - 1 from (select course_id, popularity from hit order by popularity desc offset ${WEIGHED}) rest) scored`;
};

async function idsOf(pool: pg.Pool, words: readonly string[], joint: '&&' | '||'): Promise<number[]> {
  const { rows } = await pool.query<{ ids: string }>({
    name: `search-${joint === '&&' ? 'all' : 'any'}-${words.length}`,
    text: statement(words.length, joint),
    values: [...words],
  });
  const ids = rows[0]?.ids ?? '';
  return ids === '' ? [] : ids.split(',').map(Number);
}

/** The nearest known word to each word nobody uses; the others stay. Trigrams find candidates, typing errors decide. */
async function correct(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ word: string; candidates: { term: string; uses: number }[] | null }>({
    name: 'search-correct',
    text: `select word, (select json_agg(c) from (
        select term, uses from search_term where term % word order by similarity(term, word) desc, uses desc limit 30) c) as candidates
      from unnest($1::text[]) word
      where not exists (select from search_term where term = word)`,
    values: [words],
  });
  const nearest = new Map<string, string>();
  for (const { word, candidates } of rows) {
    const rated = (candidates ?? []).map(({ term, uses }) => ({ term, uses, errors: typingErrors(word, term) }));
    const near = rated.filter(({ errors }) => errors <= toleratedErrors(word)).sort((a, b) => a.errors - b.errors || b.uses - a.uses);
    if (near[0]) nearest.set(word, near[0].term);
  }
  return words.map((word) => nearest.get(word) ?? word);
}

/**
 * Courses that a person means by `query`: every word must occur (Indonesian stem, or as the beginning of a word) in title,
 * category, provider or summary. Few hits: mistyped words are corrected and tried too. None: any of the words is enough.
 */
export async function findCourses(pool: pg.Pool, query: string): Promise<Found> {
  const words = wordsOf(query);
  if (words.length === 0) return { ids: [], corrected: null };
  const exact = await idsOf(pool, words, '&&');
  if (exact.length >= FEW) return { ids: exact, corrected: null };
  const corrected = await correct(pool, words);
  const isChanged = corrected.some((word, at) => word !== words[at]);
  const alike = isChanged ? await idsOf(pool, corrected, '&&') : [];
  const together = [...new Set([...exact, ...alike])];
  if (together.length > 0) return { ids: together, corrected: isChanged ? corrected : null };
  const loose = words.length > 1 ? await idsOf(pool, corrected, '||') : [];
  return { ids: loose.slice(0, LOOSE_LIMIT), corrected: isChanged ? corrected : null };
}
