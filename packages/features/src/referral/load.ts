import type { ReferralFriend, ReferralInfo } from '@suluh/api/types';
import { outcomeOf, type Outcome } from '../parts/context/index.ts';
import type { ApiClient } from '@suluh/api/client';

/** A code, and who joined by it. */
export interface Referral {
  info: ReferralInfo;
  friends: ReferralFriend[];
}

/** What the page of the referral code shows, both at once. */
export async function loadReferral(api: ApiClient): Promise<Outcome<Referral>> {
  const [info, friends] = await Promise.all([
    api.POST('/api/referral/info').then(outcomeOf),
    api.GET('/api/referral/friends').then(outcomeOf),
  ]);
  if (info.kind !== 'found') return info;
  if (friends.kind !== 'found') return friends;
  return { kind: 'found', data: { info: info.data.data, friends: friends.data.data } };
}
