import { CategoryScreen } from '@suluh/features/listing';
import { context } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/myindibiz/category/[slug]'>) {
  return <CategoryScreen context={context} slug={(await params).slug} search={await searchParams} />;
}
