import { downtimeAnswer } from '@suluh/features/downtime';
import { NextResponse, type NextRequest } from 'next/server';
import { context } from './app/context.ts';

/** Pages answer 503 while the site is down. */
export const proxy = async (request: NextRequest): Promise<NextResponse> =>
  (await downtimeAnswer(request, context.upstream, context.tenant.routes.home())) ?? NextResponse.next();

export const config = { matcher: ['/((?!_next|_ui|myindibiz/api|myindibiz-static|storage|health).*)'] };
