import { siteOrigins } from '@suluh/config/origins';
import { apiUpstream } from '@suluh/config/upstream';
import { homePath, programRoutes } from '@suluh/domain/address';
import { downtimeAnswer } from '@suluh/features/site-proxy';
import { NextResponse, type NextRequest } from 'next/server';
import { internalPath } from './app/host.ts';

/** No page is there: what is not found says so as a page, on a host that no programme has too. */
const NOWHERE = '/-';

/**
 * Leads every address into the one tree [mode]/[program]: those below a programme's paths, and on a partner's own host
 * the unprefixed ones. Pages answer 503 while the site is down.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { program, main } = siteOrigins();
  const { pathname } = request.nextUrl;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '';
  const own = [new URL(program).host, new URL(main).host].includes(host);
  const path = await internalPath(pathname, own ? null : host);
  if (path === null) return NextResponse.rewrite(new URL(NOWHERE, request.url));
  const [, mode, slug = '', area] = path.split('/');
  const home = homePath(programRoutes(slug, mode === 'host' ? 'host' : 'program'));
  const down = area === 'api' ? null : await downtimeAnswer(request, apiUpstream(), home);
  if (down) return down;
  if (path === pathname) return NextResponse.next();
  const inside = request.nextUrl.clone();
  inside.pathname = path;
  return NextResponse.rewrite(inside);
}

export const config = {
  matcher: ['/((?!_next|_ui|storage|health|favicon\\.ico|apple-touch-icon|program-whitelabel-static).*)'],
};
