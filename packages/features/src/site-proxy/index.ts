import { atRoot, homePath } from '@suluh/domain/address';
import { NextResponse, type NextRequest } from 'next/server';
import type { AppContext } from '../parts/context/index.ts';
import { downtimeAnswer } from './downtime.ts';

export { downtimeAnswer } from './downtime.ts';

/**
 * What stands before every page of a tenant app: 503 while the site is down, and the few addresses beside its paths
 * (see `atRoot`). Null when the page itself answers.
 */
export async function siteAnswer(request: NextRequest, { tenant, upstream }: AppContext): Promise<NextResponse | null> {
  const { routes } = tenant;
  const down = await downtimeAnswer(request, upstream, homePath(routes));
  if (down) return down;
  const beside = atRoot(routes, request.nextUrl.pathname);
  if (beside === null) return null;
  if (beside.kind === 'redirect')
    return new NextResponse(null, { status: beside.isPermanent ? 308 : 307, headers: { location: beside.path } });
  const inside = request.nextUrl.clone();
  inside.pathname = beside.path;
  return NextResponse.rewrite(inside);
}

/** The proxy of a tenant app that serves its own paths alone. */
export const siteProxy =
  (context: AppContext) =>
  async (request: NextRequest): Promise<NextResponse> =>
    (await siteAnswer(request, context)) ?? NextResponse.next();

/** Hands a request on to another app, which sees the host the visitor came by. */
export function forwarded(request: NextRequest, origin: string): NextResponse {
  const { pathname, search, host, protocol } = request.nextUrl;
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-host', request.headers.get('host') ?? host);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  return NextResponse.rewrite(new URL(`${pathname}${search}`, origin), { request: { headers } });
}
