import type { JobAlert, JobCard } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { applyText, savedJobText, searchSaid } from '@suluh/i18n-id/job';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { ReactElement } from 'react';
import { jobListPath } from './jobSearch.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface EndFormProps {
  routes: Routes;
  /** Where it is posted. */
  action: string;
  id: number | string;
  label: string;
  /** What is let go. */
  of: string;
}

const EndForm = ({ routes, action, id, label, of }: EndFormProps): ReactElement => (
  <form method="post" action={action}>
    <PostedFields values={{ id, redirectTo: pathTo(routes, 'savedJobs') }} />
    <SubmitButton kind="line" size="small">
      {label}
      <span className="layout-hidden">: {of}</span>
    </SubmitButton>
  </form>
);

/** Vacancies somebody keeps. */
export const SavedJobs = ({ jobs, routes }: { jobs: readonly JobCard[]; routes: Routes }): ReactElement => (
  <ul className="jobList-saved">
    {jobs.map(({ postId, slugJob, jobTitle, company }) => (
      <li key={postId} className="panel">
        <span>
          <a className="type-link" href={pathTo(routes, 'job', { slug: slugJob })}>
            {jobTitle}
          </a>{' '}
          {applyText.at(company.title)}
        </span>
        <EndForm
          routes={routes}
          action={apiPath(routes, '/api/form/job-unsave')}
          id={postId}
          label={savedJobText.unsave}
          of={jobTitle}
        />
      </li>
    ))}
  </ul>
);

/** Searches that are watched for somebody. */
export const WatchedSearches = ({ alerts, routes }: { alerts: readonly JobAlert[]; routes: Routes }): ReactElement => (
  <ul className="jobList-searches">
    {alerts.map(({ id, q, city, kind, company, education, experience }) => {
      const filters = { q, city, kind, company, education, experience };
      const said = searchSaid(filters);
      return (
        <li key={id} className="panel">
          <a className="type-link" href={jobListPath(routes, filters)}>
            {said}
          </a>
          <EndForm
            routes={routes}
            action={apiPath(routes, '/api/form/job-unwatch')}
            id={id}
            label={savedJobText.unwatch}
            of={said}
          />
        </li>
      );
    })}
  </ul>
);
