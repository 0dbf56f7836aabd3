import type pg from 'pg';
import { Bitset } from './bitset.ts';
import type { CourseIndex } from './courseIndex.ts';
import { LRUCache } from 'lru-cache';
import { WordCorrector } from './wordCorrector.ts';
import { wordsOf } from './searchWords.ts';

/** Courses a search found. */
export interface Found {
  set: Bitset;
  /** Slots, best first. */
  slots: Uint32Array;
  /** The words that were looked for instead, when some were mistyped. */
  corrected: string[] | null;
  /** The search itself asks for the cheapest first. */
  isCheapestFirst?: boolean;
}

/** Where one word occurs. A word of no meaning for the search (dan, yang) is everywhere. */
interface WordHits {
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

/** Fewer hits than this, and mistyped words are corrected. */
const FEW = 5;
/** Words kept; at 100,000 courses one takes 38 KB. */
const WORDS_KEPT = 500;
/** Whole searches kept, for the next page, filter or order of the same search. */
const SEARCHES_KEPT = 300;

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

/**
 * Search by words over one state of the course index. PostgreSQL says where a word occurs (full text, Indonesian stems,
 * beginnings, table search_synonym for what means the same) and which words look alike (trigrams); the sets are kept, so that a search costs the database only what
 * it has not been asked before. Made anew with every index.
 */
export class TextSearch {
  private readonly pool: pg.Pool;
  private readonly index: CourseIndex;
  private readonly words = new LRUCache<string, Promise<WordHits>>({ max: WORDS_KEPT });
  private readonly found = new LRUCache<string, Promise<Found>>({ max: SEARCHES_KEPT });
  private readonly corrector: WordCorrector;

  constructor(pool: pg.Pool, index: CourseIndex) {
    this.pool = pool;
    this.index = index;
    this.corrector = new WordCorrector(pool);
  }

  /**
   * Courses that a person means by `query`: every word must occur. Few hits: mistyped words are corrected and tried
   * too.
   * None: any of the words is enough, those of titles first. Best are those with most words in the title, then the best known.
   * @param isExact the words are meant as they are typed
   */
  find(query: string, isExact = false): Promise<Found> {
    const words = wordsOf(query);
    const key = `${isExact ? '=' : ''}${words.join(' ')}`;
    const known = this.found.get(key);
    if (known) return known;
    const found = this.look(words, isExact);
    this.found.set(key, found);
    found.catch(() => this.found.delete(key));
    return found;
  }

  private async look(words: readonly string[], isExact: boolean): Promise<Found> {
    const exact = await this.hitsOf(words);
    const every = this.every(exact);
    if (isExact || every.count() >= FEW || words.length === 0) return this.ranked(every, exact, null);
    const replaced = await this.corrector.correct(words);
    const isChanged = replaced.some((word, at) => word !== words[at]);
    const corrected = isChanged ? replaced : null;
    const alike = isChanged ? await this.hitsOf(replaced) : exact;
    const together = every.or(this.every(alike));
    if (together.count() > 0) return this.ranked(together, alike, corrected);
    return this.ranked(this.any(alike), alike, corrected);
  }

  private every(hits: readonly WordHits[]): Bitset {
    const meaning = hits.filter(({ isStopWord }) => !isStopWord);
    const [first, ...rest] = meaning;
    if (!first) return new Bitset(this.index.size);
    return rest.reduce((set, { anywhere }) => set.and(anywhere), first.anywhere);
  }

  /** Courses with any of the words in their title; where no title has one, those that have one elsewhere. */
  private any(hits: readonly WordHits[]): Bitset {
    const union = (setOf: (word: WordHits) => Bitset) =>
      hits.reduce((set, word) => set.or(setOf(word)), new Bitset(this.index.size));
    const inTitles = union((word) => word.titleWord.or(word.titleMeaning).or(word.titleBeginning));
    return inTitles.count() > 0 ? inTitles : union(({ anywhere }) => anywhere);
  }

  /** Slots are given by falling popularity, so a stable sort by score ranks ties by it. */
  private ranked(set: Bitset, hits: readonly WordHits[], corrected: string[] | null): Found {
    const byScore: number[][] = Array.from({ length: 4 * hits.length + 1 }, () => []);
    set.forEach((slot) => {
      let score = 0;
      for (const { titleWritten, titleWord, titleMeaning, titleBeginning, anywhere } of hits) {
        if (titleWritten.has(slot)) score += 4;
        else if (titleWord.has(slot)) score += 3;
        else if (titleBeginning.has(slot) || titleMeaning.has(slot)) score += 2;
        else if (anywhere.has(slot)) score += 1;
      }
      byScore[score]!.push(slot);
    });
    return { set, slots: Uint32Array.from(byScore.reverse().flat()), corrected };
  }

  private async hitsOf(words: readonly string[]): Promise<WordHits[]> {
    const missing = words.filter((word) => this.words.get(word) === undefined);
    if (missing.length > 0) {
      const asked = this.ask(missing);
      for (const word of missing) {
        const hits = asked.then((all) => all.get(word)!);
        this.words.set(word, hits);
        hits.catch(() => this.words.delete(word));
      }
    }
    return Promise.all(words.map(async (word) => (await this.words.get(word)) ?? (await this.ask([word])).get(word)!));
  }

  private async ask(words: readonly string[]): Promise<Map<string, WordHits>> {
    const { rows } = await this.pool.query<HitRow>({ name: 'search-words', text: HITS, values: [words] });
    const setOf = (ids: string | null): Bitset => this.index.ofIds(ids === null ? [] : ids.split(',').map(Number));
    return new Map(
      rows.map((row): [string, WordHits] => [
        row.word,
        {
          isStopWord: row.stop,
          titleWritten: setOf(row.title_written),
          titleWord: setOf(row.title_word),
          titleMeaning: setOf(row.title_meaning),
          titleBeginning: setOf(row.title_beginning),
          anywhere: setOf(row.anywhere),
        },
      ]),
    );
  }
}
