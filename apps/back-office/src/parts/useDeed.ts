import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call, fieldProblems, fieldTexts, refusalOf, type Sent } from '../data/call.ts';
import type { ConflictFacts } from './ConflictFrame.tsx';

/** Does something to a record beyond its form, tells how it went, and reads the record anew. */
export function useDeed(): {
  isWorking: boolean;
  /** What was wrong at the fields of what was sent last, for a form that has a place beside them. */
  errors: Readonly<Record<string, string>>;
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
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  return {
    isWorking,
    errors,
    async run<Data>(
      path: string,
      sent: Sent,
      done: string | ((data: Data) => string),
      onConflict?: (facts: ConflictFacts) => void,
    ) {
      setWorking(true);
      try {
        const { data } = await call<Data>(path, sent);
        setErrors({});
        notify(typeof done === 'string' ? done : done(data), { type: 'success' });
        await queryClient.invalidateQueries();
        refresh();
        return data;
      } catch (error) {
        const refusal = refusalOf(error);
        setErrors(fieldProblems(error));
        if (onConflict && refusal?.status === 'CONFLICT' && refusal.data) onConflict(refusal.data as ConflictFacts);
        else notify(fieldTexts(error) || refusal?.message || (error as Error).message, { type: 'error' });
        return null;
      } finally {
        setWorking(false);
      }
    },
  };
}
