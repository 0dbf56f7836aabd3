/** Waits before a part that ended is started again: a second, doubling to half a minute. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** A part that ran this long before it ended had come up well: its count begins anew. */
const HEALTHY_MS = 60_000;

/** How often in a row a part has ended soon after its start. */
export class BackOff {
  #soon = 0;

  /** Milliseconds to wait now that the part has ended after `livedMs`. */
  next(livedMs: number): number {
    this.#soon = livedMs >= HEALTHY_MS ? 0 : this.#soon + 1;
    return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, this.#soon - 1));
  }
}
