import { pathTo } from '@suluh/domain/address';
import { jobText } from '@suluh/i18n-id/job';
import { JobFacts } from '@suluh/ui/cards/JobFacts';
import { ArticlePage } from '@suluh/ui/content/ArticlePage';
import { Paragraphs } from '@suluh/ui/content/Paragraphs';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { jobView } from './jobView.ts';
import { loadJob } from './load.ts';

/** /job-vacancies/{slugJob}: a vacancy with its text. An unknown one is not found. */
export async function JobScreen({ context, slug }: { context: AppContext; slug: string }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const outcome = await loadJob(context, slug);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'job', { slug })} />;
  const job = outcome.data.data;
  return (
    <>
      <ContentStylesheet />
      <ArticlePage
        cloth={null}
        breadcrumb={
          <Breadcrumb
            homeHref={pathTo(routes, 'home')}
            parents={[{ href: pathTo(routes, 'jobVacancies'), label: jobText.title }]}
            current={job.jobTitle}
          />
        }
        title={job.jobTitle}
        facts={<JobFacts job={jobView(job, tenant)} />}
      >
        <h2 className="type-h2">{jobText.description}</h2>
        <Paragraphs text={job.description} />
        {job.facilities.length > 0 && (
          <>
            <h2 className="type-h2">{jobText.facilities}</h2>
            <ul className="content-list">
              {job.facilities.map((facility) => (
                <li key={facility}>{facility}</li>
              ))}
            </ul>
          </>
        )}
      </ArticlePage>
    </>
  );
}
