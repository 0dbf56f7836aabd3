import { indexingOf, pageEntry, pathTo, type PageName } from '@suluh/domain/address';
import { pageDescription, seoText } from '@suluh/i18n-id/seo';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { SHARE_CARD_PX, shareCardPath, type CardSubject } from '@suluh/ui/sharing/shareCards.ts';
import type { Metadata } from 'next';
import type { SearchParams } from '../list-query/index.ts';
import { sharedPictures } from '../pictures/index.ts';

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

/** What a page says of itself, or why it says nothing: there is no such thing, or it does not come now. */
export type Said = PageWords | 'missing' | null;

/** What is said where nothing was found. */
export const unsaid = ({ kind }: { kind: 'missing' | 'failed' }): 'missing' | null =>
  kind === 'missing' ? 'missing' : null;

/** What places of the site are about; the others are the site. */
const SUBJECT_OF: Partial<Record<PageName, CardSubject>> = {
  courses: 'courses',
  collection: 'courses',
  collectionEvent: 'courses',
  category: 'courses',
  search: 'courses',
  course: 'courses',
  comparison: 'courses',
  bundles: 'prices',
  flashSale: 'prices',
  promo: 'prices',
  teacher: 'people',
  partner: 'people',
  partners: 'people',
  partnership: 'people',
  jobVacancies: 'jobs',
  job: 'jobs',
  newsList: 'news',
  news: 'news',
  blogEvent: 'news',
  prakerja: 'prakerja',
  enterprise: 'enterprise',
  certificateCheck: 'certificate',
};

/**
 * The card of a place of a site that has no picture of its own; of the site where no place is named. A partner's site has its
 * mark.
 */
function shareCard({ copy, logo }: Pick<TenantConfig, 'copy' | 'logo'>, name?: PageName): SharedPicture {
  const [mark] = sharedPictures(logo);
  if (mark) return mark;
  // Small businesses are a page of the main site and a face of their own, with one card.
  const face = name === 'smallBusiness' ? 'smallBusiness' : copy;
  return { url: `/_ui/${shareCardPath(face, name && SUBJECT_OF[name])}`, ...SHARE_CARD_PX };
}

/** What is shown where a page is shared, as the site says it where the page says nothing itself. */
export function shareWords(
  tenant: Pick<TenantConfig, 'productName' | 'copy' | 'logo'>,
  { title, description = seoText.defaultDescription, pictures = [] }: PageWords,
) {
  const brand = siteName(tenant);
  return {
    siteName: brand,
    title: title ?? seoText.defaultTitle(brand),
    description,
    images: pictures.length > 0 ? [...pictures] : [shareCard(tenant)],
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
  const url = isSecret ? null : `${origin}${pathTo(routes, name as 'course', values)}`;
  const robots = (isPersonal ?? isPersonalPage) ? seoText.robotsPrivate : isNarrowed ? seoText.robotsNarrowed : null;
  return {
    ...(title === undefined ? {} : { title }),
    ...said,
    ...(url === null ? { referrer: 'no-referrer' } : { alternates: { canonical: url } }),
    ...(robots === null ? {} : { robots }),
    openGraph: {
      ...shareWords(tenant, { title, ...said, pictures: pictures.length > 0 ? pictures : [shareCard(tenant, name)] }),
      ...(url === null ? {} : { url }),
      ...(isArticle ? { type: 'article' } : {}),
    },
  };
}
