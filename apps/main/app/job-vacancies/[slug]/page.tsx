import { jobMetadata, JobScreen } from '@suluh/features/jobs';
import { context } from '../../context.ts';

export const generateMetadata = async ({ params }: PageProps<'/job-vacancies/[slug]'>) =>
  jobMetadata(context, (await params).slug);

export default async function Page({ params }: PageProps<'/job-vacancies/[slug]'>) {
  return <JobScreen context={context} slug={(await params).slug} />;
}
