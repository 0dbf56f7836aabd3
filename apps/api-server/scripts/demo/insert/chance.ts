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

/** Hours that clocks in Jakarta are ahead of UTC. */
const JAKARTA_OFFSET_HOURS = 7;
const DAY_MS = 86_400_000;

/** Midnight of the day `days` after `now`, plus `hour` hours of that day, where clocks are so many hours ahead of UTC. */
export function localTime(now: Date, offsetHours: number, days: number, hour: number): Date {
  const offsetMs = offsetHours * 3_600_000;
  const midnight = Math.floor((now.getTime() + offsetMs) / DAY_MS) * DAY_MS - offsetMs;
  return new Date(midnight + days * DAY_MS + hour * 3_600_000);
}

/** The same in Jakarta. */
export const jakartaTime = (now: Date, days: number, hour: number): Date =>
  localTime(now, JAKARTA_OFFSET_HOURS, days, hour);
