import { DAY_MS, DEFAULT_HOURS, HOUR_MS, midnightOf } from '@suluh/domain/time';

/** A repeatable stream of numbers from 0 to 1 (mulberry32): the same seed, the same numbers. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Midnight of the day `days` after `now`, plus `hour` hours of that day, where clocks are so many hours ahead of UTC. */
export function localTime(now: Date, offsetHours: number, days: number, hour: number): Date {
  return new Date(midnightOf(now, offsetHours).getTime() + days * DAY_MS + hour * HOUR_MS);
}

/** The same in Jakarta. */
export const jakartaTime = (now: Date, days: number, hour: number): Date => localTime(now, DEFAULT_HOURS, days, hour);
