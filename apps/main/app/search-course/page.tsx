import { ListingScreen } from '@suluh/features/listing';
import { seoText } from '@suluh/i18n-id/seo';
import { context } from '../context.ts';

export default async function Page({ searchParams }: PageProps<'/search-course'>) {
  const search = await searchParams;
  const keyword = typeof search.q === 'string' ? search.q : '';
  return <ListingScreen context={context} source={{ kind: 'all' }} path={context.tenant.routes.search()} search={search} title={seoText.search(keyword)} />;
}
