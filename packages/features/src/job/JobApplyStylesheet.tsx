import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { jobApplyStyles } from './JobApply.styles.ts';

/** Applying for a vacancy, beside `AccountStylesheet`. */
export const JobApplyStylesheet = stylesheet`
  ${fieldStyles}
  ${panelStyles}
  ${jobApplyStyles}
`;
