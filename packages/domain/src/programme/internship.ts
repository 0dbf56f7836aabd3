import { DAY_MS } from '../time/index.ts';

/** On-job period with mandatory courses, in months (docs/product/session.md). */
export const ON_JOB_MONTHS = { min: 6, max: 12 } as const;

/** The on-job period of one person: its first day, 'YYYY-MM-DD', and how many months it takes. */
export interface OnJobPeriod {
  startsOn: string;
  months: number;
}

/** A period begins so many years from today at most, before or after. */
const START_YEARS = 2;

const yearsFrom = (today: string, years: number): string => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;

/** First and last day, 'YYYY-MM-DD', a period may begin on (docs/product/internship.md#period). @param today 'YYYY-MM-DD' */
export const onJobStartSpan = (today: string): DaySpan => ({
  from: yearsFrom(today, -START_YEARS),
  to: yearsFrom(today, START_YEARS),
});

/** Whether a period may begin on a day. @param today 'YYYY-MM-DD' */
export function isOnJobStart(startsOn: string, today: string): boolean {
  const { from, to } = onJobStartSpan(today);
  return startsOn >= from && startsOn <= to;
}

/**
 * Whether the mentor's mark is written down: from the first day of the period; one that is there is put right or taken back
 * also when the period was moved away from it (docs/product/internship.md#place). @param today 'YYYY-MM-DD'
 */
export const isMarkOpen = (period: OnJobPeriod, hasMark: boolean, today: string): boolean =>
  hasMark || today >= period.startsOn;

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Its last day, 'YYYY-MM-DD', which belongs to it: the day before the one of the same number, or the last of a month
 * that has no such day (docs/product/internship.md#period).
 */
export function onJobEndsOn({ startsOn, months }: OnJobPeriod): string {
  const start = new Date(msOf(startsOn));
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate()];
  const sameDay = new Date(Date.UTC(year, month, day));
  const hasSuchDay = sameDay.getUTCDate() === day;
  return hasSuchDay ? dayAt(sameDay.getTime() - DAY_MS) : dayAt(Date.UTC(year, month + 1, 0));
}

/** How far a period is on a day: its days begun, that day included, of all. */
export interface OnJobProgress {
  state: 'before' | 'running' | 'over';
  endsOn: string;
  daysDone: number;
  daysTotal: number;
}

/** Where a period stands. @param today 'YYYY-MM-DD' */
export function onJobProgress(period: OnJobPeriod, today: string): OnJobProgress {
  const endsOn = onJobEndsOn(period);
  const daysBetween = (from: string, to: string) => Math.round((msOf(to) - msOf(from)) / DAY_MS) + 1;
  const daysTotal = daysBetween(period.startsOn, endsOn);
  const state = today < period.startsOn ? 'before' : today > endsOn ? 'over' : 'running';
  const daysDone = state === 'before' ? 0 : state === 'over' ? daysTotal : daysBetween(period.startsOn, today);
  return { state, endsOn, daysDone, daysTotal };
}

/** The month of a period that a day of it belongs to, counted from 1. @param today 'YYYY-MM-DD' */
export function onJobMonth({ startsOn, months }: OnJobPeriod, today: string): number {
  const before = Array.from({ length: months - 1 }, (_, at) => onJobEndsOn({ startsOn, months: at + 1 }));
  return 1 + before.filter((endsOn) => endsOn < today).length;
}

/** Whether courses are still given: until the last day of the period; always to who has none (docs/product/internship.md#courses). */
export const mayEnrolOn = (period: OnJobPeriod | null, today: string): boolean =>
  period === null || today <= onJobEndsOn(period);

/** First and last day, 'YYYY-MM-DD', both included. */
export interface DaySpan {
  from: string;
  to: string;
}

const nextMonth = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** The days of a month, 'YYYY-MM', that belong to a period; null for a month outside it. */
export function letterSpan(period: OnJobPeriod, month: string): DaySpan | null {
  const endsOn = onJobEndsOn(period);
  const [first, last] = [`${month}-01`, dayAt(msOf(`${nextMonth(month)}-01`) - DAY_MS)];
  const from = period.startsOn > first ? period.startsOn : first;
  const to = endsOn < last ? endsOn : last;
  return from > to ? null : { from, to };
}

/**
 * The months, 'YYYY-MM', of which there is a letter: those whose days within the period are all over, the latest first
 * (docs/product/internship.md#letter).
 */
export function letterMonths(period: OnJobPeriod, today: string): string[] {
  const found: string[] = [];
  for (let month = period.startsOn.slice(0, 7); ; month = nextMonth(month)) {
    const span = letterSpan(period, month);
    if (span === null || span.to >= today) return found.reverse();
    found.push(month);
  }
}

/** Which of the programme's courses are listed: all, those not begun, begun, finished (docs/product/internship.md#courses). */
export const INTERNSHIP_COURSE_STATUSES = ['all', 'new', 'active', 'finished'] as const;
export type InternshipCourseStatus = (typeof INTERNSHIP_COURSE_STATUSES)[number];

/** Whether a course is on the list of a status. */
export function isOfStatus(
  course: { isOwned: boolean; isCompleted: boolean },
  status: InternshipCourseStatus,
): boolean {
  if (status === 'all') return true;
  const own = course.isCompleted ? 'finished' : course.isOwned ? 'active' : 'new';
  return own === status;
}

/** What of an invitation decides whether it can be accepted. */
export interface InvitationFacts {
  /** The address it is for alone; null for whoever has the code. */
  email: string | null;
  places: number;
  used: number;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

export type InvitationProblem = 'unknown' | 'used' | 'expired' | 'otherEmail';

/**
 * Why an invitation cannot be accepted now, or null: until just before the instant it ends
 * (docs/product/internship.md#invitations). @param email who accepts; null while that is not known
 */
export function invitationProblem(
  invitation: InvitationFacts | null,
  email: string | null,
  now: Date,
): InvitationProblem | null {
  if (!invitation || invitation.revokedAt) return 'unknown';
  if (invitation.used >= invitation.places) return 'used';
  if (invitation.expiresAt && now >= invitation.expiresAt) return 'expired';
  return email !== null && invitation.email !== null && email !== invitation.email ? 'otherEmail' : null;
}
