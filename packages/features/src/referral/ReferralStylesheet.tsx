import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { codeCardStyles } from './CodeCard.styles.ts';
import { friendsStyles } from './Friends.styles.ts';
import { referralStyles } from './Referral.styles.ts';

/** The page of the referral code, beside `HomeStylesheet` for its hero. */
export const ReferralStylesheet = stylesheet`
  ${panelStyles}
  ${referralStyles}
  ${codeCardStyles}
  ${friendsStyles}
`;
