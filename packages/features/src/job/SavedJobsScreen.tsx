import { pathTo } from '@suluh/domain/address';
import { applyText, jobText, savedJobText } from '@suluh/i18n-id/job';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { Applications } from './Applications.tsx';
import { JobApplyStylesheet } from './JobApplyStylesheet.tsx';
import { JobListStylesheet } from './JobListStylesheet.tsx';
import { loadSavedJobs } from './load.ts';
import { SavedJobs, WatchedSearches } from './SavedJobs.tsx';

interface SavedJobsScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** /lowongan-tersimpan: vacancies somebody keeps, what they applied for, and searches watched for them (docs/product/job.md#saved). */
export async function SavedJobsScreen({ context, search }: SavedJobsScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'savedJobs');
  const api = await learnerApi(context, path);
  const outcome = await loadSavedJobs(api);
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, path);
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const { jobs, alerts, applications } = outcome.data;
  const problem = search.error === 'CONFLICT' ? savedJobText.full : formProblem(search);
  return (
    <PlainAccountFrame context={context} path={path} title={savedJobText.title}>
      <JobListStylesheet />
      {applications.length > 0 && <JobApplyStylesheet />}
      <div className="jobList-page">
        {problem && (
          <Note tone="error" alert>
            {problem}
          </Note>
        )}
        {jobs.length > 0 ? (
          <SavedJobs jobs={jobs} routes={routes} />
        ) : (
          <EmptyState
            headingLevel={2}
            title={savedJobText.emptyTitle}
            body={savedJobText.emptyBody}
            action={<ButtonLink href={pathTo(routes, 'jobVacancies')}>{jobText.search}</ButtonLink>}
          />
        )}
        {applications.length > 0 && (
          <section aria-labelledby="lamaran">
            <h2 className="type-h3" id="lamaran">
              {applyText.mine}
            </h2>
            <Applications applications={applications} routes={routes} />
          </section>
        )}
        <section aria-labelledby="pantauan">
          <h2 className="type-h3" id="pantauan">
            {savedJobText.alerts}
          </h2>
          <p className="type-muted">{alerts.length > 0 ? savedJobText.alertsLead : savedJobText.noAlerts}</p>
          <WatchedSearches alerts={alerts} routes={routes} />
        </section>
      </div>
    </PlainAccountFrame>
  );
}
