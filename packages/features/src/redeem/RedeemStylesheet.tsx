import { checkStyles } from '@suluh/ui/forms/Check.styles.ts';
import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { redeemStyles } from './Redeem.styles.ts';

/** Redeeming a code, beside `AccountStylesheet`. */
export const RedeemStylesheet = createGlobalStyle`
  ${fieldStyles}
  ${checkStyles}
  ${panelStyles}
  ${redeemStyles}
`;
