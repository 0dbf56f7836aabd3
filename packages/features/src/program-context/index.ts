import { ownHostOrigin } from '@suluh/domain/address';
import { abilitiesOf } from '@suluh/domain/session';
import { errorText } from '@suluh/i18n-id/errors';
import { publicApi, type Upstream } from '@suluh/session/server';
import { programTenant } from '@suluh/tenant/program';
import { outcomeOf, type AppContext, type Outcome } from '../parts/context/index.ts';

interface ProgramRequest {
  upstream: Upstream;
  slug: string;
  mode: 'program' | 'host';
  /** Origin of the programmes' app. */
  origin: string;
  pictureOrigins: readonly string[];
}

/** docs/product/display.md#times: partner 100 s. */
const PARTNER_MAX_AGE_MS = 100_000;

const partnerApi = (upstream: Upstream) =>
  publicApi(upstream, {}, { maxAgeMs: PARTNER_MAX_AGE_MS }, errorText.noConnection);

/** The tenant of a partner programme, made from the API's record of it. */
export async function loadProgramContext({
  upstream,
  slug,
  mode,
  origin,
  pictureOrigins,
}: ProgramRequest): Promise<Outcome<AppContext>> {
  const outcome = outcomeOf(await partnerApi(upstream).GET('/api/program/{slug}', { params: { path: { slug } } }));
  if (outcome.kind !== 'found') return outcome;
  const program = outcome.data.data;
  if (!abilitiesOf(program.sessionType).hasProgrammes)
    return { kind: 'missing', failure: { code: 404, status: 'NOT_FOUND', message: '' } }; // it has a face of its own
  return {
    kind: 'found',
    data: {
      upstream,
      tenant: {
        ...programTenant(program, mode, mode === 'host' && program.host ? ownHostOrigin(origin, program.host) : origin),
        pictureOrigins,
      },
    },
  };
}

/** Slug of the programme that lives on a host name; null when none does. */
export async function loadProgramSlugOfHost(upstream: Upstream, domain: string): Promise<string | null> {
  const { data } = await partnerApi(upstream).GET('/api/partner/host', { params: { query: { domain } } });
  return data?.data.slug ?? null;
}
