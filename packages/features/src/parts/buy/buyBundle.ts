import { pathTo } from '@suluh/domain/address';
import { readSummary } from '@suluh/session/browser';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { browserApi } from '../api-client/index.ts';
import { cartChanged } from '../cart-count/index.ts';
import { rememberDeed } from '../deed/index.ts';
import { currentPath, loginFromHere } from '../tenant/index.ts';
import { bundleLeadsTo, putBundle } from './bundle.ts';

/** Buys a bundle from the page it stands on; without a session it leads to login and back, where it is then done (R5). Browser only. */
export async function buyBundle(tenant: TenantConfig, slug: string): Promise<void> {
  const { routes } = tenant;
  const toLogin = () => {
    rememberDeed(tenant.id, { kind: 'bundle', slug, path: currentPath() });
    window.location.assign(loginFromHere(tenant));
  };
  if (readSummary(tenant.id) === null) return toLogin();
  const outcome = await putBundle(browserApi(routes), slug);
  if (outcome.error?.code === 401) return toLogin();
  cartChanged(tenant);
  window.location.assign(bundleLeadsTo(outcome, routes, pathTo(routes, 'bundles')));
}
