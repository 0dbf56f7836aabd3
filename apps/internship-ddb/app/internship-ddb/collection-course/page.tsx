import { AllCoursesScreen } from '@suluh/features/listing';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/internship-ddb/collection-course'>) {
  return <AllCoursesScreen context={context} search={await searchParams} />;
}
