import { withNotes } from './notes.ts';
import { withPatience } from './patience.ts';
import { Shelf, type KeptPage, type Shelved } from './shelf.ts';
import type { Change } from './change.ts';

/** What a rendering gave: a page that may be kept, or one that is this visitor's alone. */
export interface Rendered {
  page: KeptPage;
  /** False for pages that set cookies, redirect, say that the site is down, or forbid it. */
  isKeepable: boolean;
  /** The site was taken down on purpose: what was kept must not stand in its place. */
  isDowntime: boolean;
}

interface Options {
  render: (key: string) => Promise<Rendered>;
  now: () => number;
  maxBytes: number;
  maxUnknown?: number;
  onError: (error: unknown) => void;
}

/** Longest time a visitor waits for a new page while an old one is there. */
const WAIT_MS = 700;
/** After a rendering that failed, the next one is tried so much later. */
const RETRY_MS = 2_000;
/** Pages visited within this time are renewed at once after a change, others at their next visit. */
const VISITED_MS = 5 * 60_000;
const RENEWALS_AT_ONCE = 2;
/** A change may have many parts: renewing begins so much after its first. */
const SETTLE_MS = 50;

const later = (delayMs: number) => new Promise<null>((resolve) => setTimeout(resolve, delayMs, null).unref());

/**
 * Keeps pages and renews them. Whoever asks for a page that is out of date waits for the new one, a moment at most; one
 * rendering serves all who ask meanwhile. A rendering that failed changes nothing: the good page stays, and is tried
 * anew after a while.
 */
export class Keeper {
  readonly shelf: Shelf;
  private readonly options: Options;
  private readonly running = new Map<string, Promise<Rendered>>();
  private settling: NodeJS.Timeout | undefined;
  private isRenewing = false;

  constructor(options: Options) {
    this.options = options;
    this.shelf = new Shelf({ maxBytes: options.maxBytes, maxUnknown: options.maxUnknown ?? 500 });
  }

  /**
   * The page for everybody under this key. `source` says whether it was there already, `beganMs` when its drawing began,
   * 0 of one that is not kept.
   */
  async get(key: string): Promise<{ page: KeptPage; source: 'kept' | 'renewed' | 'rendered'; beganMs: number }> {
    const { shelf, options } = this;
    const nowMs = options.now();
    const shelved = shelf.get(key);
    /** Of what was not kept, with a gap in it perhaps, nothing is promised. */
    const drawnMs = () => shelf.get(key)?.beganMs ?? 0;
    if (!shelved) {
      const { page } = await this.render(key);
      return { page, source: 'rendered', beganMs: drawnMs() };
    }
    shelved.askedMs = nowMs;
    if (shelf.staleSinceMs(shelved, nowMs) === null || shelved.retryMs > nowMs)
      return { page: shelved.page, source: 'kept', beganMs: shelved.beganMs };
    const renewed = await Promise.race([this.render(key).catch(() => null), later(WAIT_MS)]);
    if (renewed && (renewed.isKeepable || renewed.isDowntime))
      return { page: renewed.page, source: 'renewed', beganMs: drawnMs() };
    if (renewed === null) this.holdOn(shelved); // whoever comes next need not wait for what does not come
    return { page: shelved.page, source: 'kept', beganMs: shelved.beganMs };
  }

  /** Takes a change in and renews what visitors see most, two at a time. */
  take(change: Change): void {
    this.shelf.take(change, this.options.now());
    this.renewSoon(SETTLE_MS);
    setTimeout(() => this.renewSoon(0), 1_300).unref(); // what was rendered while the API was still taking the change in
  }

  private renewSoon(delayMs: number): void {
    this.settling ??= setTimeout(() => {
      this.settling = undefined;
      void this.renewVisited();
    }, delayMs).unref();
  }

  private async renewVisited(): Promise<void> {
    if (this.isRenewing) return;
    this.isRenewing = true;
    const { shelf, options } = this;
    const keys = shelf.staleKeys(options.now() - VISITED_MS, options.now());
    const next = async (): Promise<void> => {
      for (let key = keys.shift(); key !== undefined; key = keys.shift()) await this.render(key).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: RENEWALS_AT_ONCE }, next));
    this.isRenewing = false;
  }

  /** One rendering of a page at a time; all who want it share it. */
  private render(key: string): Promise<Rendered> {
    const running = this.running.get(key);
    if (running) return running;
    const rendering = this.renderNow(key).finally(() => this.running.delete(key));
    this.running.set(key, rendering);
    return rendering;
  }

  private async renderNow(key: string): Promise<Rendered> {
    const { shelf, options } = this;
    const beganMs = options.now();
    const old = shelf.get(key);
    try {
      const { result, notes } = await withNotes(() => withPatience(() => options.render(key)));
      if (result.isDowntime) shelf.drop(key);
      else if (notes.hasFailed || result.page.status >= 500) throw new RenderFailed(result);
      else if (result.isKeepable)
        shelf.put(key, {
          page: result.page,
          courses: notes.courses,
          beganMs,
          askedMs: old?.askedMs ?? beganMs,
          retryMs: 0,
        });
      else shelf.drop(key);
      return result;
    } catch (error) {
      if (old) this.holdOn(old);
      if (error instanceof RenderFailed && !old) return { ...error.rendered, isKeepable: false };
      if (!(error instanceof RenderFailed)) options.onError(error);
      throw error;
    }
  }

  private holdOn(old: Shelved): void {
    old.retryMs = this.options.now() + RETRY_MS;
  }
}

/** A page was drawn, but part of what it shows could not be read: shown to nobody but who has no better one. */
class RenderFailed extends Error {
  readonly rendered: Rendered;
  constructor(rendered: Rendered) {
    super('a part of the page could not be read');
    this.rendered = rendered;
  }
}
