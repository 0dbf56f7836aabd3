import { useQuery } from '@tanstack/react-query';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';

const FRESH_MS = 60_000;

/** How much work in the background was given up; 0 for whoever may not read it. */
export function useDead(): number {
  const { data = 0 } = useQuery({
    queryKey: ['background', 'count'],
    queryFn: async () => (await call<{ dead: number }>('/api/admin/background/count')).data.dead,
    enabled: useMay('background.read'),
    staleTime: FRESH_MS,
  });
  return data;
}
