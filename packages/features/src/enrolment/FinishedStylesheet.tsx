import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { starFieldStyles } from '@suluh/ui/forms/StarField.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { smallCertificateStyles } from '../parts/small-certificate/SmallCertificate.styles.ts';
import { reviewStyles } from '../parts/reviews/Reviews.styles.ts';
import { finishedStyles } from './Finished.styles.ts';

/** The finished moment. */
export const FinishedStylesheet = stylesheet`
  ${fieldStyles}
  ${panelStyles}
  ${starFieldStyles}
  ${reviewStyles}
  ${petalsStyles}
  ${smallCertificateStyles}
  ${finishedStyles}
`;
