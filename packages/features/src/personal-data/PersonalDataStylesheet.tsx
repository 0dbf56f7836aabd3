import { checkStyles } from '@suluh/ui/forms/Check.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { personalDataStyles } from './PersonalData.styles.ts';

/** What the page of somebody's data needs beside what every page has. */
export const PersonalDataStylesheet = stylesheet`
  ${panelStyles}
  ${checkStyles}
  ${personalDataStyles}
`;
