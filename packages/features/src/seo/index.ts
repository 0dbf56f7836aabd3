import { seoText } from '@suluh/i18n-id/seo';
import { siteName, type TenantConfig } from '@suluh/tenant/tenant';
import type { Metadata, MetadataRoute } from 'next';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';

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
    openGraph: {
      siteName: brand,
      title,
      description: seoText.defaultDescription,
      images: ['/_ui/logo/suluh.svg'],
      locale: 'id_ID',
      type: 'website',
    },
  };
}

/**
 * Title, robots and canonical link of a page; personal pages stay out of search engines. @param path canonical path.
 */
export function pageMetadata(
  { origin }: TenantConfig,
  page: { title: string; path: string; personal?: boolean },
): Metadata {
  return {
    title: page.title,
    alternates: { canonical: `${origin}${page.path}` },
    ...(page.personal ? { robots: seoText.robotsPrivate } : {}),
  };
}

/** Rules for crawlers: everything public, nothing personal. */
export const robotsRules = ({ origin, routes }: TenantConfig): MetadataRoute.Robots => ({
  rules: {
    userAgent: '*',
    allow: '/',
    disallow: [
      routes.api('/'),
      routes.login(),
      routes.register(),
      routes.wishlist(),
      routes.myCourse(),
      routes.myCertificate(),
      routes.cart(),
    ],
  },
  sitemap: `${origin}/sitemap.xml`,
});

/** Most pages of the API's sitemap one file takes: 10 of 5,000 addresses, the limit of the format. */
const MAX_PAGES = 10;

/** Every public address of a tenant. */
export async function siteMapOf(context: AppContext): Promise<MetadataRoute.Sitemap> {
  const { routes, origin } = context.tenant;
  const paths = {
    course: routes.course,
    category: routes.category,
    collection: routes.collection,
    partner: routes.partner,
    news: routes.news,
    job: routes.job,
  };
  const api = catalogueApi(context);
  const entries: MetadataRoute.Sitemap = [{ url: `${origin}${routes.home()}` }];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await api.GET('/api/sitemap', { params: { query: { page } } });
    if (!data) break;
    entries.push(
      ...data.data.map(({ kind, slug, updatedAt }) => ({
        url: `${origin}${paths[kind](slug)}`,
        lastModified: updatedAt,
      })),
    );
    if (page >= data.meta.totalPage) break;
  }
  return entries.slice(0, 50_000);
}
