import { seoText } from '@suluh/i18n-id/seo';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { Metadata } from 'next';
import { shareWords } from '../parts/page/index.ts';

/**
 * Defaults of every page of a tenant: brand title, description, robots index,follow
 * (docs/product/display.md#page-meta).
 */
export function siteMetadata(tenant: TenantConfig): Metadata {
  const { origin } = tenant;
  const brand = siteName(tenant);
  const title = seoText.defaultTitle(brand);
  return {
    metadataBase: new URL(origin),
    title: { default: title, template: seoText.title('%s', brand) },
    description: seoText.defaultDescription,
    robots: seoText.robots,
    openGraph: shareWords(tenant, {}),
  };
}
