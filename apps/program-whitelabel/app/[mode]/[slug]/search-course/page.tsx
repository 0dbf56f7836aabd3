import { SearchScreen } from '@suluh/features/listing';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/search-course'>) {
  return <SearchScreen context={await programContext(params)} search={await searchParams} />;
}
