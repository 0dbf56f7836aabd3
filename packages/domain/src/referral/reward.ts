import { DAY_MS } from '../time/index.ts';
import type { Rupiah } from '../money/index.ts';

/** What bringing a friend gives (docs/product/account.md#referral). */
export const REFERRAL = {
  /** Off the friend's first purchase. */
  friendRupiah: 25_000,
  /** Off a purchase of who brought the friend. */
  rewardRupiah: 25_000,
  /** A purchase must come to so much, for either. */
  minPaymentRupiah: 100_000,
  /** After the friend has paid, the reward waits so long: the money can still go back. */
  waitDays: 7,
  /** Both end after so long, counted from when they can be used. */
  validDays: 365,
  /** Friends a year that are rewarded for. */
  mostFriends: 20,
} as const;

/** Whether what a friend paid brings the reward. @param rewardedThisYear friends rewarded for in the year before. */
export const earnsReward = (paid: { purchaseRupiah: Rupiah; rewardedThisYear: number }): boolean =>
  paid.purchaseRupiah >= REFERRAL.minPaymentRupiah && paid.rewardedThisYear < REFERRAL.mostFriends;

/**
 * Whether somebody with this phone is one more person, and not who brought them or a friend rewarded for before by another
 * account (R37). Nobody is told apart by a phone that was not given.
 */
export const isNewPerson = (phone: string | null, knownPhones: readonly (string | null)[]): boolean =>
  phone === null || !knownPhones.includes(phone);

/** How far a friend is. */
export type FriendState = 'joined' | 'waiting' | 'ready';

/** How far a friend is, by when the reward can be used; null before there is one. */
export function friendState(readyAt: Date | null, now: Date): FriendState {
  if (readyAt === null) return 'joined';
  return readyAt.getTime() > now.getTime() ? 'waiting' : 'ready';
}

/** A friend as lists name them: the first name, and the letter of the last (docs/product/account.md#referral). */
export function friendName(fullname: string): string {
  const names = fullname.trim().split(/\s+/);
  const last = names.length > 1 ? names.at(-1)! : '';
  return last === '' ? names[0]! : `${names[0]} ${[...last][0]!.toUpperCase()}.`;
}

/** From when until when a promo of a referral can be used; the friend's at once. */
export function referralPeriod(whose: 'friend' | 'referrer', now: Date): { startAt: Date; endAt: Date } {
  const startAt = new Date(now.getTime() + (whose === 'referrer' ? REFERRAL.waitDays : 0) * DAY_MS);
  return { startAt, endAt: new Date(startAt.getTime() + REFERRAL.validDays * DAY_MS) };
}
