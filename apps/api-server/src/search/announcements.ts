import { CLASS_ZONES } from '@suluh/domain/time';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';

/** What the apps that keep pages are told: everything may have changed, or what these courses show by themselves. */
export type Announcement = { kind: 'all' } | { kind: 'courses'; names: string[] };

type Listener = (announcement: Announcement) => void;

interface Options {
  pool: pg.Pool;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The next moment is looked up at least this often, so that no timer is set beyond what timers can do. */
const LOOK_AGAIN_MS = 10 * 60_000;
/** A moment has passed for sure when the clock shows so much more. */
const AFTER_MS = 20;

/** Moments at which the same rows mean something else: sales, banners, schedules, lessons to try, and midnight in the three zones. */
const NEXT_MOMENT = `
  select extract(epoch from min(at)) * 1000 as "nextMs" from (
    select start_at as at from flash_sale union all select end_at from flash_sale
    union all select start_at from course_price union all select end_at from course_price
    union all select start_at from banner union all select end_at from banner
    union all select start_at from event union all select end_at from event union all select sales_open_at from event
    union all select published_at from news
    union all select published_at from lesson where is_preview
    union all select date_trunc('day', $1::timestamptz at time zone zone) at time zone zone + interval '1 day'
      from unnest($2::text[]) as zone
  ) as moment where at > $1`;

/**
 * Tells the apps that keep pages what changed: what the database announced, once this process answers with it, and what
 * the clock changes without anybody writing.
 */
export class Announcements {
  private readonly options: Options;
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** Hears every announcement from now on. @returns a function that ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Anything may look different now; the moments ahead may have changed too. */
  tellAll(): void {
    this.tell({ kind: 'all' });
    void this.waitForMoment();
  }

  /** What these courses show by themselves changed: seats, reviews, lessons. */
  async tellCourses(ids: readonly number[]): Promise<void> {
    if (this.listeners.size === 0) return;
    const { pool, log } = this.options;
    try {
      const { rows } = await pool.query<{ slug: string }>({
        name: 'changed-slugs',
        text: 'select slug from course where id = any($1)',
        values: [ids],
      });
      this.tell({ kind: 'courses', names: [...ids.map(String), ...rows.map(({ slug }) => slug)] });
    } catch (error) {
      log.error({ err: error }, 'names of changed courses');
      this.tell({ kind: 'all' }); // pages are renewed once too often rather than not at all
    }
  }

  /** Waits for the next moment that changes what is shown, and tells it. */
  async waitForMoment(): Promise<void> {
    const { pool, now, log } = this.options;
    try {
      const at = now();
      const { rows } = await pool.query<{ nextMs: string | null }>({
        name: 'next-moment',
        text: NEXT_MOMENT,
        values: [at, CLASS_ZONES],
      });
      const waitMs = rows[0]?.nextMs ? Number(rows[0].nextMs) - at.getTime() + AFTER_MS : Infinity;
      this.wait(Math.min(Math.max(waitMs, 0), LOOK_AGAIN_MS), waitMs <= LOOK_AGAIN_MS);
    } catch (error) {
      log.error({ err: error }, 'next moment');
      this.wait(1_000, false);
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  private wait(waitMs: number, isMoment: boolean): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => (isMoment ? this.tellAll() : void this.waitForMoment()), waitMs).unref();
  }

  private tell(announcement: Announcement): void {
    for (const listener of this.listeners) listener(announcement);
  }
}
