import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call, refusalOf, type Sent } from '../data/call.ts';

/** Does something to a record beyond its form, tells how it went, and reads the record anew. */
export function useDeed(): {
  isWorking: boolean;
  run: <Data>(path: string, sent: Sent, done: string) => Promise<Data | null>;
} {
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  return {
    isWorking,
    async run<Data>(path: string, sent: Sent, done: string) {
      setWorking(true);
      try {
        const { data } = await call<Data>(path, sent);
        notify(done, { type: 'success' });
        await queryClient.invalidateQueries();
        refresh();
        return data;
      } catch (error) {
        notify(refusalOf(error)?.message || (error as Error).message, { type: 'error' });
        return null;
      } finally {
        setWorking(false);
      }
    },
  };
}
