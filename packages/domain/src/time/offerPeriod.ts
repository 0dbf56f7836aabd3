/** When something is offered; null: from now on, or without an end. Its end does not belong to it. */
export interface OfferPeriod {
  startAt: Date | null;
  endAt: Date | null;
}

/** What is wrong with the end of an offer. */
export type OfferPeriodFault = 'endsBefore' | 'past';

/**
 * What is wrong with the end of an offer, or null (docs/product/staff.md#offers): it comes after its beginning, and what is
 * made anew is not over already. One that is there may be ended by its form.
 * @param madeAt when it is made; null: it is there
 */
export function offerPeriodFault({ startAt, endAt }: OfferPeriod, madeAt: Date | null): OfferPeriodFault | null {
  if (endAt === null) return null;
  if (startAt !== null && endAt <= startAt) return 'endsBefore';
  return madeAt !== null && endAt <= madeAt ? 'past' : null;
}
