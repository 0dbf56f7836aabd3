import type { ApiResult } from '@suluh/api/client';
import { withQuery } from '@suluh/domain/query';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { renewWhenOver } from '../context/index.ts';
import { redirectBeyondLast } from '../list-query/lastPage.ts';
import type { Page } from './usePagedList.ts';

/**
 * The page of a personal list that the server renders. Null when it did not come: the list then asks by itself, and
 * says what is wrong. A session that ended is renewed on the way, and beyond the last page that one is led to. @param path
 * address of the page, with its query.
 */
export async function firstPage<Listed extends Page<unknown>>(
  tenant: Pick<TenantConfig, 'routes'>,
  path: string,
  answer: Promise<ApiResult<Listed>>,
): Promise<Listed | null> {
  const { data, error } = await answer;
  if (!error) {
    redirectBeyondLast(data.meta, (last) => withQuery(path, { page: last > 1 ? last : null }));
    return data;
  }
  renewWhenOver(error, tenant, path);
  return null;
}
