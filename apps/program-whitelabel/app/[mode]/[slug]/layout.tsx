import { SiteDocument, SiteLayout } from '@suluh/features/chrome';
import { siteMetadata } from '@suluh/features/seo';
import { programContext } from '../../context.ts';

export const generateMetadata = async ({ params }: LayoutProps<'/[mode]/[slug]'>) =>
  siteMetadata((await programContext(params)).tenant);

export default async function Layout({ params, children }: LayoutProps<'/[mode]/[slug]'>) {
  const context = await programContext(params);
  const base = context.tenant.routes.base;
  return (
    <SiteDocument context={context}>
      <SiteLayout context={context} zone={{ base, foreign: base === '' ? ['/program-auth'] : [] }}>
        {children}
      </SiteLayout>
    </SiteDocument>
  );
}
