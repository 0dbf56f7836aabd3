import type { StaffRoleChoice } from '@suluh/api/types';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';

/** Roles there are, and which of them one may give; none until they were read. */
export function useRoles(): readonly StaffRoleChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['role-choice'],
    queryFn: async ({ signal }) => (await call<StaffRoleChoice[]>('/api/admin/role-choice', { signal })).data,
  });
  return data;
}
