import { isSinglePage, pageEntry, pagesOf, pathTo } from '@suluh/domain/address';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';

/** An address for search engines, and when what it shows changed. */
export interface SiteMapEntry {
  url: string;
  updatedAt?: string;
}

/** Most pages of the API's sitemap one file takes: 10 of 5,000 addresses, the limit of the format. */
const MAX_PAGES = 10;
/** Most addresses of one file. */
const MAX_ADDRESSES = 50_000;

/** Every public address of a tenant. */
export async function siteMapOf(context: AppContext): Promise<SiteMapEntry[]> {
  const { routes, origin, capabilities } = context.tenant;
  const listed = pagesOf(routes, capabilities).filter((name) => pageEntry(name).inSitemap);
  const entries: SiteMapEntry[] = listed
    .filter(isSinglePage)
    .map((name) => ({ url: `${origin}${pathTo(routes, name as 'home')}` }));
  const api = catalogueApi(context);
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await api.GET('/api/sitemap', { params: { query: { page } } });
    if (!data) break;
    entries.push(
      ...data.data
        .filter(({ kind }) => listed.includes(kind))
        .map(({ kind, slug, updatedAt }) => ({
          url: `${origin}${pathTo(routes, kind, { slug, code: slug })}`,
          updatedAt,
        })),
    );
    if (page >= data.meta.totalPage) break;
  }
  return entries.slice(0, MAX_ADDRESSES);
}
