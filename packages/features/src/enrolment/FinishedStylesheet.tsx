import { checkStyles } from '@suluh/ui/forms/Check.styles.ts';
import { chipCheckStyles } from '@suluh/ui/badges/ChipCheck.styles.ts';
import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { starFieldStyles } from '@suluh/ui/forms/StarField.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { smallCertificateStyles } from '../parts/small-certificate/SmallCertificate.styles.ts';
import { ownReviewStyles } from '../parts/reviews/OwnReview.styles.ts';
import { reviewStyles } from '../parts/reviews/Reviews.styles.ts';
import { torchStyles } from '../parts/torch/Torch.styles.ts';
import { finishedStyles } from './Finished.styles.ts';

/** The finished moment. */
export const FinishedStylesheet = stylesheet`
  ${fieldStyles}
  ${checkStyles}
  ${panelStyles}
  ${chipCheckStyles}
  ${starFieldStyles}
  ${reviewStyles}
  ${ownReviewStyles}
  ${petalsStyles}
  ${smallCertificateStyles}
  ${torchStyles}
  ${finishedStyles}
`;
