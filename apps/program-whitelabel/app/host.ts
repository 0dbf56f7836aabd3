import { apiUpstream } from '@suluh/config/upstream';
import { loadProgramSlugOfHost } from '@suluh/features/program-context';

const AUTH = /^\/program-auth\/([^/]+)(\/.*)?$/;
const SITE = /^\/program\/([^/]+)(\/.*)?$/;

/**
 * Path inside the app's tree for a public path. On the product's own hosts (`partnerHost` null) only the prefixed paths
 * exist;
 * on a partner's host everything belongs to that partner. Null when nothing answers there.
 */
export async function internalPath(pathname: string, partnerHost: string | null): Promise<string | null> {
  const auth = AUTH.exec(pathname);
  const mode = partnerHost === null ? 'program' : 'host';
  if (auth) return `/${mode}/${auth[1]}/auth${auth[2] ?? '/login'}`;
  if (partnerHost === null) return SITE.test(pathname) ? pathname : null;
  const slug = await loadProgramSlugOfHost(apiUpstream(), partnerHost.replace(/:\d+$/, ''));
  return slug === null ? null : `/host/${slug}${pathname === '/' ? '' : pathname}`;
}
