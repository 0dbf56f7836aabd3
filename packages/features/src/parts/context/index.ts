import type { ApiClient } from '@suluh/api/client';
import { errorText } from '@suluh/i18n-id/errors';
import type { SessionScope } from '@suluh/session/scope';
import { publicApi, type Upstream } from '@suluh/session/server';
import type { TenantConfig } from '@suluh/tenant/tenant';

/** What every Screen is given by its app: whose site it is and where the API is. */
export interface AppContext {
  tenant: TenantConfig;
  upstream: Upstream;
}

/** The session's view of a tenant. */
export const sessionScope = ({ id, sessionType, program, routes }: TenantConfig): SessionScope => ({
  id,
  base: routes.base,
  sessionType,
  ...(program ? { program } : {}),
});

/** Seconds a public answer may be shared before the app asks again. */
const PUBLIC_REVALIDATE_SECONDS = 60;

/**
 * Client for a page's public data: answers are shared by all visitors for a minute and can be thrown away by tag. Searches
 * are too many to keep: pass `fresh`.
 */
export const catalogueApi = ({ tenant, upstream }: AppContext, options: { tags?: readonly string[]; fresh?: boolean } = {}): ApiClient =>
  publicApi(
    upstream,
    tenant.program ? { program: tenant.program } : {},
    { revalidateSeconds: options.fresh ? 0 : PUBLIC_REVALIDATE_SECONDS, tags: ['catalogue', ...(options.tags ?? [])] },
    errorText.noConnection,
  );
export { outcomeOf, type Outcome } from './outcome.ts';
export { learnerApi, RENEW_PARAMETER, renewPath } from './learner.ts';
