import { COUNTED_ROWS } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';

const FRESH_MS = 60_000;

/** How much waits in the inbox, in words; null where nothing does, or whoever is here may not read it. */
export function useWaiting(): string | null {
  const { data } = useQuery({
    queryKey: ['inbox', 'waiting'],
    queryFn: async () => (await call<unknown[]>('/api/admin/inbox?state=waiting&limit=25')).meta?.totalData ?? 0,
    enabled: useMay('inbox.read'),
    staleTime: FRESH_MS,
  });
  return data ? staffAppText.inbox.waiting(data, data >= COUNTED_ROWS) : null;
}
