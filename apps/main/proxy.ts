import { readEnvironment } from '@suluh/config/environment';
import { NextResponse, type NextRequest } from 'next/server';

/**
 * One origin for all apps (Next multi-zones): the paths of the other three, and their built files, are forwarded to where
 * they run. Each app also stands alone on its own host.
 */
const { INTERNSHIP_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = readEnvironment(process.env);

const ZONES: readonly (readonly [prefix: string, origin: string])[] = [
  ['/internship-ddb', INTERNSHIP_ORIGIN],
  ['/internship-ddb-static', INTERNSHIP_ORIGIN],
  ['/myindibiz', MYINDIBIZ_ORIGIN],
  ['/myindibiz-static', MYINDIBIZ_ORIGIN],
  ['/program', PROGRAM_ORIGIN],
  ['/program-auth', PROGRAM_ORIGIN],
  ['/program-whitelabel-static', PROGRAM_ORIGIN],
];

export function proxy(request: NextRequest): NextResponse {
  const { pathname, search, host, protocol } = request.nextUrl;
  const zone = ZONES.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  if (!zone) return NextResponse.next();
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-host', request.headers.get('host') ?? host);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  return NextResponse.rewrite(new URL(`${pathname}${search}`, zone[1]), { request: { headers } });
}

export const config = {
  matcher: ['/internship-ddb/:path*', '/internship-ddb-static/:path*', '/myindibiz/:path*', '/myindibiz-static/:path*', '/program/:path*', '/program-auth/:path*', '/program-whitelabel-static/:path*'],
};
