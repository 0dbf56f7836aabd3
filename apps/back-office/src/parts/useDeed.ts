import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call, fieldTexts, refusalOf, type Sent } from '../data/call.ts';
import type { ConflictFacts } from './ConflictView.tsx';

/** Does something to a record beyond its form, tells how it went, and reads the record anew. */
export function useDeed(): {
  isWorking: boolean;
  /** @param onConflict takes what somebody else saved meanwhile, which is then not told as a failure */
  run: <Data>(
    path: string,
    sent: Sent,
    done: string | ((data: Data) => string),
    onConflict?: (facts: ConflictFacts) => void,
  ) => Promise<Data | null>;
} {
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  return {
    isWorking,
    async run<Data>(
      path: string,
      sent: Sent,
      done: string | ((data: Data) => string),
      onConflict?: (facts: ConflictFacts) => void,
    ) {
      setWorking(true);
      try {
        const { data } = await call<Data>(path, sent);
        notify(typeof done === 'string' ? done : done(data), { type: 'success' });
        await queryClient.invalidateQueries();
        refresh();
        return data;
      } catch (error) {
        const refusal = refusalOf(error);
        if (onConflict && refusal?.status === 'CONFLICT' && refusal.data) onConflict(refusal.data as ConflictFacts);
        else notify(fieldTexts(error) || refusal?.message || (error as Error).message, { type: 'error' });
        return null;
      } finally {
        setWorking(false);
      }
    },
  };
}
