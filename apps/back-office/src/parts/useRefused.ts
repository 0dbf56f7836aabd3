import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, fieldProblems, refusalOf, type Sent } from '../data/call.ts';
import type { ConflictFacts } from './ConflictFrame.tsx';

interface Sending {
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /**
   * @param done what is told once it was taken, or who takes the answer
   * @param onConflict takes what somebody else saved meanwhile, which is then not told as a failure
   * @returns whether it was taken
   */
  send: <Data>(
    path: string,
    sent: Sent,
    done: string | ((answer: Data) => void),
    onConflict?: (facts: ConflictFacts) => void,
  ) => Promise<boolean>;
}

/**
 * Sends a form that is no record's: what is wrong stands at its field, everything else is told.
 * @param queryKey of what is read anew once it was taken
 */
export function useRefused(queryKey: readonly string[]): Sending {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  return {
    errors,
    async send<Data>(
      path: string,
      sent: Sent,
      done: string | ((answer: Data) => void),
      onConflict?: (facts: ConflictFacts) => void,
    ): Promise<boolean> {
      try {
        const { data } = await call<Data>(path, sent);
        setErrors({});
        if (typeof done === 'string') notify(done, { type: 'success' });
        else done(data);
        await queryClient.invalidateQueries({ queryKey });
        return true;
      } catch (error) {
        const refusal = refusalOf(error);
        setErrors(fieldProblems(error));
        if (onConflict && refusal?.status === 'CONFLICT' && refusal.data) onConflict(refusal.data as ConflictFacts);
        else notify(refusal?.message || (error as Error).message, { type: 'error' });
        return false;
      }
    },
  };
}
