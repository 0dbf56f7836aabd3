'use client';
import { controlText } from '@suluh/i18n-id/control';
import { useEffect, type ReactElement } from 'react';

/**
 * Stands where a login form would: renews the session there is by the API route, which leads on. Works before
 * JavaScript too.
 */
export function RenewSession({ href }: { href: string }): ReactElement {
  useEffect(() => window.location.replace(href), [href]);
  return (
    <main id="isi" className="layout-page" aria-busy="true">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${href}`} />
      </noscript>
      <p className="layout-hidden">{controlText.loading}</p>
    </main>
  );
}
