import { CACHE_MS } from '@suluh/domain/cache';

/** What the header knows of the cart: how many courses, whose, and since when. */
interface Kept {
  userId: string;
  count: number;
  atMs: number;
}

type Listener = () => void;

/** Where a count outlives a page load. */
export interface Keeper {
  read(): string | null;
  write(text: string): void;
}

/**
 * Number of courses in the learner's cart for the header, kept for 12 hours (spec 9, Cache) and asked for again after every
 * change of the cart (decisions.md 13). Browser only.
 */
export class CartCountStore {
  readonly #keeper: Keeper;
  readonly #load: () => Promise<number | null>;
  readonly #listeners = new Set<Listener>();
  #count: number | null = null;
  #isAsking = false;

  /** @param load asks the API; null when there is no answer. */
  constructor(keeper: Keeper, load: () => Promise<number | null>) {
    this.#keeper = keeper;
    this.#load = load;
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get count(): number {
    return this.#count ?? 0;
  }

  /** Shows the count of this learner: the kept one while it is young, else the API's. */
  open(userId: string, nowMs: number): void {
    const kept = this.#kept();
    if (this.#count !== null && kept?.userId === userId) return;
    if (kept?.userId === userId && nowMs - kept.atMs < CACHE_MS.carts) this.#tell(kept.count);
    else this.ask(userId, nowMs);
  }

  /** The cart changed: asks the API again. */
  ask(userId: string, nowMs: number): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    void this.#load().then((count) => {
      this.#isAsking = false;
      if (count !== null) this.set(userId, count, nowMs);
    });
  }

  /** A page knows the cart. */
  set(userId: string, count: number, nowMs: number): void {
    this.#keeper.write(JSON.stringify({ userId, count, atMs: nowMs } satisfies Kept));
    this.#tell(count);
  }

  #kept(): Kept | null {
    try {
      return JSON.parse(this.#keeper.read() ?? 'null') as Kept | null;
    } catch {
      return null; // not written by us
    }
  }

  #tell(count: number): void {
    this.#count = count;
    for (const listener of this.#listeners) listener();
  }
}
