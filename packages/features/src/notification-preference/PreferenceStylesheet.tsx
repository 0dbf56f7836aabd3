import { checkStyles } from '@suluh/ui/forms/Check.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { preferenceStyles } from './Preference.styles.ts';

/** What somebody wants to be told, and the page that ends mails. */
export const PreferenceStylesheet = stylesheet`
  ${panelStyles}
  ${checkStyles}
  ${preferenceStyles}
`;
