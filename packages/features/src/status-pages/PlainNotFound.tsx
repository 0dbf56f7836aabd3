import { noProgramText } from '@suluh/i18n-id/site';
import { NotFoundPage } from '@suluh/ui/feedback/NotFoundPage';
import { StaticPreloads } from '@suluh/ui/foundations/StaticPreloads';
import { ThemeScript } from '@suluh/ui/foundations/ThemeScript';
import { BaseStylesheet } from '@suluh/ui/stylesheets/BaseStylesheet';
import { NotFoundPageStylesheet } from '@suluh/ui/stylesheets/NotFoundPageStylesheet';
import type { ReactElement } from 'react';
import { pageNonce } from '../parts/nonce/index.ts';

/** Not found inside a partner's site, whose addresses the page does not know: it leads to where the visitor is. */
export function PlainNotFound(): ReactElement {
  return (
    <>
      <NotFoundPageStylesheet />
      <NotFoundPage searchHref="?" homeHref="/" />
    </>
  );
}

/**
 * Not found outside of any partner's site, such as on a host that no programme has: a document of its own, which leads to the
 * main site. @param homeHref its address @param searchHref that of its search
 */
export async function PlainNotFoundDocument({
  homeHref,
  searchHref,
}: {
  homeHref: string;
  searchHref: string;
}): Promise<ReactElement> {
  const nonce = await pageNonce();
  return (
    <html lang="id" data-tenant="main" data-theme="light" suppressHydrationWarning>
      <head>
        <StaticPreloads />
        <ThemeScript nonce={nonce} />
      </head>
      <body>
        <BaseStylesheet />
        <NotFoundPageStylesheet />
        <NotFoundPage searchHref={searchHref} homeHref={homeHref} words={noProgramText} />
      </body>
    </html>
  );
}
