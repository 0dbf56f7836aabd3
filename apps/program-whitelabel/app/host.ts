import { apiUpstream } from '@suluh/config/upstream';
import { PROGRAM_AUTH_BASE, PROGRAM_BASE, isBelow } from '@suluh/domain/address';
import { loadProgramSlugOfHost } from '@suluh/features/program-context';

/** What the shared address says of itself. */
const OWN_FILES = ['/robots.txt', '/sitemap.xml'];

/**
 * Path inside the app's tree, [mode]/[program], for a public path. On the product's own hosts (`partnerHost` null) only
 * the prefixed paths exist; on a partner's host everything belongs to that partner. Null when nothing answers there.
 */
export async function internalPath(pathname: string, partnerHost: string | null): Promise<string | null> {
  const mode = partnerHost === null ? 'program' : 'host';
  if (isBelow(pathname, PROGRAM_AUTH_BASE)) {
    const [slug, ...rest] = pathname.slice(PROGRAM_AUTH_BASE.length + 1).split('/');
    return slug ? `/${mode}/${slug}/auth/${rest.join('/') || 'login'}` : null;
  }
  if (partnerHost === null)
    return pathname.startsWith(`${PROGRAM_BASE}/`) || OWN_FILES.includes(pathname) ? pathname : null;
  const slug = await loadProgramSlugOfHost(apiUpstream(), partnerHost.replace(/:\d+$/, ''));
  return slug === null ? null : `/host/${slug}${pathname === '/' ? '' : pathname}`;
}
