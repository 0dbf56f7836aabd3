import { errorText } from '@suluh/i18n-id/errors';
import { publicApi, type Upstream } from '@suluh/session/server';

/** docs/product/display.md#times: partner 100 s. */
const MAX_AGE_MS = 100_000;

/** Slugs of the programmes, all of which have pages below the shared address; null when the API does not say. */
export async function loadProgramSlugs(upstream: Upstream): Promise<string[] | null> {
  const { data } = await publicApi(upstream, {}, { maxAgeMs: MAX_AGE_MS }, errorText.noConnection).GET('/api/program');
  return data?.data.map(({ slug }) => slug) ?? null;
}
