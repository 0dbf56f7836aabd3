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
