import type pg from 'pg';
import { LRUCache } from 'lru-cache';
import { toleratedErrors, typingErrors } from './searchWords.ts';

const CORRECTIONS_KEPT = 5_000;

interface Row {
  word: string;
  candidates: { term: string; uses: number }[] | null;
}

/** Mends typing errors with the words that course titles use. */
export class WordCorrector {
  private readonly pool: pg.Pool;
  private readonly known = new LRUCache<string, string>({ max: CORRECTIONS_KEPT });

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /**
   * The nearest known word for each word that no title uses; the others stay. Trigrams find candidates, typing errors
   * decide.
   */
  async correct(words: readonly string[]): Promise<string[]> {
    const missing = words.filter((word) => this.known.get(word) === undefined);
    if (missing.length > 0) {
      const { rows } = await this.pool.query<Row>({
        name: 'search-correct',
        text: `select word, case when not exists (select from search_term where term = word) then (select json_agg(c) from (
            select term, uses from search_term where term % word order by similarity(term, word) desc, uses desc limit 30) c) end as candidates
          from unnest($1::text[]) word`,
        values: [missing],
      });
      for (const { word, candidates } of rows) this.known.set(word, nearest(word, candidates ?? []));
    }
    return words.map((word) => this.known.get(word) ?? word);
  }
}

function nearest(word: string, candidates: readonly { term: string; uses: number }[]): string {
  const rated = candidates.map(({ term, uses }) => ({ term, uses, errors: typingErrors(word, term) }));
  const near = rated
    .filter(({ errors }) => errors <= toleratedErrors(word))
    .sort((a, b) => a.errors - b.errors || b.uses - a.uses);
  return near[0]?.term ?? word;
}
