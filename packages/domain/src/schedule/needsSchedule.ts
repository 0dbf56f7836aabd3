import { COURSE_TYPE_CODES, courseTypeCode, type CourseType, type CourseTypeCode } from '../course/courseType.ts';
import type { EventStatus } from './eventStatus.ts';

/**
 * Whether a course is only taken on a date: webinar, hybrid and offline classes always, self-learning when it has
 * schedules (docs/product/course.md#kinds; docs/product/my-course.md#action).
 */
export function needsSchedule({
  coursetype,
  haveEvent,
}: {
  coursetype?: CourseType | null;
  haveEvent?: boolean | null;
}): boolean {
  const code = courseTypeCode(coursetype?.id);
  return haveEvent === true || (code !== null && code !== 'a');
}

/** The kinds of course a schedule is made for: those that are only taken on a date (docs/product/staff.md#schedules). */
export const SCHEDULED_TYPES: readonly CourseTypeCode[] = COURSE_TYPE_CODES.filter((id) =>
  needsSchedule({ coursetype: { id } }),
);

/** Whether any date of a course can be bought, and if not, what is in the way of all of them. */
export type ScheduleOffer = 'open' | 'availableSoon' | 'soldOut' | 'expired' | 'none';

/**
 * What the buy box says of a course's dates: the best state any of them is in (docs/product/schedule.md#buy-button).
 */
export function scheduleOffer(events: readonly { eventStatus: EventStatus; quota?: number | null }[]): ScheduleOffer {
  const states = events.map(({ eventStatus, quota }) =>
    eventStatus === 'expired' || quota !== 0 ? eventStatus : 'full',
  );
  if (states.includes('available')) return 'open';
  if (states.includes('availableSoon')) return 'availableSoon';
  if (states.includes('full')) return 'soldOut';
  return states.length > 0 ? 'expired' : 'none';
}
