import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { changePasswordStyles } from './ChangePassword.styles.ts';

/** What the change of a password needs beside what every page has. */
export const ChangePasswordStylesheet = createGlobalStyle`
  ${panelStyles}
  ${changePasswordStyles}
`;
