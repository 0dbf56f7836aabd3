import { personalPaths, programRoutes, siteMapPath, type Routes } from '@suluh/domain/address';
import type { Upstream } from '@suluh/session/server';
import { connection } from 'next/server';
import { contextOf, type ContextSource, type RouteParameters } from '../parts/page/index.ts';
import { loadProgramSlugs } from './programSlugs.ts';
import { siteMapOf, type SiteMapEntry } from './siteMap.ts';

type RouteRequest = { params: RouteParameters };

/** Every page that any tenant may have. */
const ALL_ABILITIES = {
  canRegister: true,
  hasExternalSignIn: true,
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

/** Where an origin that programmes share lists their sitemaps. */
const SITE_MAP_INDEX = '/sitemap.xml';

/**
 * robots.txt of an origin that these tenants share and none of them owns; it names the list of their sitemaps where there
 * is one.
 */
export async function robotsOf(upstream: Upstream, routes: readonly Routes[], origin: string): Promise<Response> {
  await connection(); // drawn by the machine it runs on, not by the one it was built on
  const slugs = await loadProgramSlugs(upstream);
  return rules(
    routes.flatMap((each) => personalPaths(each, ALL_ABILITIES)),
    slugs?.length === 0 ? null : `${origin}${SITE_MAP_INDEX}`,
  );
}

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

const xml = (element: string, entries: readonly string[]): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${element}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );

/**
 * sitemap.xml of the origin that programmes share: the sitemap of each, as its pages there name that origin as theirs also
 * where it has a host of its own; not found where there is none, 503 while nobody can tell which there are.
 */
export async function siteMapIndex(upstream: Upstream, origin: string): Promise<Response> {
  await connection();
  const slugs = await loadProgramSlugs(upstream);
  if (slugs === null) return new Response(null, { status: 503 });
  if (slugs.length === 0) return new Response(null, { status: 404 });
  return xml(
    'sitemapindex',
    slugs.map(
      (slug) => `<sitemap><loc>${escaped(`${origin}${siteMapPath(programRoutes(slug, 'program'))}`)}</loc></sitemap>`,
    ),
  );
}

/** Names a file of a sitemap that is too long for one. */
const PART = 'bagian';
const PART_NUMBER = /^[1-9]\d{0,2}$/;

/**
 * sitemap.xml of a tenant: every address for search engines; of more than one file takes, the list of its files, each
 * under its number (docs/product/display.md#page-meta). A number there is no file of is not found; 503 while the API does not say.
 */
export const siteMapFile = (source: ContextSource) => ({
  GET: async (request: Request, { params }: RouteRequest): Promise<Response> => {
    await connection();
    const context = await contextOf(source, params);
    const asked = new URL(request.url).searchParams.get(PART);
    if (asked !== null && !PART_NUMBER.test(asked)) return new Response(null, { status: 404 });
    const found = await siteMapOf(context, asked === null ? 1 : Number(asked));
    if (found === null) return new Response(null, { status: 503 });
    const { entries, parts } = found;
    if (asked !== null && Number(asked) > parts) return new Response(null, { status: 404 });
    if (asked !== null || parts === 1) return xml('urlset', entries.map(entryOf));
    const { origin, routes } = context.tenant;
    return xml(
      'sitemapindex',
      Array.from(
        { length: parts },
        (_, at) => `<sitemap><loc>${escaped(`${origin}${siteMapPath(routes)}?${PART}=${at + 1}`)}</loc></sitemap>`,
      ),
    );
  },
});
