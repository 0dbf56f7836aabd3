import { readEnvironment } from '@suluh/config/environment';
import { apiUpstream, pictureUpstream } from '@suluh/config/upstream';
import { loadProgramContext } from '@suluh/features/program-context';
import { notFound, redirect } from 'next/navigation';

/** Addresses of the tree: /program/{slug}, or at the root of the partner's own host (see proxy.ts). */
export interface ProgramParams {
  mode: string;
  slug: string;
}

/**
 * The partner's tenant for a request. An unknown programme is not found; one that cannot be loaded leads to /404
 * (docs/product/errors.md).
 */
export async function programContext(params: Promise<ProgramParams>) {
  const { mode, slug } = await params;
  if (mode !== 'program' && mode !== 'host') notFound();
  const outcome = await loadProgramContext({
    upstream: apiUpstream(),
    slug,
    mode,
    origin: readEnvironment(process.env).PROGRAM_ORIGIN,
    pictureOrigins: pictureUpstream().pictureOrigins,
  });
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') redirect('/404' as never);
  return outcome.data;
}
