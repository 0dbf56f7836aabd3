import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { jobListStyles } from './JobList.styles.ts';

/** Filters of vacancies, and those that are kept. */
export const JobListStylesheet = stylesheet`
  ${panelStyles}
  ${jobListStyles}
`;
