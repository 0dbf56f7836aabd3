import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { tagFieldStyles } from '@suluh/ui/forms/TagField.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { partnershipStyles } from './Partnership.styles.ts';

/** The choice of a partner to be, the application, and how it stands. */
export const PartnershipStylesheet = createGlobalStyle`
  ${fieldStyles}
  ${tagFieldStyles}
  ${panelStyles}
  ${partnershipStyles}
`;
