import { AllCoursesScreen } from '@suluh/features/listing';
import { pageMetadata } from '@suluh/features/seo';
import { headerText } from '@suluh/i18n-id/navigation';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: headerText.collections,
  path: context.tenant.routes.courses(),
});

export default async function Page({ searchParams }: PageProps<'/collection-course'>) {
  return <AllCoursesScreen context={context} search={await searchParams} />;
}
