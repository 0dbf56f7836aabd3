import { CollectionScreen } from '@suluh/features/listing';
import { context } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/internship-ddb/collection-course/[slug]'>) {
  return <CollectionScreen context={context} slug={(await params).slug} search={await searchParams} />;
}
