import { DAY_MS } from '../time/index.ts';
import { ON_JOB_MONTHS, onJobEndsOn, onJobMonth, onJobProgress, type OnJobPeriod } from './internship.ts';

/** A month of a period: over, the one of today, to come, or one it would have if it were made longer. */
export interface OnJobMonth {
  /** From 1. */
  number: number;
  /** 'YYYY-MM' of its first day. */
  name: string;
  state: 'over' | 'running' | 'coming' | 'beyond';
}

/** The twelve months a period may have, as of a day (docs/product/internship.md#period). @param today 'YYYY-MM-DD' */
export function onJobMonths(period: OnJobPeriod, today: string): OnJobMonth[] {
  const { state } = onJobProgress(period, today);
  const current = onJobMonth(period, today);
  const [year, month] = period.startsOn.split('-').map(Number) as [number, number];
  return Array.from({ length: ON_JOB_MONTHS.max }, (_, at) => {
    const number = at + 1;
    const name = new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7);
    if (number > period.months) return { number, name, state: 'beyond' };
    if (state === 'over' || (state === 'running' && number < current)) return { number, name, state: 'over' };
    return { number, name, state: state === 'running' && number === current ? 'running' : 'coming' };
  });
}

/**
 * The last day, 'YYYY-MM-DD', of what is due in a month of a period: of a mandatory course, or of the report of that
 * month. What names no month, or one the period does not have, is due when it ends.
 */
export const dueOn = (period: OnJobPeriod, month: number | null): string =>
  onJobEndsOn({ ...period, months: Math.min(month ?? period.months, period.months) });

/** Days left from which on a list warns of what is due. */
const SOON_DAYS = 7;

/** How what is due stands on a day: its last day belongs to the time there is. @param today 'YYYY-MM-DD' */
export function dueState(due: string, today: string): { state: 'late' | 'soon' | 'far'; daysLeft: number } {
  const daysLeft = Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS);
  return { state: daysLeft < 0 ? 'late' : daysLeft <= SOON_DAYS ? 'soon' : 'far', daysLeft };
}

/** The months of which a report can be handed in on a day: those over and the one of that day. */
export function reportMonths(period: OnJobPeriod, today: string): number[] {
  return onJobMonths(period, today).flatMap(({ number, state }) =>
    state === 'over' || state === 'running' ? [number] : [],
  );
}

/** Whether nothing that is due is late. @param open last days of what is not done yet */
export const isOnSchedule = (open: readonly string[], today: string): boolean =>
  open.every((due) => dueState(due, today).state !== 'late');

/** Marks a mentor may give, both included. */
export const MENTOR_GRADES = { min: 0, max: 100 } as const;
