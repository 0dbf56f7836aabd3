import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { tagFieldStyles } from '@suluh/ui/forms/TagField.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { partnershipStyles } from './Partnership.styles.ts';

/** The choice of a partner to be, the application, and how it stands. */
export const PartnershipStylesheet = stylesheet`
  ${fieldStyles}
  ${tagFieldStyles}
  ${panelStyles}
  ${partnershipStyles}
`;
