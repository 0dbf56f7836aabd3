import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { jobApplyStyles } from './JobApply.styles.ts';

/** Applying for a vacancy, beside `AccountStylesheet`. */
export const JobApplyStylesheet = createGlobalStyle`
  ${fieldStyles}
  ${panelStyles}
  ${jobApplyStyles}
`;
