import { indexingOf, pageEntry, pathTo, type PageName } from '@suluh/domain/address';
import { seoText } from '@suluh/i18n-id/seo';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { Metadata } from 'next';
import type { SearchParams } from '../list-query/index.ts';

/** What a page says of itself to browsers and search engines. */
export interface PageWords {
  /** Its own title; the site's when it has none. */
  title?: string;
  description?: string;
  /** Values of the address search engines shall keep, where the page answers under several. */
  canonical?: Readonly<Record<string, string>>;
  /** It names a person, and stays out of search engines. */
  isPersonal?: boolean;
  openGraph?: Metadata['openGraph'];
}

/** Title, description, canonical link and robots of a page, by what it says and what the table of pages says of it. */
export function metadataOf(
  { origin, routes }: Pick<TenantConfig, 'origin' | 'routes'>,
  name: PageName,
  { named, search = {} }: { named: Readonly<Record<string, string>>; search?: SearchParams },
  { title, description, canonical = named, isPersonal, openGraph }: PageWords,
): Metadata {
  const { page, isNarrowed } = indexingOf(name, search);
  const values = { ...canonical, page } as unknown as { slug: string };
  const url = `${origin}${pathTo(routes, name as 'course', values)}`;
  const robots =
    (isPersonal ?? pageEntry(name).isPersonal) ? seoText.robotsPrivate : isNarrowed ? seoText.robotsNarrowed : null;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description ? { description } : {}),
    alternates: { canonical: url },
    ...(robots === null ? {} : { robots }),
    ...(openGraph ? { openGraph: { ...openGraph, url } } : {}),
  };
}
