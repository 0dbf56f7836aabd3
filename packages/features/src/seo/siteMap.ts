import { isSinglePage, namedIn, pageEntry, pagesOf, pathTo, type PathValues } from '@suluh/domain/address';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';

/** An address for search engines, and when what it shows changed. */
export interface SiteMapEntry {
  url: string;
  updatedAt?: string;
}

/**
 * Pages of the API's sitemap that one file takes: nine of 5,000 addresses, so that with the pages there is one of it
 * keeps the format's limit of 50,000.
 */
const PAGES_OF_FILE = 9;

/** Addresses of one file of a tenant's sitemap, and how many files there are. */
interface SiteMapPart {
  entries: SiteMapEntry[];
  parts: number;
}

/**
 * The public addresses of a tenant that one file of its sitemap names; null when the API does not say all of them: search
 * engines forget what a shorter one leaves out. @param part from 1; the first names the single pages too
 */
export async function siteMapOf(context: AppContext, part = 1): Promise<SiteMapPart | null> {
  const { routes, origin, capabilities } = context.tenant;
  const listed = pagesOf(routes, capabilities).filter((name) => pageEntry(name).inSitemap);
  const entries: SiteMapEntry[] =
    part > 1 ? [] : listed.filter(isSinglePage).map((name) => ({ url: `${origin}${pathTo(routes, name as 'home')}` }));
  const api = catalogueApi(context);
  const from = (part - 1) * PAGES_OF_FILE + 1;
  let parts = 1;
  for (let page = from; page < from + PAGES_OF_FILE; page += 1) {
    const { data } = await api.GET('/api/sitemap', { params: { query: { page } } });
    if (!data) return null;
    parts = Math.max(1, Math.ceil(data.meta.totalPage / PAGES_OF_FILE));
    entries.push(
      ...data.data
        .filter(({ kind }) => listed.includes(kind))
        .map(({ kind, slug, updatedAt }) => ({
          url: `${origin}${pathTo(routes, kind, { [String(namedIn(kind)[0])]: slug } as PathValues<typeof kind>)}`,
          updatedAt,
        })),
    );
    if (page >= data.meta.totalPage) break;
  }
  return { entries, parts };
}
