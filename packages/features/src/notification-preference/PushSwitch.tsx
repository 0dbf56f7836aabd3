'use client';
import type { PushSubscriptionKeys } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { errorText } from '@suluh/i18n-id/errors';
import { pushText } from '@suluh/i18n-id/push';
import { Button } from '@suluh/ui/buttons/Button';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { useEffect, useState, type ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { isLooking, pushStanding, subscribe, subscriptionHere, WORKER } from '../parts/offline/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { ringHere, ringNoMore } from './calls.ts';

type State = 'unknown' | 'on' | 'off' | 'blocked' | 'unable';

const SAYS: Readonly<Record<State, string>> = {
  unknown: '',
  on: pushText.on,
  off: pushText.off,
  blocked: pushText.blocked,
  unable: pushText.unsupported,
};

/** As the API takes it. */
const keysOf = (subscription: PushSubscription): PushSubscriptionKeys =>
  subscription.toJSON() as unknown as PushSubscriptionKeys;

/**
 * Whether this device rings for the learner, and the button that changes it; the browser asks only after a press
 * (docs/product/notification.md#devices).
 */
export function PushSwitch({ publicKey }: { publicKey: string }): ReactElement {
  const { routes } = useTenant();
  const scope = pathTo(routes, 'myCourse');
  const [state, setState] = useState<State>('unknown');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<State> => {
      const standing = isLooking() ? 'unable' : pushStanding();
      if (standing !== 'able') return standing;
      const here = await subscriptionHere(scope, publicKey);
      if (!here) return 'off';
      const { data } = await ringHere(browserApi(routes), keysOf(here)); // by the login of now: the former may have ended
      return data ? 'on' : 'off';
    };
    void look()
      .catch((): State => 'off')
      .then((found) => !isGone && setState(found));
    return () => {
      isGone = true;
    };
  }, [routes, scope, publicKey]);

  async function turnOn(): Promise<void> {
    const subscription = await subscribe(WORKER, scope, publicKey);
    if (!subscription) return setState(pushStanding() === 'blocked' ? 'blocked' : 'off');
    const { data, error } = await ringHere(browserApi(routes), keysOf(subscription));
    if (data) return setState('on');
    await subscription.unsubscribe();
    setProblem(error?.message ?? errorText.noConnection);
  }

  async function turnOff(): Promise<void> {
    const here = await subscriptionHere(scope, publicKey);
    if (here) {
      const { endpoint } = here;
      await here.unsubscribe(); // from here on it is silent, whether the API hears of it or not
      await ringNoMore(browserApi(routes), endpoint);
    }
    setState('off');
  }

  async function press(deed: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    await deed().catch(() => setProblem(pushText.failed));
    setBusy(false);
  }

  return (
    <>
      <p role="status">{SAYS[state]}</p>
      {problem && <FieldMessage tone="error">{problem}</FieldMessage>}
      {state === 'off' && (
        <Button kind="line" loading={busy} onClick={() => void press(turnOn)}>
          {pushText.turnOn}
        </Button>
      )}
      {state === 'on' && (
        <Button kind="line" loading={busy} onClick={() => void press(turnOff)}>
          {pushText.turnOff}
        </Button>
      )}
    </>
  );
}
