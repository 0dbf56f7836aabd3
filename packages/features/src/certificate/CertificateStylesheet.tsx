import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { smallCertificateStyles } from '../parts/small-certificate/SmallCertificate.styles.ts';
import { certificateCardStyles } from './CertificateCard.styles.ts';
import { factListStyles } from './FactList.styles.ts';

/** The learner's certificates, beside `AccountStylesheet`, and what a check of one found, beside `AuthStylesheet`. */
export const CertificateStylesheet = stylesheet`
  ${smallCertificateStyles}
  ${certificateCardStyles}
  ${factListStyles}
`;
