'use client';
import { playerText } from '@suluh/i18n-id/learning';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { reportsWaiting, useWaiting } from '../../parts/outbox/index.ts';

/** How many reports wait for a line; nothing while all arrive. */
export function WaitingLine({ account }: { account: string }): ReactElement {
  const count = reportsWaiting(useWaiting(account));
  return (
    <p className="player-waiting" role="status">
      {count > 0 && (
        <>
          <Icon name="waiting" />
          <span>
            <b>{playerText.waiting(count)}.</b> {playerText.waitingBody}
          </span>
        </>
      )}
    </p>
  );
}
