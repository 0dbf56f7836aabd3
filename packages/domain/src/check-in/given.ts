import type { Hours } from '../door/index.ts';

/**
 * Where the sessions of a kind of course are given by who looks after it: a course learned alone has some without hours,
 * a schedule of a hybrid has its own; null where they follow the hours of the schedule (docs/product/check-in.md#sessions).
 */
export const sessionsGivenTo = (courseTypeId: string): 'course' | 'schedule' | null =>
  courseTypeId === 'a' ? 'course' : courseTypeId === 'c' ? 'schedule' : null;

/** What is wrong with the sessions of a schedule. */
export type SessionFault = 'noLength' | 'beforeLast' | 'outside';

type Held = { [Field in keyof Hours]: Date };

/**
 * The first fault of sessions that are given to a schedule: each takes some time, begins once the one before is over, and
 * takes place within the hours of the schedule. @returns which one and why; null when all are sound
 */
export function sessionFault(sessions: readonly Held[], schedule: Held): { no: number; fault: SessionFault } | null {
  let last: Date | null = null;
  for (const [index, { startAt, endAt }] of sessions.entries()) {
    const no = index + 1;
    if (endAt.getTime() <= startAt.getTime()) return { no, fault: 'noLength' };
    if (last && startAt.getTime() < last.getTime()) return { no, fault: 'beforeLast' };
    if (startAt.getTime() < schedule.startAt.getTime() || endAt.getTime() > schedule.endAt.getTime())
      return { no, fault: 'outside' };
    last = endAt;
  }
  return null;
}
