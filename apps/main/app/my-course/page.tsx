import { pageMetadata } from '@suluh/features/seo';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { MyCourseScreen } from '@suluh/features/my-course';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: myCourseText.title,
  path: context.tenant.routes.myCourse(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/my-course'>) {
  return <MyCourseScreen context={context} search={await searchParams} />;
}
