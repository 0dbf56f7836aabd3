/** What the header knows of a number: how many, whose, and since when. */
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
 * A number of the learner's that the header shows on every page, such as the courses in the cart: kept for its lifetime
 * (docs/product/display.md#cache) and asked for again after every change. Browser only.
 */
export class KeptCountStore {
  readonly #keeper: Keeper;
  readonly #load: () => Promise<number | null>;
  readonly #lifetimeMs: number;
  readonly #listeners = new Set<Listener>();
  #count: number | null = null;
  #isAsking = false;

  /** @param load asks the API; null when there is no answer. */
  constructor(keeper: Keeper, load: () => Promise<number | null>, lifetimeMs: number) {
    this.#keeper = keeper;
    this.#load = load;
    this.#lifetimeMs = lifetimeMs;
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
    if (kept?.userId === userId && nowMs - kept.atMs < this.#lifetimeMs) this.#tell(kept.count);
    else this.ask(userId, nowMs);
  }

  /** It changed: forgets what is kept, for the page that leads away before the API has answered, and asks again. */
  ask(userId: string, nowMs: number): void {
    this.#keeper.write('');
    if (this.#isAsking) return;
    this.#isAsking = true;
    void this.#load().then((count) => {
      this.#isAsking = false;
      if (count !== null) this.set(userId, count, nowMs);
    });
  }

  /** A page knows the number. */
  set(userId: string, count: number, nowMs: number): void {
    this.#keeper.write(JSON.stringify({ userId, count, atMs: nowMs } satisfies Kept));
    this.#tell(count);
  }

  #kept(): Kept | null {
    try {
      return JSON.parse(this.#keeper.read() || 'null') as Kept | null;
    } catch {
      return null; // not written by us
    }
  }

  #tell(count: number): void {
    this.#count = count;
    for (const listener of this.#listeners) listener();
  }
}
