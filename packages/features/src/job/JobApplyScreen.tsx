import { pathTo } from '@suluh/domain/address';
import { applyText, savedJobText } from '@suluh/i18n-id/job';
import { ruleText } from '@suluh/i18n-id/validation';
import { Note } from '@suluh/ui/feedback/Note';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { Applications } from './Applications.tsx';
import { JobApplyStylesheet } from './JobApplyStylesheet.tsx';
import { CvForm } from './CvForm.tsx';
import { loadJob } from './load.ts';

interface JobApplyScreenProps {
  context: AppContext;
  slug: string;
  search: SearchParams;
}

/** A refusal of the form that was posted, in the words of what was sent: as before it is sent from a browser. */
function problemOf(search: SearchParams): string | null {
  if (search.error === 'requiredFile' || search.error === 'fileTooLarge') return ruleText({ code: search.error });
  if (search.error === 'pdfType') return applyText.notPdf;
  if (search.error === 'UNSUPPORTED_MEDIA_TYPE' || search.error === 'BAD_REQUEST') return applyText.notPdf;
  return search.error === 'CONFLICT' ? applyText.again : formProblem(search);
}

/**
 * /job-vacancies/{slug}/lamar: the CV for a vacancy, or how the application for it stands, and below the others
 * (docs/product/job.md#applying). An unknown vacancy is not found; one that closed is, by whoever applied for it.
 */
export async function JobApplyScreen({ context, slug, search }: JobApplyScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'jobApply', { slug });
  const api = await learnerApi(context, path);
  const [vacancy, mine] = await Promise.all([loadJob(context, slug), api.GET('/api/job-application').then(outcomeOf)]);
  if (vacancy.kind === 'failed') return <LoadFailure failure={vacancy.failure} retryHref={path} />;
  if (mine.kind !== 'found') {
    renewWhenOver(mine.failure, tenant, path);
    return <LoadFailure failure={mine.failure} retryHref={path} />;
  }
  const job = vacancy.kind === 'found' ? vacancy.data.data : null;
  const applications = mine.data.data;
  const own = applications.filter(({ slugJob }) => slugJob === (job?.slugJob ?? slug));
  if (job === null && own.length === 0) notFound();
  const others = applications.filter((each) => !own.includes(each));
  return (
    <PlainAccountFrame context={context} path={path} title={job ? applyText.title(job.jobTitle) : applyText.mine}>
      <JobApplyStylesheet />
      <div className="jobApply">
        {job === null || own.length > 0 ? (
          <>
            {own[0]?.status === 'sent' && <Note tone="success">{applyText.sent}</Note>}
            <Applications applications={own} routes={routes} />
          </>
        ) : (
          <section className="panel" aria-labelledby="lamar">
            <h2 className="type-h3" id="lamar">
              {job.jobTitle} {applyText.at(job.company.title)}
            </h2>
            <CvForm id={job.postId} slug={job.slugJob} problem={problemOf(search)} />
          </section>
        )}
        <a className="type-link" href={pathTo(routes, 'savedJobs')}>
          {savedJobText.title}
        </a>
        {others.length > 0 && (
          <section aria-labelledby="lamaran">
            <h2 className="type-h3" id="lamaran">
              {applyText.mine}
            </h2>
            <Applications applications={others} routes={routes} />
          </section>
        )}
      </div>
    </PlainAccountFrame>
  );
}
