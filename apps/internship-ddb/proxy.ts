import { siteProxy } from '@suluh/features/site-proxy';
import { context } from './app/context.ts';

export const proxy = siteProxy(context);

export const config = {
  matcher: [
    '/((?!_next|_ui|internship-ddb/api|internship-ddb-static|storage|health|favicon\\.ico|apple-touch-icon).*)',
  ],
};
