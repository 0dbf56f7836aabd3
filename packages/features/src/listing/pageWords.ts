import { isCollectionName } from '@suluh/domain/address';
import { homeText } from '@suluh/i18n-id/home';
import { seoText } from '@suluh/i18n-id/seo';
import { catalogueApi, outcomeOf } from '../parts/context/index.ts';
import { sharedPictures } from '../parts/pictures/index.ts';
import { unsaid, type PageWords, type Said, type ScreenProps } from '../parts/page/index.ts';
import { BEST_DEAL_SLUG } from './CategoryScreen.tsx';
import { keywordOf } from './namedScreens.tsx';
import { loadPartner } from './partner.ts';

/** Of a category's listing; filters and pages share the canonical link. */
export async function categoryWords({ context, slug }: ScreenProps<'category'>): Promise<Said> {
  const { data } = await catalogueApi(context).GET('/api/category');
  const category = data?.data.find((known) => known.slug === slug);
  return category
    ? {
        title: seoText.category(category.name),
        ...(category.description ? { description: category.description } : {}),
        ...(category.image ? { pictures: sharedPictures(category.image) } : {}),
      }
    : data
      ? 'missing'
      : null;
}

/** Of a collection's listing. */
export async function collectionWords({ context, slug }: ScreenProps<'collection'>): Promise<Said> {
  if (slug === BEST_DEAL_SLUG) return { title: homeText.bestDeal };
  if (!isCollectionName(slug)) return 'missing';
  const outcome = outcomeOf(await catalogueApi(context).GET('/api/collection/{slug}', { params: { path: { slug } } }));
  if (outcome.kind !== 'found') return unsaid(outcome);
  const { title, description, image } = outcome.data.data.collection;
  return { title, description, pictures: sharedPictures(image) };
}

/** Of the courses of a collection that have a date to come. */
export async function collectionEventWords({ context, slug }: ScreenProps<'collectionEvent'>): Promise<Said> {
  if (!isCollectionName(slug)) return 'missing';
  const outcome = outcomeOf(await catalogueApi(context).GET('/api/collection/{slug}', { params: { path: { slug } } }));
  if (outcome.kind !== 'found') return unsaid(outcome);
  const { title, image } = outcome.data.data.collection;
  return { title: seoText.collectionEvents(title), pictures: sharedPictures(image) };
}

/** Of an institution's page. */
export async function partnerWords({ context, code }: ScreenProps<'partner'>): Promise<Said> {
  const outcome = await loadPartner(context, code);
  if (outcome.kind !== 'found') return unsaid(outcome);
  const partner = outcome.data.data;
  return {
    title: seoText.partner(partner.orgName),
    canonical: { code: partner.code },
    pictures: sharedPictures(partner.foto),
  };
}

/** Of what was found for a keyword; with or without one it is one page to search engines. */
export const searchWords = ({ search }: ScreenProps<'search'>): PageWords => ({
  title: seoText.search(keywordOf(search)),
});
