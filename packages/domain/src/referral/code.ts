/** Signs a code ends with: none that is taken for another when it is read aloud. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const ENDING = 4;
const LONGEST_NAME = 8;
const NAMELESS = 'TEMAN';

/** A code as it is compared and kept: letters and digits alone, in capitals. */
export const referralKey = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** A kept code as it is shown: 'RANI-7K2M'. */
export const shownReferralCode = (key: string): string => `${key.slice(0, -ENDING)}-${key.slice(-ENDING)}`;

/**
 * A code for somebody, by their first name, as it is kept (docs/product/account.md#referral). It may be taken: then
 * another is made.
 * @param randoms four numbers from 0 up to but not including 1.
 */
export function newReferralKey(fullname: string, randoms: readonly number[]): string {
  const [first = ''] = fullname.normalize('NFKD').trim().split(/\s+/);
  const name = referralKey(first).replaceAll(/\d/g, '').slice(0, LONGEST_NAME) || NAMELESS;
  return name + randoms.map((random) => SIGNS[Math.floor(random * SIGNS.length)]).join('');
}
