import { siteOrigins } from '@suluh/config/origins';
import { zoneOf } from '@suluh/domain/address';
import { forwarded, siteAnswer } from '@suluh/features/site-proxy';
import { NextResponse, type NextRequest } from 'next/server';
import { context } from './app/context.ts';

/**
 * One origin for all apps (Next multi-zones): the paths of the other three, and their built files, are forwarded to
 * where they run. Each app also stands alone on its own host.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const zone = zoneOf(request.nextUrl.pathname);
  if (zone) return forwarded(request, siteOrigins()[zone.face]);
  return (await siteAnswer(request, context)) ?? NextResponse.next();
}

export const config = { matcher: ['/((?!_next|_ui|api|storage|health|favicon\\.ico|apple-touch-icon).*)'] };
