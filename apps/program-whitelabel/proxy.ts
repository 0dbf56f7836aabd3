import { readEnvironment } from '@suluh/config/environment';
import { NextResponse, type NextRequest } from 'next/server';
import { internalPath } from './app/host.ts';

/**
 * Leads every address into the one tree [mode]/[slug]: /program/{slug}/… and /program-auth/{slug}/…, and on a partner's own
 * host the unprefixed paths (spec 2, Partner programme routes).
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { PROGRAM_ORIGIN, MAIN_ORIGIN } = readEnvironment(process.env);
  const { pathname, search } = request.nextUrl;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '';
  const own = [new URL(PROGRAM_ORIGIN).host, new URL(MAIN_ORIGIN).host].includes(host);
  const path = await internalPath(pathname, own ? null : host);
  if (path === null) return new NextResponse(null, { status: 404 });
  return path === pathname ? NextResponse.next() : NextResponse.rewrite(new URL(`${path}${search}`, request.url));
}

export const config = { matcher: ['/((?!_next|_ui|health|program-whitelabel-static).*)'] };
