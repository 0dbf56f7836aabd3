import { siteProxy } from '@suluh/features/site-proxy';
import { context } from './app/context.ts';

export const proxy = siteProxy(context);

export const config = {
  matcher: ['/((?!_next|_ui|myindibiz/api|myindibiz-static|storage|health|favicon\\.ico|apple-touch-icon).*)'],
};
