/** When a course comes onto the pages and goes from them; null: nobody planned it. */
export interface PublishingPlan {
  publishAt: Date | null;
  unpublishAt: Date | null;
}

/** What is wrong with a plan, at one of its fields. */
export type TimingFault = 'past' | 'published' | 'unpublished' | 'order';

type Faults<Field extends string, Fault extends string> = { field: Field; fault: Fault }[];

/**
 * What is wrong with a plan (docs/product/staff.md#timing): its moments are to come, what is published is not published
 * again, and it goes after it came.
 */
export function planFaults(
  { publishAt, unpublishAt }: PublishingPlan,
  isPublished: boolean,
  now: Date,
): Faults<keyof PublishingPlan, TimingFault> {
  const faults: Faults<keyof PublishingPlan, TimingFault> = [];
  if (publishAt && isPublished) faults.push({ field: 'publishAt', fault: 'published' });
  else if (publishAt && publishAt <= now) faults.push({ field: 'publishAt', fault: 'past' });
  if (!unpublishAt) return faults;
  if (unpublishAt <= now) faults.push({ field: 'unpublishAt', fault: 'past' });
  else if (!isPublished && !publishAt) faults.push({ field: 'unpublishAt', fault: 'unpublished' });
  else if (publishAt && unpublishAt <= publishAt) faults.push({ field: 'unpublishAt', fault: 'order' });
  return faults;
}

/** A price a course has for a time: its end does not belong to it. */
export interface PricePeriod {
  price: number;
  startAt: Date;
  endAt: Date;
}

/** What is wrong with a price for a time, at one of its fields. */
export type PeriodFault = 'notLower' | 'past' | 'order' | 'overlap';

/**
 * What is wrong with a price for a time (docs/product/staff.md#timing): it is lower than the course's own, its end is to
 * come, and no other holds meanwhile.
 */
export function periodFaults(
  { price, startAt, endAt }: PricePeriod,
  { ownPrice, others, now }: { ownPrice: number; others: readonly PricePeriod[]; now: Date },
): Faults<keyof PricePeriod, PeriodFault> {
  const faults: Faults<keyof PricePeriod, PeriodFault> = [];
  if (price >= ownPrice) faults.push({ field: 'price', fault: 'notLower' });
  if (endAt <= startAt) faults.push({ field: 'endAt', fault: 'order' });
  else if (endAt <= now) faults.push({ field: 'endAt', fault: 'past' });
  else if (others.some((other) => startAt < other.endAt && other.startAt < endAt))
    faults.push({ field: 'startAt', fault: 'overlap' });
  return faults;
}

/**
 * The prices for a time that a new price of the course would leave without effect: lower than the course's own before, and
 * not any more. One that had none before is left alone.
 */
export const overtakenPeriods = <Period extends Pick<PricePeriod, 'price'>>(
  periods: readonly Period[],
  { before, after }: Record<'before' | 'after', number>,
): Period[] => periods.filter(({ price }) => price < before && price >= after);

/** Whether a price for a time is to come, holds, or held. */
export function periodState({ startAt, endAt }: Pick<PricePeriod, 'startAt' | 'endAt'>, now: Date) {
  if (endAt <= now) return 'over' as const;
  return startAt <= now ? ('running' as const) : ('coming' as const);
}
