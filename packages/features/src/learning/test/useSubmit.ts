'use client';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../parts/api-client/index.ts';
import { outboxOf } from '../../parts/outbox/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { submitAttempt } from '../calls.ts';
import { useRoom } from '../room/RoomProvider.tsx';

/** How long after a call without an answer it is tried again, in milliseconds. */
const RETRY_MS = 5_000;

type SubmitState = 'no' | 'sending' | 'waiting';

/** Hands a try in once every answer has arrived, however long the line is away; the page then shows the result. */
export function useSubmit(course: string, attemptId: string, account: string) {
  const tenant = useTenant();
  const { refresh } = useRoom();
  const [state, setState] = useState<SubmitState>('no');
  const isWanted = state !== 'no';
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const send = async (): Promise<void> => {
      clearTimeout(timer);
      const outbox = outboxOf(tenant, account);
      await outbox.flush();
      if (isGone) return;
      const { error } =
        outbox.state().stuck === null
          ? await submitAttempt(browserApi(tenant.routes), { course, attempt: attemptId })
          : { error: null };
      if (isGone) return;
      if (outbox.state().stuck === null && (!error || (error.code < 500 && error.code !== 401 && error.code !== 429)))
        return refresh();
      setState('waiting');
      timer = setTimeout(() => void send(), RETRY_MS);
    };
    const onOnline = () => void send();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isWanted, tenant, refresh, course, attemptId, account]);
  const submit = useCallback(() => setState((now) => (now === 'no' ? 'sending' : now)), []);
  return { state, submit };
}
