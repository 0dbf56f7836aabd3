import type { JobCard, JobDetail } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { applyText, jobText, savedJobText } from '@suluh/i18n-id/job';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { breadcrumbData, jobData, JsonLd } from '../parts/structured-data/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { courseView } from '../parts/courses/index.ts';
import { ShareHere } from '../parts/share/index.ts';
import { JobListStylesheet } from './JobListStylesheet.tsx';
import { JobPage } from './JobPage.tsx';
import { JobStylesheet } from './JobStylesheet.tsx';
import { jobView } from './jobView.ts';
import { coursesFor, loadJob } from './load.ts';
import { similarJobs } from './similar.ts';

/** Vacancies like this one: of its category, of its city, the newest; none while they do not come. */
async function similarTo(context: AppContext, job: JobDetail): Promise<JobCard[]> {
  const api = catalogueApi(context);
  const { city } = job.workingLocation;
  const lists = await Promise.all(
    [city ? { city } : null, {}].map(async (query) =>
      query === null ? [] : ((await api.GET('/api/job-vacancies', { params: { query } })).data?.data ?? []),
    ),
  );
  return similarJobs(job, lists);
}

/** /job-vacancies/{slugJob}: a vacancy with its text. An unknown one is not found. */
export async function JobScreen({ context, slug }: { context: AppContext; slug: string }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const outcome = await loadJob(context, slug);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'job', { slug })} />;
  const job = outcome.data.data;
  const [similar, courses] = await Promise.all([similarTo(context, job), coursesFor(context, job)]);
  const way = {
    homeHref: pathTo(routes, 'home'),
    parents: [{ href: pathTo(routes, 'jobVacancies'), label: jobText.title }],
    current: job.jobTitle,
  };
  return (
    <>
      <ContentStylesheet />
      <JobListStylesheet />
      <JobStylesheet />
      <JsonLd
        data={[
          jobData(job, `${tenant.origin}${pathTo(routes, 'job', { slug: job.slugJob })}`),
          breadcrumbData(tenant.origin, way),
        ]}
      />
      <JobPage
        breadcrumb={<Breadcrumb {...way} />}
        job={jobView(job, tenant)}
        description={job.description}
        lists={[
          { title: jobText.tasks, lines: job.tasks },
          { title: jobText.requirements, lines: job.requirements },
          { title: jobText.facilities, lines: job.facilities },
        ]}
        employer={{ about: job.companyAbout, href: pathTo(routes, 'jobVacancies', { company: job.company.title }) }}
        action={
          <ButtonLink kind="flame" size="large" block href={pathTo(routes, 'jobApply', { slug: job.slugJob })}>
            {applyText.apply}
          </ButtonLink>
        }
        secondary={
          <>
            <form method="post" action={apiPath(routes, '/api/form/job-save')}>
              <PostedFields values={{ id: job.postId, slug: job.slugJob, redirectTo: pathTo(routes, 'savedJobs') }} />
              <SubmitButton kind="line">{savedJobText.save}</SubmitButton>
            </form>
            <ShareHere text={jobText.shared(job.jobTitle, job.company.title)} />
          </>
        }
        similar={similar.map((each) => jobView(each, tenant))}
        courses={courses.map((course) => ({ ...courseView(course, tenant), id: course.id }))}
      />
    </>
  );
}
