import { apiUpstream } from '@suluh/config/upstream';
import { programTreePath } from '@suluh/domain/address';
import { loadProgramSlugOfHost } from '@suluh/features/program-context';

/**
 * Path inside the app's tree for a public path, on one of the product's own hosts (`partnerHost` null) or on a partner's.
 * Null when nothing answers there, as on a host that no programme has.
 */
export async function internalPath(pathname: string, partnerHost: string | null): Promise<string | null> {
  if (partnerHost === null) return programTreePath(pathname, { kind: 'shared' });
  const slug = await loadProgramSlugOfHost(apiUpstream(), partnerHost.replace(/:\d+$/, ''));
  return slug === null ? null : programTreePath(pathname, { kind: 'partner', slug });
}
