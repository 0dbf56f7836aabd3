import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { changePasswordStyles } from './ChangePassword.styles.ts';

/** What the change of a password needs beside what every page has. */
export const ChangePasswordStylesheet = stylesheet`
  ${panelStyles}
  ${changePasswordStyles}
`;
