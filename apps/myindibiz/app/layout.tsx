import { SiteDocument, SiteLayout } from '@suluh/features/chrome';
import { siteMetadata } from '@suluh/features/seo';
import type { ReactNode } from 'react';
import { context } from './context.ts';

export const metadata = siteMetadata(context.tenant);

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument context={context}>
      <SiteLayout context={context} zone={{ base: '/myindibiz', foreign: [] }}>
        {children}
      </SiteLayout>
    </SiteDocument>
  );
}
