import { apiUpstream } from '@suluh/config/upstream';
import { readEnvironment } from '@suluh/config/environment';
import { downtimeAnswer } from '@suluh/features/downtime';
import { NextResponse, type NextRequest } from 'next/server';
import { internalPath } from './app/host.ts';

/**
 * Leads every address into the one tree [mode]/[slug]: /program/{slug}/… and /program-auth/{slug}/…, and on a partner's
 * own host the unprefixed paths (docs/product/addresses.md#programmes). Pages answer 503 while the site is down.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { PROGRAM_ORIGIN, MAIN_ORIGIN } = readEnvironment(process.env);
  const { pathname } = request.nextUrl;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '';
  const own = [new URL(PROGRAM_ORIGIN).host, new URL(MAIN_ORIGIN).host].includes(host);
  const path = await internalPath(pathname, own ? null : host);
  if (path === null) return new NextResponse(null, { status: 404 });
  const [, mode, slug, area] = path.split('/');
  const down =
    area === 'api' ? null : await downtimeAnswer(request, apiUpstream(), mode === 'host' ? '/' : `/program/${slug}`);
  if (down) return down;
  if (path === pathname) return NextResponse.next();
  const inside = request.nextUrl.clone();
  inside.pathname = path;
  return NextResponse.rewrite(inside);
}

export const config = { matcher: ['/((?!_next|_ui|storage|health|program-whitelabel-static).*)'] };
