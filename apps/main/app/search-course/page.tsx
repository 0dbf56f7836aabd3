import { SearchScreen } from '@suluh/features/listing';
import { context } from '../context.ts';

export default async function Page({ searchParams }: PageProps<'/search-course'>) {
  return <SearchScreen context={context} search={await searchParams} />;
}
