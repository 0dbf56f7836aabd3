import type { CheckInStatus } from './view.ts';

/**
 * How many of a course's lessons are to be done by the end of today: its sessions share them out evenly, the first ones
 * those that are left over (docs/product/check-in.md#prakerja). Today counts once its session can be checked in to or was.
 * @returns null where no session says so: there is none, or none can be attended any more
 */
export function lessonsUntilToday(lessons: number, sessions: readonly CheckInStatus[]): number | null {
  const begun = sessions.filter((status) => status === 'already_check_in' || status === 'enable').length;
  if (begun === 0 || sessions.some((status) => status === 'missed' || status === 'locked')) return null;
  return Math.ceil((lessons * begun) / sessions.length);
}
