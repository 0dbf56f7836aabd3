import { indexingOf, pageEntry, pathTo, type PageName } from '@suluh/domain/address';
import { pageDescription, seoText } from '@suluh/i18n-id/seo';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { Metadata } from 'next';
import type { SearchParams } from '../list-query/index.ts';

/** Address of a picture, with its sides in px where they are known. */
type SharedPicture = string | { url: string; width?: number; height?: number };

/** What a page says of itself to browsers and search engines. */
export interface PageWords {
  /** Its own title; the site's when it has none. */
  title?: string;
  description?: string;
  /** Values of the address search engines shall keep, where the page answers under several. */
  canonical?: Readonly<Record<string, string>>;
  /** It names a person, and stays out of search engines. */
  isPersonal?: boolean;
  /** What it is shown by where it is shared; a card of the site without one. */
  pictures?: readonly SharedPicture[];
  /** It is something written, not a place of the site. */
  isArticle?: true;
}

const card = (name: string) => ({ url: `/_ui/${name}.jpg`, width: 1200, height: 630 });

/** Picture of pages that have none of their own, where they are shared. */
const SHARE_CARD = card('share');

/** Cards of places of the site. */
const CARD_OF: Partial<Record<PageName, SharedPicture>> = {
  enterprise: card('share-enterprise'),
  smallBusiness: card('share-ukm'),
  promo: card('share-promo'),
};

/** What is shown where a page is shared, as the site says it where the page says nothing itself. */
export function shareWords(
  tenant: Pick<TenantConfig, 'productName' | 'copy'>,
  { title, description = seoText.defaultDescription, pictures = [] }: PageWords,
) {
  const brand = siteName(tenant);
  return {
    siteName: brand,
    title: title ?? seoText.defaultTitle(brand),
    description,
    images: pictures.length > 0 ? [...pictures] : [SHARE_CARD],
    locale: 'id_ID',
    type: 'website',
  } satisfies Metadata['openGraph'];
}

/**
 * Title, description, canonical link and robots of a page, by what it says and what the table of pages says of it. One
 * whose address lets in tells it nowhere.
 */
export function metadataOf(
  tenant: TenantConfig,
  name: PageName,
  { named, search = {} }: { named: Readonly<Record<string, string>>; search?: SearchParams },
  { title, description, canonical = named, isPersonal, pictures = [], isArticle }: PageWords,
): Metadata {
  const { origin, routes } = tenant;
  const { page, isNarrowed } = indexingOf(name, search);
  const summary = description || pageDescription[name]?.(title ?? '', siteName(tenant));
  const said = summary ? { description: summary } : {};
  const values = { ...canonical, page } as unknown as { slug: string };
  const { isSecret, isPersonal: isPersonalPage } = pageEntry(name);
  const own = CARD_OF[name] ? [CARD_OF[name]] : [];
  const url = isSecret ? null : `${origin}${pathTo(routes, name as 'course', values)}`;
  const robots = (isPersonal ?? isPersonalPage) ? seoText.robotsPrivate : isNarrowed ? seoText.robotsNarrowed : null;
  return {
    ...(title === undefined ? {} : { title }),
    ...said,
    ...(url === null ? { referrer: 'no-referrer' } : { alternates: { canonical: url } }),
    ...(robots === null ? {} : { robots }),
    openGraph: {
      ...shareWords(tenant, { title, ...said, pictures: pictures.length > 0 ? pictures : own }),
      ...(url === null ? {} : { url }),
      ...(isArticle ? { type: 'article' } : {}),
    },
  };
}
