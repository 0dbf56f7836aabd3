import { CategoryScreen } from '@suluh/features/listing';
import { programContext } from '../../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/category/[name]'>) {
  return (
    <CategoryScreen context={await programContext(params)} slug={(await params).name} search={await searchParams} />
  );
}
