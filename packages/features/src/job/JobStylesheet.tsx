import { stickyBarStyles } from '@suluh/ui/furniture/StickyBar.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { jobStyles } from './Job.styles.ts';

/** The page of one vacancy. */
export const JobStylesheet = stylesheet`
  ${stickyBarStyles}
  ${jobStyles}
`;
