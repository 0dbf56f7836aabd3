import { chipCheckStyles } from '@suluh/ui/badges/ChipCheck.styles.ts';
import { checkStyles } from '@suluh/ui/forms/Check.styles.ts';
import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { selectStyles } from '@suluh/ui/forms/Select.styles.ts';
import { starFieldStyles } from '@suluh/ui/forms/StarField.styles.ts';
import { paginationStyles } from '@suluh/ui/navigation/Pagination.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { ownReviewStyles } from '../parts/reviews/OwnReview.styles.ts';
import { reviewStyles } from '../parts/reviews/Reviews.styles.ts';
import { reviewPageStyles } from './Review.styles.ts';

/** The page of a learner's review. */
export const ReviewStylesheet = stylesheet`
  ${fieldStyles}
  ${checkStyles}
  ${panelStyles}
  ${chipCheckStyles}
  ${selectStyles}
  ${starFieldStyles}
  ${paginationStyles}
  ${reviewStyles}
  ${ownReviewStyles}
  ${reviewPageStyles}
`;
