import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { codeCardStyles } from './CodeCard.styles.ts';
import { friendsStyles } from './Friends.styles.ts';
import { referralStyles } from './Referral.styles.ts';

/** The page of the referral code, beside `HomeStylesheet` for its hero. */
export const ReferralStylesheet = createGlobalStyle`
  ${panelStyles}
  ${referralStyles}
  ${codeCardStyles}
  ${friendsStyles}
`;
