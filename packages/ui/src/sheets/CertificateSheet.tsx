import { createGlobalStyle } from 'styled-components';
import { certificateCardStyles } from '../account/CertificateCard.styles.ts';

/** The learner's certificates, beside `AccountSheet`. */
export const CertificateSheet = createGlobalStyle`
  ${certificateCardStyles}
`;
