import { errorText } from '@suluh/i18n-id/errors';
import { publicApi, type Upstream } from '@suluh/session/server';
import { NextResponse, type NextRequest } from 'next/server';

/** Each page asks whether the site is down, so the answer is shared for a moment, and no page waits for it. */
const PATIENCE = { maxAgeMs: 2_000, timeoutMs: 500 };

/** When visitors and search engines may ask again, in seconds. */
const RETRY_AFTER_SECONDS = 120;

/** Marks the proxy's own request for the screen, which it must let through, and the screen itself. */
const INSIDE = 'x-suluh-downtime';

/** Whether operators have taken the site down; while the API is silent, pages say that themselves. */
async function isDown(upstream: Upstream): Promise<boolean> {
  const { data } = await publicApi(upstream, {}, PATIENCE, errorText.noConnection).GET('/api/site/config');
  return data?.data.downtime.enabled ?? false;
}

/**
 * What every page answers while the site is down: the downtime screen with 503, Retry-After and noindex, which a page
 * itself cannot give (docs/product/closure.md#downtime). Null while the site is up.
 * @param homePath public path of the tenant's home on this app; its layout draws the screen in the tenant's colours.
 */
export async function downtimeAnswer(
  request: NextRequest,
  upstream: Upstream,
  homePath: string,
): Promise<NextResponse | null> {
  if (request.headers.has(INSIDE) || !(await isDown(upstream))) return null;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '';
  const screen = await fetch(new URL(homePath, request.nextUrl.origin), {
    headers: { [INSIDE]: '1', 'x-forwarded-host': host },
    cache: 'no-store',
  });
  const html = (await screen.text()).replace(/(<meta name="robots" content=")[^"]*"/, '$1noindex"'); // the layout's own is for the days the site is up
  return new NextResponse(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(RETRY_AFTER_SECONDS),
      'x-robots-tag': 'noindex',
      [INSIDE]: '1', // what keeps pages must not keep this one
      'cache-control': 'no-store',
    },
  });
}
