import { NewsListScreen } from '@suluh/features/news';
import { pageMetadata } from '@suluh/features/seo';
import { blogText } from '@suluh/i18n-id/blog';
import { context } from '../../context.ts';

export const metadata = pageMetadata(context.tenant, { title: blogText.title, path: context.tenant.routes.newsList() });

export default async function Page({ searchParams }: PageProps<'/blog/news'>) {
  return <NewsListScreen context={context} search={await searchParams} />;
}
