import { personalPaths, siteMapPath, type Routes } from '@suluh/domain/address';
import { connection } from 'next/server';
import { contextOf, type ContextSource, type RouteParameters } from '../parts/page/index.ts';
import { siteMapOf, type SiteMapEntry } from './siteMap.ts';

type RouteRequest = { params: RouteParameters };

/** Every page that any tenant may have. */
const ALL_ABILITIES = {
  canRegister: true,
  hasWishlist: true,
  hasCart: true,
  hasPromo: true,
  hasPartnerPages: true,
};

const rules = (disallowed: readonly string[], siteMap: string | null): Response =>
  new Response(
    [
      'User-Agent: *',
      'Allow: /',
      ...disallowed.map((path) => `Disallow: ${path}`),
      ...(siteMap === null ? [] : ['', `Sitemap: ${siteMap}`]),
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );

/** What search engines are asked to leave alone where only these tenants' pages are. */
export const robotsOf = (routes: readonly Routes[]): Response =>
  rules(
    routes.flatMap((each) => personalPaths(each, ALL_ABILITIES)),
    null,
  );

/**
 * robots.txt of a tenant: everything public, nothing personal. @param others tenants whose pages its origin serves too
 */
export const robotsFile = (source: ContextSource, others: readonly Routes[] = []) => ({
  GET: async (_request: Request, { params }: RouteRequest): Promise<Response> => {
    await connection();
    const { tenant } = await contextOf(source, params);
    return rules(
      [
        ...personalPaths(tenant.routes, tenant.capabilities),
        ...others.flatMap((routes) => personalPaths(routes, ALL_ABILITIES)),
      ],
      `${tenant.origin}${siteMapPath(tenant.routes)}`,
    );
  },
});

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const entryOf = ({ url, updatedAt }: SiteMapEntry): string =>
  `<url><loc>${escaped(url)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`;

/** sitemap.xml of a tenant: every address for search engines. */
export const siteMapFile = (source: ContextSource) => ({
  GET: async (_request: Request, { params }: RouteRequest): Promise<Response> => {
    await connection();
    const entries = await siteMapOf(await contextOf(source, params));
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.map(entryOf).join('\n')}\n</urlset>\n`;
    return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  },
});
