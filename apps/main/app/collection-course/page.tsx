import { pageMetadata } from '@suluh/features/seo';
import { ListingScreen } from '@suluh/features/listing';
import { headerText } from '@suluh/i18n-id/navigation';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, { title: headerText.collections, path: context.tenant.routes.courses() });

export default async function Page({ searchParams }: PageProps<'/collection-course'>) {
  return <ListingScreen context={context} source={{ kind: 'all' }} path={context.tenant.routes.courses()} search={await searchParams} title={headerText.collections} />;
}
