import { miniCourseStyles } from '@suluh/ui/checkout/MiniCourse.styles.ts';
import { checkStyles } from '@suluh/ui/forms/Check.styles.ts';
import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { redeemStyles } from './Redeem.styles.ts';

/** Redeeming a code, beside `AccountStylesheet`. */
export const RedeemStylesheet = stylesheet`
  ${fieldStyles}
  ${checkStyles}
  ${panelStyles}
  ${miniCourseStyles}
  ${redeemStyles}
`;
