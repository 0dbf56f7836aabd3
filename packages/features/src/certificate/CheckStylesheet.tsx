import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { cameraStyles } from '../parts/camera/Camera.styles.ts';
import { smallCertificateStyles } from '../parts/small-certificate/SmallCertificate.styles.ts';
import { checkResultStyles } from './CheckResult.styles.ts';
import { checkScreenStyles } from './CheckScreen.styles.ts';

/** The check of a certificate, and what it found. */
export const CheckStylesheet = stylesheet`
  ${fieldStyles}
  ${cameraStyles}
  ${smallCertificateStyles}
  ${checkScreenStyles}
  ${checkResultStyles}
`;
