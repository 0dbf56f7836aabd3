import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import type { JobFilters } from '@suluh/domain/job';
import { savedJobText } from '@suluh/i18n-id/job';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';

/** Has the search of the page watched; who is not logged in goes to login first. A plain form. */
export const WatchForm = ({ routes, filters }: { routes: Routes; filters: JobFilters }): ReactElement => (
  <form method="post" action={apiPath(routes, '/api/form/job-watch')} className="jobList-watch">
    <PostedFields values={{ ...filters, redirectTo: pathTo(routes, 'savedJobs') }} />
    <SubmitButton kind="line" size="small">
      {savedJobText.watch}
    </SubmitButton>
  </form>
);
