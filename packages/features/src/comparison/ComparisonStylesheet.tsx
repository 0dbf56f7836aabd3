import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { comparisonScreenStyles } from './ComparisonScreen.styles.ts';
import { comparisonTableStyles } from './ComparisonTable.styles.ts';
import { moreToCompareStyles } from './MoreToCompare.styles.ts';

/** What the page of courses side by side has beside the base. */
export const ComparisonStylesheet = stylesheet`
  ${fieldStyles}
  ${comparisonScreenStyles}
  ${comparisonTableStyles}
  ${moreToCompareStyles}
`;
