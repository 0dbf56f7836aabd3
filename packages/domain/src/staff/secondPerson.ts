/** From so many rupiah on, money goes back only when two people have said so. */
export const SECOND_PERSON_RUPIAH = 1_000_000;

/** What an approval of a refund comes to (docs/product/staff.md#refunds). */
export type Approval = 'approved' | 'waits-for-second' | 'same-person';

/**
 * Whether a refund is approved by one more person saying so.
 * @param firstBy who approved it before, if somebody did @param by who approves it now
 */
export function approvalOf(amountRupiah: number, firstBy: string | null, by: string): Approval {
  if (amountRupiah < SECOND_PERSON_RUPIAH) return 'approved';
  if (firstBy === null) return 'waits-for-second';
  return firstBy === by ? 'same-person' : 'approved';
}

/** Why somebody has no hand in sending money back; null when they may. */
export type HandlingRefusal = 'ownMoney' | 'ownAsking' | null;

/**
 * Whether somebody may record or confirm that money went back (docs/product/staff.md#refunds): nobody sends money to
 * themselves, and of a sum that two people decide about who asked for it sends none.
 * @param of whose order it is, who of staff began it, and all that is asked back of the order
 */
export function handlingRefusal(
  of: { ownerId: string; begunBy: string | null; sumRupiah: number },
  by: string,
): HandlingRefusal {
  if (of.ownerId === by) return 'ownMoney';
  return of.begunBy === by && of.sumRupiah >= SECOND_PERSON_RUPIAH ? 'ownAsking' : null;
}

/**
 * Whether somebody may send a refund anew that its provider refused each time (docs/product/staff.md#refunds). Its sum and
 * its payment stay as they were decided: who began it may, once somebody else said yes to it, for nothing is decided again.
 * @param of as for {@link handlingRefusal} @param isDecidedByOthers somebody else than who began it said yes
 */
export const retryRefusal = (
  { isDecidedByOthers, ...of }: Parameters<typeof handlingRefusal>[0] & { isDecidedByOthers: boolean },
  by: string,
): HandlingRefusal => {
  const refusal = handlingRefusal(of, by);
  return refusal === 'ownAsking' && isDecidedByOthers ? null : refusal;
};
