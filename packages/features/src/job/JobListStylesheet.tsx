import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { jobCardStyles } from './JobCard.styles.ts';
import { jobListStyles } from './JobList.styles.ts';

/** Vacancies: cards, filters, and those that are kept. */
export const JobListStylesheet = stylesheet`
  ${panelStyles}
  ${jobCardStyles}
  ${jobListStyles}
`;
