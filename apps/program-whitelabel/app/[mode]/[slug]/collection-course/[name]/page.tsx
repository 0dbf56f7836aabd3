import { CollectionScreen } from '@suluh/features/listing';
import { programContext } from '../../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/collection-course/[name]'>) {
  return (
    <CollectionScreen context={await programContext(params)} slug={(await params).name} search={await searchParams} />
  );
}
