import { newsMetadata, NewsScreen } from '@suluh/features/news';
import { context } from '../../../context.ts';

export const generateMetadata = async ({ params }: PageProps<'/blog/news/[slug]'>) =>
  newsMetadata(context, (await params).slug);

export default async function Page({ params }: PageProps<'/blog/news/[slug]'>) {
  return <NewsScreen context={context} slug={(await params).slug} />;
}
