import { readEnvironment } from '@suluh/config/environment';
import { downtimeAnswer } from '@suluh/features/downtime';
import { NextResponse, type NextRequest } from 'next/server';
import { context } from './app/context.ts';

/**
 * One origin for all apps (Next multi-zones): the paths of the other three, and their built files, are forwarded to
 * where they run. Each app also stands alone on its own host. Own pages answer 503 while the site is down; the others
 * see to it themselves.
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

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, host, protocol } = request.nextUrl;
  const zone = ZONES.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  if (!zone)
    return (await downtimeAnswer(request, context.upstream, context.tenant.routes.home())) ?? NextResponse.next();
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-host', request.headers.get('host') ?? host);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  return NextResponse.rewrite(new URL(`${pathname}${search}`, zone[1]), { request: { headers } });
}

export const config = { matcher: ['/((?!_next|_ui|api|storage|health).*)'] };
