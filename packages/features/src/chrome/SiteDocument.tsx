import { manifestPath } from '@suluh/domain/address';
import { EarlyPressScript } from '@suluh/ui/dialogs/EarlyPressScript';
import { partnerRampVariables } from '@suluh/ui/foundations/partnerRamp.ts';
import { StaticPreloads } from '@suluh/ui/foundations/StaticPreloads';
import { ThemeScript } from '@suluh/ui/foundations/ThemeScript';
import { PictureScript } from '@suluh/ui/pictures/PictureScript';
import { BaseStylesheet } from '@suluh/ui/stylesheets/BaseStylesheet';
import { DialogsStylesheet } from '@suluh/ui/stylesheets/DialogsStylesheet';
import { connection } from 'next/server';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { pageNonce } from '../parts/nonce/index.ts';
import { pictureAddress } from '../parts/pictures/index.ts';
import { sessionScript } from './sessionScript.ts';
import { ChromeStylesheet } from './ChromeStylesheet.tsx';
import { TenantDocument } from './TenantDocument.tsx';

/**
 * The HTML document of a tenant: its theme, the stylesheets every page needs, and what must run before the first paint.
 * Pages are rendered per request from shared, cached data, so that their whole content stands in the HTML
 * (tooling/decisions/0003).
 */
export async function SiteDocument({
  context,
  children,
}: {
  context: AppContext;
  children: ReactNode;
}): Promise<ReactElement> {
  await connection();
  const [isSaving, nonce] = await Promise.all([isPageSaving(), pageNonce()]);
  const { id, routes, theme, logo } = context.tenant;
  const mark = pictureAddress(logo ?? null, context.tenant); // of a partner on its own pages
  const ramp = theme.brandColour ? (partnerRampVariables(theme.brandColour) as CSSProperties) : undefined;
  return (
    <TenantDocument
      tenant={theme.tenant}
      kind={theme.kind}
      themesByPage={theme.byPage ?? {}}
      style={ramp}
      isSaving={isSaving}
    >
      <head>
        {!isSaving && <StaticPreloads />}
        <ThemeScript nonce={nonce} />
        <PictureScript nonce={nonce} />
        <EarlyPressScript nonce={nonce} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: sessionScript(id) }} />
        {mark ? <link rel="icon" href={mark} /> : <link rel="icon" href="/_ui/logo/tanda.svg" type="image/svg+xml" />}
        <link rel="apple-touch-icon" href="/_ui/icon/apple-touch.png" />
        <link rel="manifest" href={manifestPath(routes)} />
      </head>
      <body>
        <BaseStylesheet />
        <DialogsStylesheet />
        <ChromeStylesheet />
        {children}
      </body>
    </TenantDocument>
  );
}
