import { AllCoursesScreen } from '@suluh/features/listing';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/collection-course'>) {
  return <AllCoursesScreen context={await programContext(params)} search={await searchParams} />;
}
