import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { smallCertificateStyles } from '../parts/small-certificate/SmallCertificate.styles.ts';
import { certificateCardStyles } from './CertificateCard.styles.ts';

/** The learner's certificates, beside `AccountStylesheet`. */
export const CertificateStylesheet = stylesheet`
  ${smallCertificateStyles}
  ${certificateCardStyles}
`;
