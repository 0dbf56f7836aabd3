import { MyCourseScreen } from '@suluh/features/my-course';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/my-course'>) {
  return <MyCourseScreen context={await programContext(params)} search={await searchParams} />;
}
