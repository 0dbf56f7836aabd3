import { seoText } from '@suluh/i18n-id/seo';
import type { Metadata } from 'next';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';

/** Title and canonical link of a category's listing; filters and pages share the link. */
export async function categoryMetadata(context: AppContext, slug: string): Promise<Metadata> {
  const { origin, routes } = context.tenant;
  const { data } = await catalogueApi(context).GET('/api/category');
  const category = data?.data.find((known) => known.slug === slug);
  return category
    ? { title: seoText.category(category.name), alternates: { canonical: `${origin}${routes.category(slug)}` } }
    : {};
}

/** Title and canonical link of a collection's listing. */
export async function collectionMetadata(context: AppContext, slug: string): Promise<Metadata> {
  const { origin, routes } = context.tenant;
  const { data } = await catalogueApi(context).GET('/api/collection/{slug}', { params: { path: { slug } } });
  return {
    ...(data ? { title: data.data.collection.title, description: data.data.collection.description } : {}),
    alternates: { canonical: `${origin}${routes.collection(slug)}` },
  };
}
