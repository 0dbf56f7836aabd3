import { createGlobalStyle } from 'styled-components';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { smallCertificateStyles } from '../parts/small-certificate/SmallCertificate.styles.ts';
import { finishedStyles } from './Finished.styles.ts';

/** The finished moment. */
export const FinishedStylesheet = createGlobalStyle`
  ${petalsStyles}
  ${smallCertificateStyles}
  ${finishedStyles}
`;
