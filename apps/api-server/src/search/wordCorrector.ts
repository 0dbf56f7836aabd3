import { isFillerWord } from '@suluh/domain/search';
import type pg from 'pg';
import { LRUCache } from 'lru-cache';
import { isTypingError, typingErrors } from './searchWords.ts';

const CORRECTIONS_KEPT = 5_000;

interface Row {
  word: string;
  candidates: { term: string; uses: number }[] | null;
}

/** Whether two texts begin with the same sign, as a range: an index is of no use to a pattern made of a column. */
const beginsAlike = (text: string, word: string): string =>
  `${text} ~>=~ left(${word}, 1) and ${text} ~<~ (left(${word}, 1) || '\u{10FFFD}')`;

/**
 * Words that may be meant by one that no title uses: by trigrams, which find long words, and by letters that are added, lost
 * or changed places in words that begin alike, which trigrams miss in short ones (pyhton, kpoi). They stand in titles, or
 * synonyms are kept for them (batik of membatik): a stem, such as 'sampa' of 'sampai', is no word that somebody means.
 */
const CANDIDATES = `select word, case when not exists (select from search_term where term = word)
    and not exists (select from search_synonym s where s.word = asked.word)
    and not exists (select from course_words
      where document @@ (to_tsquery('simple', quote_literal(word)) || to_tsquery('indonesian', quote_literal(word)))) then (
    select json_agg(json_build_object('term', term, 'uses', uses)) from (
      select term, max(uses) as uses from (
        (select term, uses from search_term where term % word order by similarity(term, word) desc, uses desc limit 30)
        union all (select term, uses from search_term
          where ${beginsAlike('term', 'word')} and length(term) between length(word) - 2 and length(word) + 2
            and levenshtein_less_equal(left(term, 60), left(word, 60), 2) <= 2)
        union all (select s.word, 0 from search_synonym s
          where s.word like left(asked.word, 1) || '%' and levenshtein_less_equal(left(s.word, 60), left(asked.word, 60), 2) <= 2)) near
      group by term) candidate) end as candidates
  from unnest($1::text[]) asked(word)`;

/** Mends typing errors with the words that course titles use; one that stands anywhere in a course as it is or by its stem, as names do, is none. */
export class WordCorrector {
  private readonly pool: pg.Pool;
  private readonly known = new LRUCache<string, string>({ max: CORRECTIONS_KEPT });

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** The nearest known word for each word that no course has; the others stay, and so do those that mean nothing. */
  async correct(words: readonly string[]): Promise<string[]> {
    const missing = words.filter((word) => !isFillerWord(word) && this.known.get(word) === undefined);
    if (missing.length > 0) {
      const { rows } = await this.pool.query<Row>({
        name: 'search-correct',
        text: CANDIDATES,
        values: [missing],
      });
      for (const { word, candidates } of rows) this.known.set(word, nearest(word, candidates ?? []));
    }
    return words.map((word) => this.known.get(word) ?? word);
  }
}

function nearest(word: string, candidates: readonly { term: string; uses: number }[]): string {
  const near = candidates
    .filter(({ term }) => !isFillerWord(term) && isTypingError(word, term))
    .map(({ term, uses }) => ({ term, uses, errors: typingErrors(word, term) }))
    .sort((a, b) => a.errors - b.errors || b.uses - a.uses);
  return near[0]?.term ?? word;
}
