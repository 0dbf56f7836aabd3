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

/** Whose courses a tenant lists: those of its programme, those of its line, or all. */
const areaScope = ({ program, capabilities: { landing } }: Pick<TenantConfig, 'program' | 'capabilities'>) => ({
  ...(program ? { program } : {}),
  ...(landing ? { line: landing } : {}),
});

/** The session's view of a tenant. */
export const sessionScope = ({ id, sessionType, program, routes, capabilities }: TenantConfig): SessionScope => ({
  id,
  base: routes.base,
  sessionType,
  ...areaScope({ program, capabilities }),
});

/**
 * How old a page's public data may be, in milliseconds. With the 2.5 s for which the API reuses an answer, price,
 * seats, the end of a sale and downtime are never older than 5 s on a page.
 */
const PUBLIC_MAX_AGE_MS = 2_000;

/**
 * Client for a page's public data: visitors of one moment share an answer. Searches are too many to keep: pass `fresh`.
 */
export const catalogueApi = ({ tenant, upstream }: AppContext, options: { fresh?: boolean } = {}): ApiClient =>
  publicApi(upstream, areaScope(tenant), { maxAgeMs: options.fresh ? 0 : PUBLIC_MAX_AGE_MS }, errorText.noConnection);
