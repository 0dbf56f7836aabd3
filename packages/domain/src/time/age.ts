import { DAY_MS, HOUR_MS } from './span.ts';

const MINUTE_MS = 60_000;
/** From so many days on the day itself says more. */
const MOST_DAYS = 7;

/** How long ago something was, in the largest unit that is full; null from a week on, and of what is yet to come. */
export type Age = { unit: 'now' } | { unit: 'minute' | 'hour' | 'day'; count: number } | null;

/** How old something is (docs/product/display.md#dates). */
export function ageOf(thenMs: number, nowMs: number): Age {
  const passed = nowMs - thenMs;
  if (passed < 0 || passed >= MOST_DAYS * DAY_MS) return null;
  if (passed >= DAY_MS) return { unit: 'day', count: Math.floor(passed / DAY_MS) };
  if (passed >= HOUR_MS) return { unit: 'hour', count: Math.floor(passed / HOUR_MS) };
  return passed < MINUTE_MS ? { unit: 'now' } : { unit: 'minute', count: Math.floor(passed / MINUTE_MS) };
}
