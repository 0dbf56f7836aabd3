import { reportedRanges, withStep, type SecondRange } from '@suluh/domain/learning';

/** What was played since the last report. Milliseconds by the clock of the device. */
export interface PlayedReport {
  watched: SecondRange[];
  positionSeconds: number;
  sinceMs: number;
  untilMs: number;
}

/**
 * Collects which seconds of a recording were played, by the moments its player tells. What was jumped over counts for
 * nothing, and nothing is reported before somebody played or jumped.
 */
export class Played {
  #ranges: readonly SecondRange[] = [];
  /** Second of the last look while playing; null while paused or jumping. */
  #last: number | null = null;
  #sinceMs: number | null = null;
  #reportedSeconds: number | null = null;

  /** It plays from this second on. */
  begin(seconds: number, nowMs: number): void {
    this.#last = seconds;
    this.#sinceMs ??= nowMs;
  }

  /** It got to this second. */
  reach(seconds: number): void {
    if (this.#last === null) return;
    this.#ranges = withStep(this.#ranges, this.#last, seconds);
    this.#last = seconds;
  }

  /** The learner jumps. */
  jump(nowMs: number): void {
    this.#last = null;
    this.#sinceMs ??= nowMs;
  }

  /** It pauses here. */
  rest(seconds: number): void {
    this.reach(seconds);
    this.#last = null;
  }

  /** What is to be reported; null when there is nothing new. */
  take(seconds: number, nowMs: number): PlayedReport | null {
    this.reach(seconds);
    const watched = reportedRanges(this.#ranges);
    const positionSeconds = Math.floor(seconds);
    if (this.#sinceMs === null || (watched.length === 0 && positionSeconds === this.#reportedSeconds)) return null;
    const report = { watched, positionSeconds, sinceMs: this.#sinceMs, untilMs: nowMs };
    this.#ranges = this.#last === null ? [] : [{ from: positionSeconds, to: seconds }]; // the second that is not full yet
    this.#sinceMs = this.#last === null ? null : nowMs;
    this.#reportedSeconds = positionSeconds;
    return report;
  }
}
