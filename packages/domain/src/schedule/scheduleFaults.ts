import { DAY_MS } from '../time/index.ts';

/** The longest a schedule may last: a year and its leap day, in days. More is a year typed wrongly. */
export const LONGEST_SCHEDULE_DAYS = 366;

/** When a schedule takes place and is sold. */
export interface ScheduleTimes {
  startAt: Date;
  endAt: Date;
  /** Null: from the start. */
  salesOpenAt: Date | null;
}

/** What is wrong with one of its times. */
export type ScheduleFault = 'startsInPast' | 'endsInPast' | 'noLength' | 'tooLong' | 'salesAfterEnd';

/** A fault, at the time it is told at. */
export interface FaultAt {
  field: keyof ScheduleTimes;
  fault: ScheduleFault;
}

/**
 * What is wrong with the times of a schedule (docs/product/schedule.md#times). Of one that is there only what changes is
 * judged, so that a class that has begun can still be given a link.
 * @param before its times so far; null for one that is made
 */
export function scheduleFaults(after: ScheduleTimes, before: ScheduleTimes | null, now: Date): FaultAt[] {
  const isSet = (name: keyof ScheduleTimes): boolean => after[name]?.getTime() !== before?.[name]?.getTime();
  const isPast = (name: 'startAt' | 'endAt'): boolean => isSet(name) && after[name].getTime() <= now.getTime();
  const isAnySet = isSet('startAt') || isSet('endAt');
  const lengthMs = after.endAt.getTime() - after.startAt.getTime();
  const asked: [boolean, keyof ScheduleTimes, ScheduleFault][] = [
    [isPast('startAt'), 'startAt', 'startsInPast'],
    [isAnySet && lengthMs <= 0, 'endAt', 'noLength'],
    [isAnySet && lengthMs > LONGEST_SCHEDULE_DAYS * DAY_MS, 'endAt', 'tooLong'],
    [isPast('endAt'), 'endAt', 'endsInPast'],
    [
      (isAnySet || isSet('salesOpenAt')) &&
        after.salesOpenAt !== null &&
        after.salesOpenAt.getTime() >= after.endAt.getTime(),
      'salesOpenAt',
      'salesAfterEnd',
    ],
  ];
  return asked.flatMap(([isWrong, field, fault]) => (isWrong ? [{ field, fault }] : []));
}
