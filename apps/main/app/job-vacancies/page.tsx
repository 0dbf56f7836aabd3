import { JobListScreen } from '@suluh/features/jobs';
import { pageMetadata } from '@suluh/features/seo';
import { jobText } from '@suluh/i18n-id/job';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: jobText.title,
  path: context.tenant.routes.jobVacancies(),
});

export default async function Page({ searchParams }: PageProps<'/job-vacancies'>) {
  return <JobListScreen context={context} search={await searchParams} />;
}
