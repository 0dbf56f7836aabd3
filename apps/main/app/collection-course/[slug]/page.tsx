import { collectionMetadata, CollectionScreen } from '@suluh/features/listing';
import { context } from '../../context.ts';

export const generateMetadata = async ({ params }: PageProps<'/collection-course/[slug]'>) =>
  collectionMetadata(context, (await params).slug);

export default async function Page({ params, searchParams }: PageProps<'/collection-course/[slug]'>) {
  return <CollectionScreen context={context} slug={(await params).slug} search={await searchParams} />;
}
