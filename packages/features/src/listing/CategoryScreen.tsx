import type { CategoryTopic } from '@suluh/api/types';
import { isCollectionName, pathTo } from '@suluh/domain/address';
import { parseListingQuery, type QuerySource } from '@suluh/domain/listing';
import { withQuery } from '@suluh/domain/query';
import { besideListingText } from '@suluh/i18n-id/listing';
import { headerText } from '@suluh/i18n-id/navigation';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { categoryCover } from './ListingCover.tsx';
import { ListingScreen } from './ListingScreen.tsx';

interface SlugScreenProps {
  context: AppContext;
  slug: string;
  search: QuerySource;
}

/** /category/{slug}: the courses of a category (docs/product/addresses.md#main-site). An unknown one is not found. */
export async function CategoryScreen({ context, slug, search }: SlugScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const api = catalogueApi(context);
  const [{ data }, topics] = await Promise.all([
    api.GET('/api/category'),
    api.GET('/api/category/{slug}/topic', { params: { path: { slug } } }),
  ]);
  const category = data?.data.find((known) => known.slug === slug);
  if (data && !category) notFound();
  const path = pathTo(routes, 'category', { slug });
  return (
    <ListingScreen
      context={context}
      source={{ kind: 'category', slug }}
      path={path}
      search={search}
      title={category?.name ?? headerText.categories}
      cover={category && categoryCover(category, context.tenant)}
      above={<TopicLinks path={path} words={parseListingQuery(search).q} topics={topics.data?.data ?? []} />}
      parents={[{ href: pathTo(routes, 'courses'), label: headerText.collections }]}
    />
  );
}

/** What courses of a category are about, each the way to those it finds among them; the one that is looked for leads back. */
function TopicLinks({ path, words, topics }: { path: string; words: string; topics: readonly CategoryTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <nav className="listingPage-collections" aria-label={besideListingText.topics}>
      {topics.map(({ title }) => (
        <ChipLink key={title} selected={title === words} href={title === words ? path : withQuery(path, { q: title })}>
          {title}
        </ChipLink>
      ))}
    </nav>
  );
}

/** The way to those courses of a collection that have a date to come. */
const DatesOf = ({ href, courses }: { href: string; courses: number }): ReactElement => (
  <div className="listingPage-collections">
    <ChipLink href={href}>{besideListingText.dated(wholeNumber(courses))}</ChipLink>
  </div>
);

/** Slug under which the best deals are a collection. */
export const BEST_DEAL_SLUG = 'pilihan-terbaik';

/**
 * /collection-course/{slug}; pilihan-terbaik has an endpoint of its own (docs/product/api.md). An unknown one is not
 * found.
 */
export async function CollectionScreen({ context, slug, search }: SlugScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const isBestDeal = slug === BEST_DEAL_SLUG;
  if (!isBestDeal && !isCollectionName(slug)) notFound();
  let datedCourse = 0;
  if (!isBestDeal) {
    const { data, error } = await catalogueApi(context).GET('/api/collection/{slug}', { params: { path: { slug } } });
    if (error && (error as { code: number }).code === 404) notFound();
    datedCourse = data?.data.collection.datedCourse ?? 0;
  }
  return (
    <ListingScreen
      context={context}
      source={isBestDeal ? { kind: 'bestDeal' } : { kind: 'collection', slug }}
      path={pathTo(routes, 'collection', { slug })}
      search={search}
      title={headerText.collections}
      above={datedCourse > 0 && <DatesOf href={pathTo(routes, 'collectionEvent', { slug })} courses={datedCourse} />}
      parents={[{ href: pathTo(routes, 'courses'), label: headerText.collections }]}
    />
  );
}

/** /collection-course/event/{slug}: the courses of a collection that have a date to come. An unknown one is not found. */
export async function CollectionEventScreen({ context, slug, search }: SlugScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  if (!isCollectionName(slug)) notFound();
  const { data, error } = await catalogueApi(context).GET('/api/collection/{slug}', { params: { path: { slug } } });
  if (error && (error as { code: number }).code === 404) notFound();
  return (
    <ListingScreen
      context={context}
      source={{ kind: 'collectionEvents', slug }}
      path={pathTo(routes, 'collectionEvent', { slug })}
      search={search}
      title={headerText.collections}
      parents={[
        { href: pathTo(routes, 'courses'), label: headerText.collections },
        ...(data ? [{ href: pathTo(routes, 'collection', { slug }), label: data.data.collection.title }] : []),
      ]}
    />
  );
}
