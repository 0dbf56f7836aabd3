import { dayInZone } from '../time/index.ts';

export type TestAccess = { kind: 'open' } | { kind: 'notStarted' };

/**
 * Test access opens when allowAccess is true or today is on or after the event start day (docs/product/schedule.md),
 * counted in the event's time zone (R21). Without a start day only allowAccess opens it.
 */
export function testAccess(course: {
  allowAccess: boolean;
  now: Date;
  startEvent?: Date | null;
  timeZone?: string;
}): TestAccess {
  if (course.allowAccess) return { kind: 'open' };
  if (!course.startEvent) return { kind: 'notStarted' };
  const today = dayInZone(course.now, course.timeZone);
  const startDay = dayInZone(course.startEvent, course.timeZone);
  return startDay !== '' && today >= startDay ? { kind: 'open' } : { kind: 'notStarted' };
}
