import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { StoredCard } from './courseProjection.ts';

const CARDS_KEPT = 20_000;
const LISTS_KEPT = 2_000;

/**
 * Cards and short lists read from the database, kept until something they are made of changes. What is read while a
 * change comes in is answered and not kept.
 */
export class KeptAnswers {
  private readonly cards = new LRUCache<number, StoredCard>({ max: CARDS_KEPT });
  private readonly lists = new LRUCache<string, { value: unknown }>({ max: LISTS_KEPT });
  private generation = 0;
  private readonly pool: pg.Pool;
  private readonly isLive: () => boolean;

  /** @param isLive whether changes are heard; while they are not, nothing kept is answered. */
  constructor(pool: pg.Pool, isLive: () => boolean) {
    this.pool = pool;
    this.isLive = isLive;
  }

  forgetLists(): void {
    this.generation++;
    this.lists.clear();
  }

  /** Forgets the cards of these courses, or of all, and every list. */
  forgetCards(ids?: readonly number[]): void {
    this.forgetLists();
    if (ids) for (const id of ids) this.cards.delete(id);
    else this.cards.clear();
  }

  /** Cards of these courses in the order given; ids without a published course are left out. */
  async cardsOf(ids: readonly number[]): Promise<StoredCard[]> {
    const found = new Map<number, StoredCard>();
    const missing: number[] = [];
    for (const id of ids) {
      const card = this.isLive() ? this.cards.get(id) : undefined;
      if (card) found.set(id, card);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const { generation } = this;
      const { rows } = await this.pool.query<{ card: StoredCard }>({
        name: 'cards',
        text: 'select card from course_search where course_id = any($1)',
        values: [missing],
      });
      for (const { card } of rows) {
        found.set(card.id, card);
        if (generation === this.generation) this.cards.set(card.id, card);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** A value computed from courses and what belongs to them. The key names value and arguments. */
  async keep<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    const known = this.isLive() ? this.lists.get(key) : undefined;
    if (known !== undefined) return known.value as Value;
    const { generation } = this;
    const value = await compute();
    if (generation === this.generation) this.lists.set(key, { value });
    return value;
  }
}
