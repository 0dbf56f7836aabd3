import { MyCourseScreen } from '@suluh/features/my-course';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/my-course'>) {
  return <MyCourseScreen context={context} search={await searchParams} />;
}
