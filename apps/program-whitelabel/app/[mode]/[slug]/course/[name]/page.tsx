import { courseMetadata, CourseScreen } from '@suluh/features/course';
import { programContext } from '../../../../context.ts';

type Props = PageProps<'/[mode]/[slug]/course/[name]'>;

export const generateMetadata = async ({ params }: Props) =>
  courseMetadata(await programContext(params), (await params).name);

export default async function Page({ params, searchParams }: Props) {
  return <CourseScreen context={await programContext(params)} slug={(await params).name} search={await searchParams} />;
}
