import { courseMetadata, CourseScreen } from '@suluh/features/course';
import { context } from '../../../context.ts';

export const generateMetadata = async ({ params }: PageProps<'/myindibiz/course/[slug]'>) =>
  courseMetadata(context, (await params).slug);

export default async function Page({ params, searchParams }: PageProps<'/myindibiz/course/[slug]'>) {
  return <CourseScreen context={context} slug={(await params).slug} search={await searchParams} />;
}
