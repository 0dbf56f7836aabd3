import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { jobListStyles } from './JobList.styles.ts';

/** Filters of vacancies, and those that are kept. */
export const JobListStylesheet = createGlobalStyle`
  ${panelStyles}
  ${jobListStyles}
`;
