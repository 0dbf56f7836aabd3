import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Announcements } from './announcements.ts';
import { subscribe, type CatalogueChange, type Subscription } from './changes.ts';
import type { StoredCard } from './courseProjection.ts';
import { CourseIndex } from './courseIndex.ts';
import { flashPricesAt, loadFlashPrices, type FlashPrice } from './flashSales.ts';
import type { IndexedCourse } from './indexedCourse.ts';
import { loadAllCourses, loadCourses } from './loadCourses.ts';
import { LRUCache } from 'lru-cache';
import { TextSearch, type Found } from './textSearch.ts';

/** Changes arriving within this time are taken in together. */
const SETTLE_MS = 200;
/** The index is built for a moment: events end, so it is built again this often. */
const REBUILD_EVERY_MS = 10 * 60_000;
const CARDS_KEPT = 20_000;
const LISTS_KEPT = 2_000;

interface Options {
  pool: pg.Pool;
  databaseUrl: string;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Told what changed once this process answers with it. */
  announcements?: Announcements;
}

/**
 * What this process keeps of the catalogue: the course index, cards, where words occur, and short lists. All of it
 * follows from the database, which announces every change on the `catalogue` channel at commit; a change is in every
 * process within about SETTLE_MS and the time to build the index. While the announcements cannot be heard, nothing but
 * the index is answered from memory.
 */
export class CatalogueCache {
  private built: CourseIndex;
  /** Flash sales that have not ended, and until when the prices of the index hold. */
  private sales: readonly FlashPrice[] = [];
  private pricedUntilMs = Infinity;
  private textSearch: TextSearch;
  private courses: Map<number, IndexedCourse>;
  private readonly options: Options;
  private readonly cards = new LRUCache<number, StoredCard>({ max: CARDS_KEPT });
  private readonly lists = new LRUCache<string, { value: unknown }>({ max: LISTS_KEPT });
  private subscription: Subscription | undefined;
  private generation = 0;
  private readonly waiting = new Set<number>();
  private isEverythingWaiting = false;
  private areSalesWaiting = false;
  private isRebuildDue = false;
  private isSettling = false;
  private isStopped = false;
  private settling: NodeJS.Timeout | undefined;
  private rebuilding: NodeJS.Timeout | undefined;

  private constructor(options: Options) {
    this.options = options;
    this.courses = new Map();
    this.built = CourseIndex.of([], options.now());
    this.textSearch = new TextSearch(options.pool, this.built);
  }

  /** Listens first and reads afterwards, so that no change is missed. */
  static async start(options: Options): Promise<CatalogueCache> {
    const cache = new CatalogueCache(options);
    const onError = (error: unknown) => options.log.error({ err: error }, 'catalogue announcements');
    cache.subscription = await subscribe(options.databaseUrl, (change) => cache.take(change), onError);
    cache.sales = await loadFlashPrices(options.pool, options.now());
    cache.courses = await loadAllCourses(options.pool);
    await cache.build();
    await options.announcements?.waitForMoment();
    cache.rebuilding = setInterval(() => cache.rebuild(), REBUILD_EVERY_MS).unref();
    return cache;
  }

  /**
   * Courses as they are filtered and sorted now: when a flash sale begins or ends, prices follow before anything is
   * answered.
   */
  get index(): CourseIndex {
    if (this.options.now().getTime() >= this.pricedUntilMs) this.reprice();
    return this.built;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.settling);
    clearInterval(this.rebuilding);
    await this.subscription?.stop();
  }

  /** Cards of these courses in the order given; ids without a published course are left out. */
  async cardsOf(ids: readonly number[]): Promise<StoredCard[]> {
    const found = new Map<number, StoredCard>();
    const missing: number[] = [];
    for (const id of ids) {
      const card = this.isLive ? this.cards.get(id) : undefined;
      if (card) found.set(id, card);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const { generation } = this;
      const { rows } = await this.options.pool.query<{ card: StoredCard }>({
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

  /** What a search finds, with the index it was looked up in (see TextSearch). */
  async search(query: string): Promise<{ index: CourseIndex; found: Found }> {
    const { index, textSearch } = this;
    return { index, found: await textSearch.find(query) };
  }

  /** A value computed from the catalogue, kept until anything in it changes. The key names value and arguments. */
  async keep<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    const known = this.isLive ? this.lists.get(key) : undefined;
    if (known !== undefined) return known.value as Value;
    const { generation } = this;
    const value = await compute();
    if (generation === this.generation) this.lists.set(key, { value });
    return value;
  }

  private get isLive(): boolean {
    return this.subscription?.isLive ?? false;
  }

  private take(change: CatalogueChange): void {
    if (change.kind === 'details') return void this.options.announcements?.tellCourses(change.ids);
    this.generation++;
    this.lists.clear();
    if (change.kind === 'lists') {
      this.areSalesWaiting = true;
      return this.settleIn(SETTLE_MS);
    }
    if (change.kind === 'everything') {
      this.cards.clear();
      this.isEverythingWaiting = true;
    } else {
      for (const id of change.ids) {
        this.cards.delete(id);
        this.waiting.add(id);
      }
    }
    this.settleIn(SETTLE_MS);
  }

  /** One settling at a time: what comes meanwhile waits for the next. */
  private settleIn(delayMs: number): void {
    if (!this.isSettling && !this.isStopped) this.settling ??= setTimeout(() => void this.settle(), delayMs).unref();
  }

  private rebuild(): void {
    this.isRebuildDue = true;
    this.settleIn(0);
  }

  private async settle(): Promise<void> {
    const ids = [...this.waiting];
    const isEverything = this.isEverythingWaiting;
    const isBuildDue = isEverything || this.isRebuildDue || ids.length > 0;
    this.waiting.clear();
    this.isEverythingWaiting = false;
    this.isRebuildDue = false;
    const areSalesDue = this.areSalesWaiting;
    this.areSalesWaiting = false;
    this.settling = undefined;
    this.isSettling = true;
    try {
      const areSalesChanged = areSalesDue && (await this.loadSales());
      if (isEverything) this.courses = await loadAllCourses(this.options.pool);
      else if (ids.length > 0) {
        const present = await loadCourses(this.options.pool, ids);
        const published = new Set(present.map(({ id }) => id));
        for (const id of ids) if (!published.has(id)) this.courses.delete(id);
        for (const course of present) this.courses.set(course.id, course);
      }
      if (isBuildDue) await this.build();
      else if (areSalesChanged) this.reprice();
      this.options.announcements?.tellAll();
    } catch (error) {
      this.options.log.error({ err: error }, 'catalogue index');
      this.isEverythingWaiting = true;
      this.areSalesWaiting = true;
    }
    this.isSettling = false;
    if (this.isEverythingWaiting || this.isRebuildDue || this.areSalesWaiting || this.waiting.size > 0)
      this.settleIn(this.isEverythingWaiting ? SETTLE_MS * 10 : SETTLE_MS);
  }

  /** Reads the flash sales again; answers whether any of them changed. */
  private async loadSales(): Promise<boolean> {
    const sales = await loadFlashPrices(this.options.pool, this.options.now());
    const isChanged = JSON.stringify(sales) !== JSON.stringify(this.sales);
    this.sales = sales;
    return isChanged;
  }

  /** Prices of the index as of now. */
  private reprice(): void {
    const { prices, untilMs } = flashPricesAt(this.sales, this.options.now());
    this.pricedUntilMs = untilMs;
    this.built = this.built.repriced(prices);
    this.generation++;
    this.lists.clear();
  }

  private async build(): Promise<void> {
    const { prices, untilMs } = flashPricesAt(this.sales, this.options.now());
    this.built = await CourseIndex.inSteps(this.courses.values(), this.options.now(), prices);
    this.pricedUntilMs = untilMs;
    this.textSearch = new TextSearch(this.options.pool, this.built);
    this.generation++;
    this.lists.clear();
  }
}
