import { apiPath, pathTo } from '@suluh/domain/address';
import { applyText, jobText, savedJobText } from '@suluh/i18n-id/job';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { JobFacts } from './JobFacts.tsx';
import { ArticlePage } from '@suluh/ui/content/ArticlePage';
import { Paragraphs } from '@suluh/ui/content/Paragraphs';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { breadcrumbData, jobData, JsonLd } from '../parts/structured-data/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { RelatedCourses } from '../parts/related-courses/index.ts';
import { JobListStylesheet } from './JobListStylesheet.tsx';
import { jobView } from './jobView.ts';
import { loadJob } from './load.ts';

function Lines({ title, lines }: { title: string; lines: readonly string[] }): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <>
      <h2 className="type-h2">{title}</h2>
      <ul className="content-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
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
  const way = {
    homeHref: pathTo(routes, 'home'),
    parents: [{ href: pathTo(routes, 'jobVacancies'), label: jobText.title }],
    current: job.jobTitle,
  };
  return (
    <>
      <ContentStylesheet />
      <JobListStylesheet />
      <JsonLd
        data={[
          jobData(job, `${tenant.origin}${pathTo(routes, 'job', { slug: job.slugJob })}`),
          breadcrumbData(tenant.origin, way),
        ]}
      />
      <ArticlePage
        cloth={null}
        breadcrumb={<Breadcrumb {...way} />}
        title={job.jobTitle}
        facts={<JobFacts job={jobView(job, tenant)} />}
      >
        <div className="jobList-deeds">
          <ButtonLink kind="flame" size="large" href={pathTo(routes, 'jobApply', { slug: job.slugJob })}>
            {applyText.apply}
          </ButtonLink>
          <form method="post" action={apiPath(routes, '/api/form/job-save')}>
            <PostedFields values={{ id: job.postId, slug: job.slugJob, redirectTo: pathTo(routes, 'savedJobs') }} />
            <SubmitButton kind="line" size="large">
              {savedJobText.save}
            </SubmitButton>
          </form>
        </div>
        <h2 className="type-h2">{jobText.description}</h2>
        <Paragraphs text={job.description} />
        <Lines title={jobText.tasks} lines={job.tasks} />
        <Lines title={jobText.requirements} lines={job.requirements} />
        <Lines title={jobText.facilities} lines={job.facilities} />
        {job.companyAbout && (
          <>
            <h2 className="type-h2">{jobText.employer}</h2>
            <Paragraphs text={job.companyAbout} />
          </>
        )}
        <p>
          <a className="type-link" href={pathTo(routes, 'jobVacancies', { company: job.company.title })}>
            {jobText.ofCompany(job.company.title)}
          </a>
        </p>
      </ArticlePage>
      <RelatedCourses context={context} words={job.jobTitle} />
    </>
  );
}
