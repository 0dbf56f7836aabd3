import { dayInZone } from '../time/index.ts';

/** How many learners organisers say at once were at a session. */
export const MOST_RECORDED_AT_ONCE = 200;

/** Why a learner is not written down: no place in the schedule any more, or one whose transaction was cancelled. */
export const ATTENDANCE_REFUSALS = ['noPlace', 'cancelled'] as const;
/** One of {@link ATTENDANCE_REFUSALS}. */
export type AttendanceRefusal = (typeof ATTENDANCE_REFUSALS)[number];

/**
 * Whether organisers may say that somebody was at a session of a schedule (docs/product/check-in.md#attendance).
 * @param place how the order of their place in it stands; null without a place
 */
export function attendanceRefusal(place: { isPaid: boolean } | null): AttendanceRefusal | null {
  if (place === null) return 'noPlace';
  return place.isPaid ? null : 'cancelled';
}

/**
 * Whether organisers may say who was at a session: from its day on, in the zone of its schedule, as sheets are filled in
 * while people come; one without hours at any time (docs/product/check-in.md#attendance).
 */
export const isAttendanceOpen = ({ start, timeZone }: { start: Date | null; timeZone: string }, now: Date): boolean =>
  start === null || dayInZone(start, timeZone) <= dayInZone(now, timeZone);
