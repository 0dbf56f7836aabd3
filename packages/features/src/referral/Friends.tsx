import type { ReferralFriend } from '@suluh/api/types';
import type { FriendState } from '@suluh/domain/referral';
import { date, rupiah } from '@suluh/i18n-id/format';
import { friendStateText, referralText } from '@suluh/i18n-id/referral';
import { Badge } from '@suluh/ui/badges/Badge';
import type { ReactElement } from 'react';

const BADGE = {
  joined: { tone: 'neutral' },
  waiting: { tone: 'prakerja', icon: 'clock-bold' },
  ready: { tone: 'voucher', icon: 'check' },
} as const satisfies Record<FriendState, object>;

/** Who joined by the code, when, and what that brought. */
export function Friends({ friends }: { friends: readonly ReferralFriend[] }): ReactElement {
  if (friends.length === 0) return <p className="type-muted">{referralText.noFriends}</p>;
  return (
    <table className="friends">
      <thead>
        <tr>
          <th scope="col">{referralText.name}</th>
          <th scope="col">{referralText.state}</th>
          <th scope="col">{referralText.reward}</th>
        </tr>
      </thead>
      <tbody>
        {friends.map(({ name, joinedAt, state, reward }) => (
          <tr key={`${name}-${joinedAt}`}>
            <th scope="row">
              {name}
              <span className="type-muted">{date(joinedAt)}</span>
            </th>
            <td>
              <Badge {...BADGE[state]}>{friendStateText[state]}</Badge>
            </td>
            <td className="type-tabular">{reward > 0 ? rupiah(reward) : referralText.noReward}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
