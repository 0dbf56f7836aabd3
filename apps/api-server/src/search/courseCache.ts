import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Announcements } from './announcements.ts';
import { subscribe, type CourseChange, type Subscription } from './changes.ts';
import type { StoredCard } from './courseProjection.ts';
import { CourseIndex } from './courseIndex.ts';
import { flashPricesAt, loadFlashPrices, type FlashPrice } from './flashSales.ts';
import type { IndexedCourse } from './indexedCourse.ts';
import { KeptAnswers } from './keptAnswers.ts';
import { loadAllCourses, loadCourses } from './loadCourses.ts';
import { PendingChanges } from './pendingChanges.ts';
import { findPriced } from './priced.ts';
import { TextSearch, type Found } from './textSearch.ts';

/** Changes arriving within this time are taken in together. */
const SETTLE_MS = 200;
/** The index is built for a moment: events end, so it is built again this often. */
const REBUILD_EVERY_MS = 10 * 60_000;

interface Options {
  pool: pg.Pool;
  databaseUrl: string;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Told what changed once this process answers with it. */
  announcements?: Announcements;
}

/**
 * What this process keeps of courses: the course index, cards, where words occur, and short lists. All of it
 * follows from the database, which announces every change on the `catalogue` channel at commit; a change is in every
 * process within about SETTLE_MS and the time to build the index. While the announcements cannot be heard, nothing but
 * the index is answered from memory.
 */
export class CourseCache {
  private built: CourseIndex;
  /** Flash sales that have not ended, and until when the prices of the index hold. */
  private sales: readonly FlashPrice[] = [];
  private pricedUntilMs = Infinity;
  private textSearch: TextSearch;
  private courses: Map<number, IndexedCourse>;
  private readonly options: Options;
  private readonly kept: KeptAnswers;
  private subscription: Subscription | undefined;
  private readonly pending = new PendingChanges();
  private isSettling = false;
  private isStopped = false;
  private settling: NodeJS.Timeout | undefined;
  private rebuilding: NodeJS.Timeout | undefined;

  private constructor(options: Options) {
    this.options = options;
    this.kept = new KeptAnswers(options.pool, () => this.subscription?.isLive ?? false);
    this.courses = new Map();
    this.built = CourseIndex.of([], options.now());
    this.textSearch = new TextSearch(options.pool, this.built);
  }

  /** Listens first and reads afterwards, so that no change is missed. */
  static async start(options: Options): Promise<CourseCache> {
    const cache = new CourseCache(options);
    const onError = (error: unknown) => options.log.error({ err: error }, 'course announcements');
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
  cardsOf(ids: readonly number[]): Promise<StoredCard[]> {
    return this.kept.cardsOf(ids);
  }

  /** What a search finds, with the index it was looked up in (see TextSearch). */
  async search(query: string, isExact = false): Promise<{ index: CourseIndex; found: Found }> {
    const { index, textSearch } = this;
    const found = isExact ? textSearch.find(query, true) : findPriced(textSearch, index, query);
    return { index, found: await found };
  }

  /** A value computed from courses and what belongs to them, kept until anything in it changes. The key names value and arguments. */
  keep<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    return this.kept.keep(key, compute);
  }

  private take(change: CourseChange): void {
    if (change.kind === 'details') return void this.options.announcements?.tellCourses(change.ids);
    if (change.kind === 'lists') this.kept.forgetLists();
    else this.kept.forgetCards(change.kind === 'courses' ? change.ids : undefined);
    this.pending.add(change);
    this.settleIn(SETTLE_MS);
  }

  /** One settling at a time: what comes meanwhile waits for the next. */
  private settleIn(delayMs: number): void {
    if (!this.isSettling && !this.isStopped) this.settling ??= setTimeout(() => void this.settle(), delayMs).unref();
  }

  private rebuild(): void {
    this.pending.addRebuild();
    this.settleIn(0);
  }

  private async settle(): Promise<void> {
    const { ids, isEverything, areSalesDue, isBuildDue } = this.pending.take();
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
      this.options.log.error({ err: error }, 'course index');
      this.pending.addAll();
    }
    this.isSettling = false;
    if (!this.pending.isEmpty) this.settleIn(this.pending.areAll ? SETTLE_MS * 10 : SETTLE_MS);
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
    this.kept.forgetLists();
  }

  private async build(): Promise<void> {
    const { prices, untilMs } = flashPricesAt(this.sales, this.options.now());
    this.built = await CourseIndex.inSteps(this.courses.values(), this.options.now(), prices);
    this.pricedUntilMs = untilMs;
    this.textSearch = new TextSearch(this.options.pool, this.built);
    this.kept.forgetLists();
  }
}
