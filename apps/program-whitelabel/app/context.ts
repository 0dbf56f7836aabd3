import { siteOrigins } from '@suluh/config/origins';
import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { loadProgramContext } from '@suluh/features/program-context';
import { notFound, redirect } from 'next/navigation';

/**
 * The partner's tenant for a request, by the tree's parameters: /program/{slug}, or the root of the partner's own host
 * (see proxy.ts). An unknown programme is not found; one that cannot be loaded leads to /404.
 */
export async function programContext(params: Promise<Record<string, string | string[]>>) {
  const { mode, program: slug } = await params;
  if ((mode !== 'program' && mode !== 'host') || typeof slug !== 'string') notFound();
  const outcome = await loadProgramContext({
    upstream: apiUpstream(),
    slug,
    mode,
    origin: siteOrigins().program,
    pictureOrigins: pictureUpstream().pictureOrigins,
  });
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') redirect(pathTo(MAIN_ROUTES, 'notFound'));
  return outcome.data;
}
