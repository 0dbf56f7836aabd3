import type pg from 'pg';
import { Bitset } from './bitset.ts';
import { colloquialMeaning } from './colloquialWords.ts';
import type { CourseIndex } from './courseIndex.ts';
import { LRUCache } from 'lru-cache';
import { WordCorrector } from './wordCorrector.ts';
import { wordsOf } from './searchWords.ts';
import { hitsOf, type WordHits } from './wordHits.ts';

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

/** Fewer hits than this, and mistyped words are corrected. */
const FEW = 5;
/** Words kept; at 100,000 courses one takes 38 KB. */
const WORDS_KEPT = 500;
/** Whole searches kept, for the next page, filter or order of the same search. */
const SEARCHES_KEPT = 300;

/** The words that mean something; all, where none does. */
function telling(hits: readonly WordHits[]): readonly WordHits[] {
  const meaning = hits.filter(({ isStopWord }) => !isStopWord);
  return meaning.length > 0 ? meaning : hits;
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
   * Courses that a person means by `query`: every word that means something must occur. A word without a hit is looked for
   * as the one it is a colloquial verb of. Few hits: mistyped words are corrected and tried too.
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
    const meant = await this.meant(words, exact);
    const plain = meant.some((word, at) => word !== words[at]) ? await this.hitsOf(meant) : exact;
    const found = every.or(this.every(plain));
    if (found.count() >= FEW) return this.ranked(found, plain, null);
    const replaced = await this.corrector.correct(meant);
    const isChanged = replaced.some((word, at) => word !== meant[at]);
    const corrected = isChanged ? replaced.map((word, at) => (word === meant[at] ? words[at]! : word)) : null;
    const alike = isChanged ? await this.hitsOf(replaced) : plain;
    const together = found.or(this.every(alike));
    if (together.count() > 0) return this.ranked(together, alike, corrected);
    return this.ranked(this.any(alike), alike, corrected);
  }

  /** The words, and for one without a hit the known word that it is a colloquial verb of. */
  private async meant(words: readonly string[], hits: readonly WordHits[]): Promise<string[]> {
    const unknown = words.filter((_, at) => !hits[at]!.isStopWord && hits[at]!.anywhere.count() === 0);
    const meaning = await colloquialMeaning(this.pool, unknown);
    return words.map((word) => meaning.get(word) ?? word);
  }

  private every(hits: readonly WordHits[]): Bitset {
    const [first, ...rest] = telling(hits);
    if (!first) return new Bitset(this.index.size);
    return rest.reduce((set, { anywhere }) => set.and(anywhere), first.anywhere);
  }

  /** Courses with any of the words in their title; where no title has one, those that have one elsewhere. */
  private any(hits: readonly WordHits[]): Bitset {
    const union = (setOf: (word: WordHits) => Bitset) =>
      telling(hits).reduce((set, word) => set.or(setOf(word)), new Bitset(this.index.size));
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
      const asked = hitsOf(this.pool, this.index, missing);
      for (const word of missing) {
        const hits = asked.then((all) => all.get(word)!);
        this.words.set(word, hits);
        hits.catch(() => this.words.delete(word));
      }
    }
    return Promise.all(
      words.map(
        async (word) => (await this.words.get(word)) ?? (await hitsOf(this.pool, this.index, [word])).get(word)!,
      ),
    );
  }
}
