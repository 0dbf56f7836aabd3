import { isFillerWord } from '@suluh/domain/search';
import type pg from 'pg';
import type { Bitset } from './bitset.ts';
import type { CourseIndex } from './courseIndex.ts';

/** Where one word occurs. A word of no meaning for the search (dan, yang) is everywhere. */
export interface WordHits {
  isStopWord: boolean;
  /**
   * In the title: as it is written, as the same word by its Indonesian stem, as a word that means the same, or as the
   * beginning of a word.
   */
  titleWritten: Bitset;
  titleWord: Bitset;
  titleMeaning: Bitset;
  titleBeginning: Bitset;
  /** Title, category, provider or summary. */
  anywhere: Bitset;
}

const HITS = `with asked as materialized (
    select word, to_tsquery('indonesian', quote_literal(word)) as stem,
      (select string_agg('(' || meant::text || ')', ' | ')::tsquery
        from search_synonym s, unnest(s.means) phrase, lateral (values (phraseto_tsquery('simple', phrase)), (phraseto_tsquery('indonesian', phrase))) v(meant)
        where s.word = any(array[asked.word, (ts_lexize('indonesian_stem', asked.word))[1]]) and numnode(meant) > 0) as meaning,
      to_tsquery('simple', quote_literal(word)) as written,
      to_tsquery('simple', quote_literal(word) || case when length(word) >= 3 then ':*' else '' end) as beginning
    from unnest($1::text[]) asked(word))
  select word, numnode(stem) = 0 as stop,
    (select string_agg(course_id::text, ',') from course_words where numnode(stem) > 0 and title @@ written) as title_written,
    (select string_agg(course_id::text, ',') from course_words where numnode(stem) > 0 and title @@ stem) as title_word,
    (select string_agg(course_id::text, ',') from course_words where meaning is not null and title @@ meaning) as title_meaning,
    (select string_agg(course_id::text, ',') from course_words where numnode(stem) > 0 and title @@ beginning) as title_beginning,
    (select string_agg(course_id::text, ',') from course_words where numnode(stem) > 0 and document @@ (stem || beginning || coalesce(meaning, ''::tsquery))) as anywhere
  from asked`;

interface HitRow {
  word: string;
  stop: boolean;
  title_written: string | null;
  title_word: string | null;
  title_meaning: string | null;
  title_beginning: string | null;
  anywhere: string | null;
}

/** Where each of these words occurs, among the courses of `index`. */
export async function hitsOf(
  pool: pg.Pool,
  index: CourseIndex,
  words: readonly string[],
): Promise<Map<string, WordHits>> {
  const { rows } = await pool.query<HitRow>({ name: 'search-words', text: HITS, values: [words] });
  const setOf = (ids: string | null): Bitset => index.ofIds(ids === null ? [] : ids.split(',').map(Number));
  return new Map(
    rows.map((row): [string, WordHits] => [
      row.word,
      {
        isStopWord: row.stop || isFillerWord(row.word),
        titleWritten: setOf(row.title_written),
        titleWord: setOf(row.title_word),
        titleMeaning: setOf(row.title_meaning),
        titleBeginning: setOf(row.title_beginning),
        anywhere: setOf(row.anywhere),
      },
    ]),
  );
}
