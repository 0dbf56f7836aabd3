import { DAY_MS, DEFAULT_HOURS, HOUR_MS, dayInZone, hoursAhead } from '../time/index.ts';
import type { ScheduleTimes } from './scheduleFaults.ts';

/** Most schedules that are made of one at once. */
export const MOST_IN_SERIES = 52;

/** How a schedule is repeated. */
export interface SeriesPattern {
  unit: 'day' | 'week';
  /** Each day or week, each second, and so on. */
  every: number;
  /** Of weeks: days of the week, 1 is Monday and 7 Sunday. */
  weekdays: readonly number[];
  /** So many more; null: as many as there are until `until`. */
  count: number | null;
  /** Last day it may begin, 'YYYY-MM-DD' on the clocks of its place; null: `count` of them. */
  until: string | null;
}

/** What is wrong with a pattern, at one of its fields. */
export type SeriesFault = 'noWeekday' | 'noEnd' | 'untilBefore' | 'tooMany' | 'overlap' | 'nothing';

type Times = ScheduleTimes & { timeZone: string };
type Faults = { field: keyof SeriesPattern; fault: SeriesFault }[];

const DAYS_OF_WEEK = 7;
const daysOf = ({ unit, every }: Pick<SeriesPattern, 'unit' | 'every'>): number =>
  unit === 'day' ? every : every * DAYS_OF_WEEK;

/** Days since a Monday long ago on the clocks of a zone. */
const dayNumber = (instant: Date, zone: string): number =>
  Math.floor((instant.getTime() + (hoursAhead(zone) ?? DEFAULT_HOURS) * HOUR_MS) / DAY_MS) + 3;

/** How many days after the first a pattern has one, among the next `days`. */
function* offsets(first: number, { unit, every, weekdays }: SeriesPattern, days: number): Generator<number> {
  const week = Math.floor(first / DAYS_OF_WEEK);
  for (let offset = 1; offset <= days; offset += 1) {
    const day = first + offset;
    const isOnDay =
      unit === 'day'
        ? offset % every === 0
        : weekdays.includes((day % DAYS_OF_WEEK) + 1) && (Math.floor(day / DAYS_OF_WEEK) - week) % every === 0;
    if (isOnDay) yield offset;
  }
}

const shifted = (at: Date, offset: number): Date => new Date(at.getTime() + offset * DAY_MS);

/**
 * The times of the schedules that follow one by a pattern: same hours, sales open as long before. Days that are over are
 * left out and not counted; one more than may be made at once is enough to see that it is too many.
 */
export function seriesOf(from: Times, pattern: SeriesPattern, now: Date): ScheduleTimes[] {
  const { timeZone, startAt, endAt, salesOpenAt } = from;
  const past = Math.max(0, Math.ceil((now.getTime() - startAt.getTime()) / DAY_MS));
  const days = past + (MOST_IN_SERIES + 2) * daysOf(pattern);
  const most = Math.min(pattern.count ?? Infinity, MOST_IN_SERIES + 1);
  const found: ScheduleTimes[] = [];
  for (const offset of offsets(dayNumber(startAt, timeZone), pattern, days)) {
    const start = shifted(startAt, offset);
    if (found.length >= most || (pattern.until !== null && dayInZone(start, timeZone) > pattern.until)) break;
    if (start <= now) continue;
    const opens = salesOpenAt && shifted(salesOpenAt, offset);
    found.push({ startAt: start, endAt: shifted(endAt, offset), salesOpenAt: opens });
  }
  return found;
}

/** What is wrong with a pattern for a schedule (docs/product/staff.md#series). */
export function seriesFaults(from: Times, pattern: SeriesPattern, now: Date): Faults {
  const { unit, weekdays, count, until } = pattern;
  if (unit === 'week' && weekdays.length === 0) return [{ field: 'weekdays', fault: 'noWeekday' }];
  if (count === null && until === null) return [{ field: 'count', fault: 'noEnd' }];
  if (until !== null && until <= dayInZone(from.startAt, from.timeZone))
    return [{ field: 'until', fault: 'untilBefore' }];
  const series = seriesOf(from, pattern, now);
  if (series.length === 0) return [{ field: until === null ? 'count' : 'until', fault: 'nothing' }];
  if (series.length > MOST_IN_SERIES) return [{ field: until === null ? 'count' : 'until', fault: 'tooMany' }];
  const isOverlapping = [from, ...series].some(({ endAt }, at) => series[at] && series[at].startAt < endAt);
  return isOverlapping ? [{ field: 'every', fault: 'overlap' }] : [];
}

/** Name of the schedule that comes so many after one: what ends in a number counts on, what does not begins with 2. */
export function batchAfter(batch: string, many: number): string {
  const [, words, number] = /^(.*?)(\d{0,6})$/s.exec(batch)!;
  return number ? `${words}${Number(number) + many}` : `${words!.trimEnd()} ${many + 1}`;
}
