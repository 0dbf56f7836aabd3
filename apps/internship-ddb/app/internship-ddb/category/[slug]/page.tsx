import { categoryMetadata, CategoryScreen } from '@suluh/features/listing';
import { context } from '../../../context.ts';

export const generateMetadata = async ({ params }: PageProps<'/internship-ddb/category/[slug]'>) =>
  categoryMetadata(context, (await params).slug);

export default async function Page({ params, searchParams }: PageProps<'/internship-ddb/category/[slug]'>) {
  return <CategoryScreen context={context} slug={(await params).slug} search={await searchParams} />;
}
