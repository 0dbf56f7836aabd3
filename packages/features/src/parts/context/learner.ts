import { signInPath } from '@suluh/domain/address';
import type { ApiClient, ApiFailure } from '@suluh/api/client';
import { errorText } from '@suluh/i18n-id/errors';
import { withQuery } from '@suluh/domain/query';
import { sessionFor } from '@suluh/session/guard';
import { personalApi } from '@suluh/session/server';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { redirect } from 'next/navigation';
import { sessionScope, type AppContext } from './appContext.ts';

/** Name of the login page's query parameter that asks for a renewal of the session instead of a form. */
export const RENEW_PARAMETER = 'renew';

/**
 * The way round for a page whose access token ended: by the login page, which renews the session there is and returns
 * to `path`.
 * A page can redirect to a page, also while the router navigates, but not through an API route.
 */
const renewPath = ({ routes }: Pick<TenantConfig, 'routes'>, path: string): string =>
  withQuery(signInPath(routes, 'login', path), { [RENEW_PARAMETER]: '1' });

/**
 * Leads round by a renewal when the API says that the session ended meanwhile. @param path address of the page, with its
 * query.
 */
export function renewWhenOver(
  { code }: Pick<ApiFailure, 'code'>,
  tenant: Pick<TenantConfig, 'routes'>,
  path: string,
): void {
  if (code === 401) redirect(renewPath(tenant, path));
}

/** Client for whoever is logged in on a page that is for everybody; null for a visitor, and for a session to renew. */
export async function learnerApiIfAny({ tenant, upstream }: AppContext): Promise<ApiClient | null> {
  const scope = sessionScope(tenant);
  if ((await sessionFor(scope)) === null) return null;
  return (await personalApi(upstream, scope, errorText.noConnection)) ?? null;
}

/**
 * Client of a page for one learner. Without a session of the tenant's type the visitor goes to login and back
 * (docs/product/session.md#kinds); with one whose access token ended, round by its renewal.
 * @param path address of the page, with its query.
 */
export async function learnerApi({ tenant, upstream }: AppContext, path: string): Promise<ApiClient> {
  const scope = sessionScope(tenant);
  if ((await sessionFor(scope)) === null) redirect(signInPath(tenant.routes, 'login', path));
  return (await personalApi(upstream, scope, errorText.noConnection)) ?? redirect(renewPath(tenant, path));
}

/** Whose page it is; without a session they are led to login and back. @param path see {@link learnerApi} */
export async function learnerIn({ tenant }: AppContext, path: string): Promise<{ id: string; fullname: string }> {
  const session = await sessionFor(sessionScope(tenant));
  return session?.user ?? redirect(signInPath(tenant.routes, 'login', path));
}
