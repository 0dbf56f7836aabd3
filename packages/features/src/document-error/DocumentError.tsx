'use client';
import { errorText } from '@suluh/i18n-id/errors';
import { notFoundText } from '@suluh/i18n-id/site';
import { BARE_COLOURS } from '@suluh/ui/foundations/bare.ts';
import type { CSSProperties, ReactElement } from 'react';

const PAGE: CSSProperties = {
  colorScheme: 'light dark',
  background: BARE_COLOURS['bg-page'],
  color: BARE_COLOURS.text,
  font: '1.125rem/1.6 "Plus Jakarta Sans", system-ui, sans-serif',
};
const MAIN: CSSProperties = { maxWidth: '28rem', margin: '12vh auto', padding: '0 20px', textAlign: 'center' };
const ACTION: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  fontWeight: 700,
  color: BARE_COLOURS.link,
};
const FLAME: CSSProperties = {
  ...ACTION,
  borderRadius: 10,
  background: BARE_COLOURS.flame,
  color: BARE_COLOURS['on-flame'],
  textDecoration: 'none',
};

/**
 * What stands in the place of a document whose layout failed, and its sheets with it. To try again is a link to where one
 * is, which no script has to wake for; home is that of the site the visitor is on.
 */
export function DocumentError(): ReactElement {
  return (
    <html lang="id" style={PAGE}>
      <body>
        <title>{errorText.pageFailed}</title>
        <main id="isi" style={MAIN}>
          <svg viewBox="-14 0 348 204" width="280" aria-hidden="true">
            <use href="/_ui/kain.svg#kain-truntum" x="-14" width="348" height="204" />
          </svg>
          <h1>{errorText.pageFailed}</h1>
          <p>{errorText.generic}</p>
          <a href="" style={FLAME}>
            {errorText.retry}
          </a>{' '}
          <a href="/" style={ACTION}>
            {notFoundText.home}
          </a>
        </main>
      </body>
    </html>
  );
}
