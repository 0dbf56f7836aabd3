import type { ApiFailure } from '@suluh/api/client';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { redirect } from 'next/navigation';
import { renewPath } from '../context/index.ts';
import type { Page } from './usePagedList.ts';

/**
 * The page of a personal list that the server renders. Null when it did not come: the list then asks by itself, and
 * says what is wrong. A session that ended is renewed on the way. @param path address of the page, with its query.
 */
export async function firstPage<Listed extends Page<unknown>>(
  tenant: Pick<TenantConfig, 'routes'>,
  path: string,
  answer: Promise<{ data?: Listed | undefined; error?: unknown }>,
): Promise<Listed | null> {
  const { data, error } = await answer;
  if (data) return data;
  if ((error as ApiFailure).code === 401) redirect(renewPath(tenant, path));
  return null;
}
