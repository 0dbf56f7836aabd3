import { LRUCache } from 'lru-cache';
import type { Change } from './change.ts';

/** A page as it was rendered, whole, and how it can be sent. */
export interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

/** A page on the shelf. Times are of the clock that is handed in, in milliseconds. */
export interface Shelved {
  page: KeptPage;
  courses: ReadonlySet<string>;
  /** When its rendering began: what changed from then on is not in it. */
  beganMs: number;
  /** When somebody last asked for it. */
  askedMs: number;
  /** Not asked for anew before this moment, after a rendering failed. */
  retryMs: number;
}

interface Bounds {
  maxBytes: number;
  /** Pages that are not there have a small bound of their own, so that asking for many pushes no good page out. */
  maxUnknown: number;
}

/** Longest time a page is believed without a word of change: what says "3 menit lalu" stays true. */
const MAX_AGE_MS = 60_000;
/** While changes cannot be heard, a page is believed for so long. */
const DEAF_AGE_MS = 1_000;
/** An index built behind an announcement may be late: what was rendered that soon after it is rendered once more. */
const LATE_MS = 1_200;

const weigh = ({ page }: Shelved) => page.body.length + page.gzip.length + page.brotli.length + 512;

/** The pages one process keeps, bounded in memory, and since when each is out of date. No clock of its own. */
export class Shelf {
  /** Whether announcements of changes arrive right now. */
  isHearing = false;
  private readonly good: LRUCache<string, Shelved>;
  private readonly unknown: LRUCache<string, Shelved>;
  private allChangedMs = 0;
  private readonly courseChangedMs = new LRUCache<string, number>({ max: 10_000 });

  constructor({ maxBytes, maxUnknown }: Bounds) {
    this.good = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: weigh }); // 0 is no bound at all to it
    this.unknown = new LRUCache({ max: maxUnknown });
  }

  get(key: string): Shelved | undefined {
    return this.good.get(key) ?? this.unknown.get(key);
  }

  put(key: string, shelved: Shelved): void {
    const isGood = shelved.page.status < 400;
    (isGood ? this.unknown : this.good).delete(key);
    (isGood ? this.good : this.unknown).set(key, shelved);
  }

  drop(key: string): void {
    this.good.delete(key);
    this.unknown.delete(key);
  }

  /** Takes a change in; what was rendered from before it is out of date from now on. */
  take(change: Change, nowMs: number): void {
    if (change.kind === 'all') this.allChangedMs = nowMs;
    else for (const name of change.names) this.courseChangedMs.set(name, nowMs);
  }

  /** Since when a page is out of date, or null while it may be shown without a second thought. */
  staleSinceMs({ courses, beganMs }: Shelved, nowMs: number): number | null {
    const maxAgeMs = this.isHearing ? MAX_AGE_MS : DEAF_AGE_MS;
    if (nowMs - beganMs >= maxAgeMs) return beganMs + maxAgeMs;
    let changedMs = this.allChangedMs;
    for (const name of courses) changedMs = Math.max(changedMs, this.courseChangedMs.get(name) ?? 0);
    if (changedMs === 0) return null;
    if (beganMs <= changedMs) return changedMs;
    const isLate = beganMs < changedMs + LATE_MS && nowMs >= changedMs + LATE_MS;
    return isLate ? changedMs + LATE_MS : null;
  }

  /** Keys of pages that are out of date and were asked for since `sinceMs`. */
  staleKeys(sinceMs: number, nowMs: number): string[] {
    const keys: string[] = [];
    for (const [key, shelved] of this.good.entries())
      if (shelved.askedMs >= sinceMs && shelved.retryMs <= nowMs && this.staleSinceMs(shelved, nowMs) !== null)
        keys.push(key);
    return keys;
  }

  /** Bytes and numbers, for the figures a process prints. */
  get size() {
    return { bytes: this.good.calculatedSize, pages: this.good.size, unknown: this.unknown.size };
  }
}
