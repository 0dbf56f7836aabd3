import { DAY_MS, DEFAULT_TIME_ZONE, dayInZone, onDay } from '../time/index.ts';

/** What a learner looks for among their orders, each '' when it is not asked for (docs/product/transaction.md#history). */
export interface HistoryFilter {
  /** Words of a course's name, or of the number of the order, the transaction or the invoice. */
  q: string;
  /** First and last day it was ordered on, 'YYYY-MM-DD' by Jakarta's clocks (R21). */
  from: string;
  to: string;
  /** Code of the payment method. */
  method: string;
}

/** Most letters of the words looked for. */
export const MAX_HISTORY_WORDS = 100;

/** Most letters of a method's code. */
export const MAX_METHOD_CODE = 60;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar, or '' for what is none. */
function dayOr(text: string): string {
  if (!DAY.test(text) || text < '1900-01-01') return '';
  const moment = new Date(onDay(text));
  return !Number.isNaN(moment.getTime()) && dayInZone(moment, DEFAULT_TIME_ZONE) === text ? text : '';
}

/** A filter as it was typed: days that are none are left out, and two days the wrong way round are turned. */
export function historyFilter({ q, from, to, method }: HistoryFilter): HistoryFilter {
  const [first, last] = [dayOr(from), dayOr(to)];
  const turned = first !== '' && last !== '' && first > last;
  return { q, from: turned ? last : first, to: turned ? first : last, method };
}

/** Whether anything is looked for. */
export const filtersHistory = (filter: HistoryFilter): boolean => Object.values(filter).some((value) => value !== '');

/** Years before the first are none of the database, and nothing was ordered before 1970. */
const storable = (ms: number): Date => new Date(Math.max(0, ms));

/** The instants between which an order was made: from the first, before the second; null where that side is open. */
export function orderedBetween({ from, to }: Pick<HistoryFilter, 'from' | 'to'>): {
  since: Date | null;
  before: Date | null;
} {
  return {
    since: from === '' ? null : storable(Date.parse(onDay(from))),
    before: to === '' ? null : storable(Date.parse(onDay(to)) + DAY_MS),
  };
}
