import type { Metadata } from 'next';
import type { ReactElement, ReactNode } from 'react';
import { contextOf, type ContextSource, type RouteParameters } from '../parts/page/index.ts';
import { siteMetadata } from '../seo/index.ts';
import { SiteDocument } from './SiteDocument.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** What the file of a tenant's root layout exports: the document with all that surrounds a page, and its defaults. */
export const layoutOf = (source: ContextSource) => ({
  Layout: async ({ params, children }: { params: RouteParameters; children: ReactNode }): Promise<ReactElement> => {
    const context = await contextOf(source, params);
    return (
      <SiteDocument context={context}>
        <SiteLayout context={context}>{children}</SiteLayout>
      </SiteDocument>
    );
  },
  generateMetadata: async ({ params }: { params: RouteParameters }): Promise<Metadata> =>
    siteMetadata((await contextOf(source, params)).tenant),
});
